/** What just happened, newest first. What only I learnt is not among it: that is held up to be seen, never left lying. */
import type { Room } from '../../../protocol/room.ts'
import { told } from '../../app/scene.ts'
import { Art, Mark } from '../../parts/Art.tsx'
import * as playCss from '../../table/play.module.css'
import { actorOf, sentence } from '../../table/sentence.ts'

export function Happened({ room, n }: { readonly room: Room; readonly n: number }) {
  const lines = told.value.filter(({ of }) => of === 'game').slice(-n)
  return (
    <ol class={playCss.recent}>
      {lines.reverse().map((line) => {
        const actor = actorOf(line)
        const mark = actor === undefined ? undefined : room.chairs[actor]?.mark
        return (
          <li key={line.key}>
            {mark ? <Mark of={mark} class={playCss.recentMark} /> : <Art of="paw" class={playCss.recentMark} />}
            <span title={sentence(line, room)}>{sentence(line, room)}</span>
          </li>
        )
      })}
    </ol>
  )
}
