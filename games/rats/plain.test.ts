import { expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import { plain as de } from './plain.de.ts'
import { plain as en } from './plain.en.ts'
import { sit } from './script.ts'

const laid = (table: ReturnType<typeof sit>) =>
  [en, de].map((plain) =>
    plain.table(watch(table.state).table, String).flatMap(({ seat, says }) => (seat === undefined ? [says] : [])),
  )

test('R1.1 R7.1 dice lie in the wall, in the cellar or in the vault, and brains in the centre', () => {
  const table = sit(3)
  expect(laid(table)).toEqual([['One die under the wall, in the cellar.'], ['Ein Würfel im Gemäuer, im Keller.']])
  Object.assign(table.state.table, { dice: 5, side: 'skull', centre: 1 })
  expect(laid(table)).toEqual([
    ['5 dice under the wall, in the vault, where all is lost at once.', 'One brain in the centre.'],
    ['5 Würfel im Gemäuer, im Gewölbe, wo alles auf einmal verloren geht.', 'Ein Gehirn in der Mitte.'],
  ])
})
