/** Somebody dozes in one house, and what opens a window is done in another. */
import { afterEach, expect, test } from 'vitest'
import { asked, DOZE, settings, stage } from '../dozing.ts'
import { closeAll, start } from '../open.ts'
import { plays, type Two } from '../tables.ts'
import { street, tableAcross } from './street.ts'

afterEach(closeAll)

test('the house that was told passes for them, also where another cares for the table', async () => {
  // However slow the machine is, nobody takes over.
  const houses = await street(2, { limits: { careLasts: 3_600_000 } })
  const { people } = await tableAcross(houses, 4, 4, settings(4))
  const [ada, ben] = people as Two
  await start(people)
  await ben.must(DOZE)
  for (const player of people) await plays(player, { kind: 'take', sort: 'gold' }, people)
  await plays(ada, { kind: 'income', role: 'peasant' }, people)
  await ada.until(() => !asked(ada).includes(1))
  expect([stage(ada), asked(ada)]).toEqual(['emperors', [2, 3]])
})
