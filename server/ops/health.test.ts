import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Health } from './health.ts'

const within = 20

function asked(check: () => Promise<void>) {
  const troubles: string[] = []
  const metrics = { trouble: (where: string) => void troubles.push(where) }
  const health = new Health({ check }, { metrics, limits: { storeAnswers: within } })
  return { health, troubles }
}

test('a store that has answered while the house itself was held up is no store that hangs', async () => {
  const { health, troubles } = asked(() => turn())
  // After this the house looks for what is late before it looks for what has come.
  await turn()
  const well = health.isWell()
  const from = performance.now()
  while (performance.now() < from + 2 * within);
  expect([await well, troubles]).toEqual([true, []])
})

test('a store that says nothing is not well', async () => {
  const { health, troubles } = asked(() => new Promise(() => {}))
  expect([await health.isWell(), troubles]).toEqual([false, ['store']])
})
