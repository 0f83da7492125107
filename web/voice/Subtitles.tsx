/** What was said last, in writing, for who wished it. */
import type { Room } from '../../protocol/room.ts'
import { nameIn } from '../app/people.ts'
import { captions } from './captions.ts'
import * as css from './subtitles.module.css'

export function Subtitles({ room }: { readonly room: Room }) {
  if (captions.value.size === 0) return null
  const name = nameIn(room)
  return (
    <ul class={css.subtitles} aria-live="polite">
      {[...captions.value].map(([seat, said]) => (
        <li key={seat}>
          <b>{name(seat)}</b> {said}
        </li>
      ))}
    </ul>
  )
}
