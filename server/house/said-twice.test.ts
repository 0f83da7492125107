/** The same wish, said twice under one name while the disk is slow: refused at first, and done the second time. */
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, connect, house, tableFor } from '../../test/open.ts'
import { frames, staysOut } from '../../test/tables.ts'
import type { Store } from '../store/store.ts'
import { wake } from '../table/clock.ts'
import { decide, enact, next } from '../table/conduct.ts'

afterEach(closeAll)

test('is answered once, and as it was in the end', async () => {
  const goOn = Promise.withResolvers<void>()
  let slow = Promise.resolve()
  const reading = (store: Store): Store => ({
    ...store,
    append: async (writes) => {
      await slow
      return store.append(writes)
    },
  })
  const decided: string[] = []
  const noting: typeof decide = (...words) => {
    const deed = decide(...words)
    decided.push(typeof deed === 'string' ? deed : deed.kind)
    return deed
  }
  const { port } = await house({ reading, instead: { conduct: { decide: noting, next, enact, wake } } })
  const { people } = await tableFor([await connect(port, staysOut())], 3)
  const host = at(people, 0)
  const from = host.heard.length
  decided.length = 0
  slow = goOn.promise
  const dismiss = { is: 'dismiss', seat: 2 }
  const twice = { ...dismiss, id: 'twice-1' }
  const hire = { is: 'hire', seat: 2, level: 'random', id: 'hire' }
  for (const wish of [{ ...dismiss, id: 'dismiss' }, twice, hire, twice, { is: 'lock', id: 'lock' }]) host.say(wish)
  while (decided.length < 5) await turn()
  goOn.resolve()
  expect(decided).toEqual(['dismissed', 'not here', 'hired', 'dismissed', 'locked'])
  const answers = () =>
    frames(host, from).flatMap((frame) => (frame.is === 'ok' || frame.is === 'no' ? [[frame.id, frame.is]] : []))
  await host.until(() => answers().some(([id]) => id === 'lock'))
  expect(answers()).toEqual(['dismiss', 'hire', 'twice-1', 'lock'].map((id) => [id, 'ok']))
})
