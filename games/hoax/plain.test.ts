import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { plain as de } from './plain.de.ts'
import { plain as en } from './plain.en.ts'
import { sit } from './script.ts'

test.each([
  ['record', 'noted'],
  ['own', 'noted'],
  ['nothing', 'forgotten'],
] as const)('what was shown to a seat is, with notes of %s, %s', (notes, how) => {
  const table = sit(['thief', 'pope', 'judge'], { options: { notes } })
  const hand = at(table.state.hands, 0)
  hand.not.push({ seat: 1, role: 'judge' })
  hand.known.push({ seat: 2, role: 'judge' })
  const name = (seat: number) => at(['Ada', 'Bruno', 'Cleo'], seat)
  const shown = how === 'noted'
  expect(en.hand(table.view(0), name)).toEqual([
    'Role: Thief.',
    ...(shown ? ['Bruno is not the Judge.', 'Cleo is the Judge.'] : []),
  ])
  expect(de.hand(table.view(0), name)).toEqual([
    'Rolle: Dieb.',
    ...(shown ? ['Bruno ist nicht: Richter.', 'Cleo ist: Richter.'] : []),
  ])
})
