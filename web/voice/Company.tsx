/** Who takes part, how the way to them is, and how loud they are here. */
import type { Room } from '../../protocol/room.ts'
import type { Voice } from '../../protocol/voices.ts'
import { nameIn } from '../app/people.ts'
import { voices } from '../app/voices.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { mine, narrow, peers } from './call.ts'
import { canSetVolume, setVolume, volumes } from './loudspeaker.ts'
import { voiceWords as t } from './voice.words.ts'
import * as css from './voicesheet.module.css'

function calledIn(room: Room, { seat, as }: Voice): string {
  if (seat !== null) return nameIn(room)(seat)
  return as === 'screen' ? t().screen : t().onlooker
}

function stateOf(voice: Voice): string {
  if (voice.name === mine.value?.name) return t().you
  const peer = peers.value.get(voice.name)
  const way = peer ? t().state[peer.state.value] : ''
  const gives = voice.floor === 'ears' && voice.gives !== 'ears' ? t().waits : ''
  return [way, gives, narrow.value.has(voice.name) ? t().thin : ''].filter(Boolean).join(' · ')
}

export function Company({ room }: { readonly room: Room }) {
  return (
    <section>
      <h3>{t().people}</h3>
      {voices.value.length === 0 && <p>{t().nobody}</p>}
      <ul class={css.people}>
        {voices.value.map((voice) => (
          <One key={voice.name} room={room} voice={voice} />
        ))}
      </ul>
    </section>
  )
}

function One({ room, voice }: { readonly room: Room; readonly voice: Voice }) {
  const { seat } = voice
  const called = calledIn(room, voice)
  const mark = seat === null ? undefined : room.chairs[seat]?.mark
  const isOther = seat !== null && peers.value.has(voice.name)
  return (
    <li class={css.one} data-voice={voice.name} data-way={peers.value.get(voice.name)?.state.value}>
      {mark && seat !== null && <SeatMark of={mark} seat={seat} />}
      <span class={css.who}>
        <b>{called}</b> <em>{stateOf(voice)}</em>
      </span>
      {isOther && voice.gives !== 'ears' && canSetVolume() && (
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          aria-label={t().volume(called)}
          value={volumes.value.get(seat) ?? 1}
          onInput={({ currentTarget }) => setVolume(seat, currentTarget.valueAsNumber)}
        />
      )}
    </li>
  )
}
