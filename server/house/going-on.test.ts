/** Who wishes to be let in and goes on before they are: nothing of them stays behind, and nothing of the table follows them. */
import { afterEach, describe, expect, test } from 'vitest'
import { closeAll, connect, house, newFolder, type Seated, tableFor } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { done, frames, hangUp, told, watcher } from '../../test/tables.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

/** A house that reads one table slowly: so far, and on only when it is told to. */
function slowly(read: 'load' | 'lines', slow: string) {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const reading = (store: Store): Store => {
    const halting = async <T>(code: string, result: () => Promise<T>): Promise<T> => {
      if (code === slow) {
        begun.resolve()
        await goOn.promise
      }
      return result()
    }
    return {
      ...store,
      load: read === 'load' ? (code) => halting(code, () => store.load(code)) : store.load,
      lines: read === 'lines' ? (code, from) => halting(code, () => store.lines(code, from)) : store.lines,
    }
  }
  return { reading, begun: begun.promise, goOn: goOn.resolve }
}

/** Two tables of one host, in a house that has opened again; the host wishes to come to the first of them, which takes a while. */
async function onTheWay(read: 'load' | 'lines') {
  const data = newFolder()
  const before = await house({ data })
  const host = await connect(before.port)
  const { code: first } = await tableFor([host], 3)
  const { code: second } = await tableFor([host], 3)
  await before.close()
  const { reading, begun, goOn } = slowly(read, first)
  const { port } = await house({ data, reading })
  const back: Seated = await connect(port, host)
  const answer = told(back, { is: 'enter', code: first })
  await begun
  return { port, host: back, first, second, answer, goOn }
}

/** Nobody sits at this table, as far as somebody is told who comes in now. */
async function isDeserted(port: number, code: string): Promise<Seated> {
  const witness = await watcher(port, code)
  await witness.until(() => frames(witness).some(({ is }) => is === 'here'))
  expect(witness.here).toEqual([])
  return witness
}

/** What somebody has heard once they are answered. */
const heardBy = async (player: Player, from: number) => {
  await player.ask({ is: 'list' })
  return frames(player, from).filter(({ is }) => is !== 'tables')
}

describe.each([
  ['before their table was read', 'load'],
  ['when they had come, and before they were shown it', 'lines'],
] as const)('who goes on %s', (_, read) => {
  test('to another table stands there alone', async () => {
    const { port, host, first, second, answer, goOn } = await onTheWay(read)
    await host.must({ is: 'enter', code: second })
    await host.until(() => host.room?.code === second)
    goOn()
    expect(await answer).toBe('not at a table')
    const from = host.heard.length
    const witness = await isDeserted(port, first)
    expect(await heardBy(host, from)).toEqual([])
    await done(host, { is: 'lock' })
    expect([host.shown.code, host.shown.locked, witness.shown.locked]).toEqual([second, true, false])
    const other = await watcher(port, second)
    await hangUp(host, other)
    expect(other.here).toEqual([])
  })

  test('to nowhere stands nowhere', async () => {
    const { port, host, first, answer, goOn } = await onTheWay(read)
    await host.must({ is: 'exit' })
    goOn()
    expect(await answer).toBe('not at a table')
    await isDeserted(port, first)
    expect(await told(host, { is: 'lock' })).toBe('not at a table')
  })

  test('and comes back is let in', async () => {
    const { host, first, second, goOn } = await onTheWay(read)
    await host.must({ is: 'enter', code: second })
    const again = host.must({ is: 'enter', code: first })
    goOn()
    await again
    await host.until(() => host.room?.code === first)
    await done(host, { is: 'lock' })
    expect([host.shown.code, host.shown.locked]).toEqual([first, true])
  })

  test('to a table that is none stays where they wished to be before', async () => {
    const { host, second, answer, goOn } = await onTheWay(read)
    await host.must({ is: 'enter', code: second })
    expect(await told(host, { is: 'enter', code: '000000' })).toBe('no table')
    goOn()
    expect(await answer).toBe('not at a table')
    await done(host, { is: 'lock' })
    expect(host.shown.code).toBe(second)
  })
})
