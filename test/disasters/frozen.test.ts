/** A disk that turns read-only under an open house. */
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, connect, house, newFolder, playOut, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { isSaid, askedOften as limits } from '../readiness.ts'
import { done, told } from '../tables.ts'
import { found } from './after.ts'
import { canFreeze, freeze, thaw } from './frozen-files.ts'

afterEach(closeAll)

const hello = { is: 'say', words: { is: 'phrase', phrase: 'hello' } } as const

describe.runIf(canFreeze())('a disk that turns read-only under an open house', () => {
  test.each(['here', 'beside'] as const)(
    'nothing acknowledged is lost, people read why, and it goes on by itself (%s)',
    async (thread) => {
      const data = join(newFolder(), 'data')
      const { port } = await house({ data, store: thread, limits })
      const { code, people } = await tableOf(port, 3, 3)
      await start(people)
      const host = at(people, 0)
      await done(host, hello, people)
      const acknowledged = host.seq
      onTestFinished(() => thaw(data))
      freeze(data)
      expect(await told(host, hello)).toBe('busy')
      await isSaid(port, 'not now')
      expect(host.seq).toBe(acknowledged)
      // Who comes now sees the table as it stands.
      const guest = await connect(port, new Player(at(people, 1).token))
      await guest.must({ is: 'enter', code })
      await guest.until(() => guest.room !== undefined)
      expect(guest.seq).toBe(acknowledged)
      thaw(data)
      await isSaid(port, 'ok')
      await playOut(people)
      const { seq } = host
      expect(await found(data, code, host.token)).toEqual([seq, 'over'])
    },
  )
})
