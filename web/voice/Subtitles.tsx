/** What was said last, in writing, at whoever said it; for who wished it. */
import { useRef } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { nameIn } from '../app/people.ts'
import { useAtSeat } from '../parts/atSeat.ts'
import { captioning, captions } from './captions.ts'
import * as css from './subtitles.module.css'

export function Subtitles({ room }: { readonly room: Room }) {
  // There before anything is said: what comes together with its words is not read out.
  if (captioning.value !== 'on') return null
  const name = nameIn(room)
  return (
    <ul class={css.subtitles} aria-live="polite">
      {[...captions.value].map(([seat, said]) => (
        <Line key={seat} seat={seat} name={name(seat)} said={said} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly seat: Seat
  readonly name: string
  readonly said: string
}

function Line({ seat, name, said }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  useAtSeat(line, seat, said, 'face')
  return (
    <li ref={line} data-said={seat}>
      <b>{name}</b> {said}
    </li>
  )
}
