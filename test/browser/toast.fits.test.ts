/** A table of Toast! fits every window, with two, with five and with twelve, and with the longest names. */
import { expect, test } from 'vitest'
import { toast } from '../../games/toast/index.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { sitDown } from './table.ts'

const parlour = freshParlour()
const longName = (n: number) => `${'W'.repeat(23)}${'ABCDEFGHIJKL'[n]}`

/** Ada sits down first, and players without a page beside her; she conducts the ceremonies. */
async function gather(seats: number): Promise<{ readonly ada: Person; readonly others: readonly Seated[] }> {
  const ada = await parlour().newPerson({ name: longName(0), as: 'small', language: 'de' })
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour().port)))
  const options = { ...defaults(toast, seats), host: 0, characters: 'none' } as unknown as Settings['options']
  const { code } = await others[0]!.must({
    is: 'create',
    settings: { ...settingsFor(seats), game: toast.key, options },
  })
  await ada.goTo(`/t/${code}`)
  await sitDown(ada)
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code: code! })
    await other.must({ is: 'sit', name: longName(at + 1) })
  }
  await others[0]!.must({ is: 'start' })
  await ada.page.locator('.banquet').waitFor()
  return { ada, others }
}

test.each([2, 5, 12])('with %i', async (seats) => {
  const { ada, others } = await gather(seats)
  expect.soft(await misfits(ada.page), 'the table').toEqual([])
  await ada.page.locator('.plate:not(.mine) > button').first().click()
  await ada.page.getByRole('dialog').waitFor()
  expect.soft(await misfits(ada.page), 'a house').toEqual([])
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
  if (seats !== 5) return
  await ada.press(ada.page.locator('.redraw .go'))
  for (const other of others) await other.move(0)
  await ada.page.locator('.grudges').waitFor()
  expect.soft(await misfits(ada.page), 'a grievance').toEqual([])
})
