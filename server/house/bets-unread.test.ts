/** How long an answer takes may tell something, too: so what was bet is not even looked up before the end. */
import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { betsOf } from '../../protocol/bets.ts'
import { closeAll, house, playOut } from '../../test/open.ts'
import { brinkOf, done, plays, watcher } from '../../test/tables.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

/** The store as it is; what it is asked is written down. */
function overheard(store: Store, asked: string[]): Store {
  return new Proxy(store, {
    get: (kept, name) => {
      const means: unknown = Reflect.get(kept, name)
      if (typeof means !== 'function') return means
      return (...about: unknown[]) => {
        asked.push([String(name), ...about].join(' '))
        return Reflect.apply(means, kept, about)
      }
    },
  })
}

/** A game on which an onlooker has bet. */
async function betOn() {
  const asked: string[] = []
  const { port } = await house({ reading: (store) => overheard(store, asked) })
  const { code, people } = await brinkOf(port, 3, 3)
  const eve = await watcher(port, code)
  await plays(at(people, 0), { kind: 'announce', claim: 2 }, [...people, eve])
  await eve.must({ is: 'bet', on: eve.seq, seat: 0, says: 'lie', sure: 80 })
  /** How often what was bet is read for all who would know it; whether one has bet oneself is no reading. */
  const readings = async () => {
    asked.length = 0
    for (const { token } of [...people, eve])
      await fetch(`http://127.0.0.1:${port}/bets/${code}/1`, { headers: { authorization: `Bearer ${token}` } })
    return asked.filter((what) => what.includes(betsOf(code)) && !what.startsWith('joined ')).length
  }
  return { people, eve, readings }
}

test('what was bet is read for nobody before the game has come to its end', async () => {
  const { people, readings } = await betOn()
  expect(await readings()).toBe(0)
  await playOut(people, () => 2)
  expect(await readings()).toBe(4)
})

test('nor when it was broken off', async () => {
  const { people, eve, readings } = await betOn()
  await done(at(people, 0), { is: 'close' }, [eve])
  expect(await readings()).toBe(0)
})
