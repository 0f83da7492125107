/** Sound, touch and light for what happens: each step once, when it is shown. */
import { useEffect, useRef } from 'preact/hooks'
import type { News } from '../../kernel/state.ts'
import { maySleep, stayAwake } from '../app/awake.ts'
import { nudge } from '../app/nudge.ts'
import { scene } from '../app/scene.ts'
import { play } from '../app/sound.ts'
import { viewOf } from '../app/table.ts'
import type { Board } from '../boards/board.ts'

export function useCues(board: Board | undefined): void {
  const last = useRef<number | undefined>(undefined)
  const shown = scene.value
  const seq = shown?.now.seq
  const stage = shown?.now.room.stage
  // Once for each step
  useEffect(() => {
    const first = last.current === undefined
    last.current = seq
    if (!shown || !board || first || shown.before?.game === shown.now.game) return
    const view = viewOf(shown.now)
    const heard = (view?.table.news ?? []).map((news: News) => board.cue(news)).find((cue) => cue !== undefined)
    if (heard) play(heard)
    const before = shown.before && viewOf(shown.before)
    const { seat } = shown.now
    const mine = seat !== null && view?.agenda.asked.includes(seat)
    if (mine && before?.agenda.question !== view?.agenda.question && !before?.agenda.asked.includes(seat)) {
      if (!heard) play('turn')
      nudge()
    }
  }, [seq])
  useEffect(() => {
    if (stage === 'playing') stayAwake()
    else maySleep()
    return maySleep
  }, [stage])
}
