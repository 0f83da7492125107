/** What happened at this moment, in sentences, as far as the fog lets them through. */

import type { Moment } from '../../kernel/chronicle.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import type { Line } from '../app/log.ts'
import * as kit from '../look/kit.module.css'
import { Art, Mark } from '../parts/Art.tsx'
import { actorOf, sentence } from '../table/sentence.ts'
import { type Heard, heardThrough } from './fog.ts'
import { replayWords as t } from './replay.words.ts'
import type { Show } from './show.ts'

import * as css from './tale.module.css'
import type { Fog } from './where.ts'

interface DeedProps {
  readonly moment: Moment
  readonly show: Show
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
}

function Told({ heard: { news, whose }, room, name }: { readonly heard: Heard } & Pick<DeedProps, 'room' | 'name'>) {
  const line: Line = { of: whose === 'everybody' ? 'game' : 'mine', news, seq: 0, key: '' }
  const actor = whose === 'everybody' ? actorOf(line) : whose
  const mark = actor === undefined ? undefined : room.chairs[actor]?.mark
  const told = sentence(line, room)
  return (
    <li class={whose === 'everybody' ? '' : css.alone}>
      {mark ? <Mark of={mark} /> : <Art of="paw" class={kit.mark} />}
      <span>{whose === 'everybody' ? told : t().learns(name(whose), told)}</span>
    </li>
  )
}

export function Deed({ moment: { state, entry }, show, fog, room, name }: DeedProps) {
  const { ceremony, playing } = show
  const by = entry?.by
  return (
    <section class={css.tale} aria-live={playing === 'on' ? 'off' : 'polite'}>
      <h2>{entry ? t().deed(name(entry.seat)) : t().deal}</h2>
      {ceremony === 'hushed' ? (
        <p>{t().hushed}</p>
      ) : (
        <ul>
          {heardThrough(state, fog).map((heard, at) => (
            <Told key={`${show.at} ${at}`} heard={heard} room={room} name={name} />
          ))}
        </ul>
      )}
      {by && <p class={css.by}>{by === 'clock' ? t().clock : t().puppet}</p>}
    </section>
  )
}
