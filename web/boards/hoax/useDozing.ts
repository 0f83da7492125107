/**
 * Whether I would be asked only about what concerns me. The house answers for me then, also while this device sleeps; the device
 * remembers it for the next game, and says it to a house that may not know: at the beginning of a game, and whenever the line is new.
 */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Room } from '../../../protocol/room.ts'
import { ask, line } from '../../app/line.ts'
import { teaches } from '../../app/near.ts'
import { keepOwn, keptOwn } from '../../app/sealed.ts'
import { tell } from '../../app/table.ts'

const KEY = 'doze'
/** Counted up with every flip. */
const flipped = signal(0)

export interface Dozing {
  readonly dozes: boolean
  flip(): void
}

export function useDozing({ code, round, stage }: Pick<Room, 'code' | 'round' | 'stage'>): Dozing {
  flipped.value
  // A coach waits for the learner's own finger.
  const dozes = !teaches() && keptOwn(KEY) === 'on'
  useEffect(() => {
    if (dozes && stage === 'playing') void ask({ is: 'doze', until: 'concerned' })
  }, [code, round, stage, line.value])
  return {
    dozes,
    async flip() {
      if (!(await tell({ is: 'doze', until: dozes ? 'asked' : 'concerned' }))) return
      keepOwn(KEY, dozes ? 'off' : 'on')
      flipped.value++
    },
  }
}
