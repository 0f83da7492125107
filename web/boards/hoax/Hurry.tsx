/** A switch: puppets think at once. */
import type { HoaxView } from '../../../games/hoax/state.ts'
import type { Room } from '../../../protocol/room.ts'
import { tell } from '../../app/table.ts'
import * as css from './dozing.module.css'
import { mayHurry } from './hurrying.ts'
import { hoaxBoardWords as t } from './words.ts'

export function Hurry({ room, view }: { readonly room: Room; readonly view: HoaxView }) {
  if (!mayHurry(room, view)) return null
  const isOn = room.hurried.includes(view.seat)
  const flip = () => void tell({ is: 'hurry', puppets: isOn ? 'as ever' : 'brisk' })
  return (
    <button type="button" class={css.doze} aria-pressed={isOn} onClick={flip}>
      {t().hurry}
    </button>
  )
}
