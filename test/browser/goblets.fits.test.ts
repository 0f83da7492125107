/** A table of goblets fits every window, with two, with six and with twelve, and with the longest names. */
import { expect, test } from 'vitest'
import { goblets } from '../../games/goblets/index.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol.ts'
import { connect, settingsFor } from '../open.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { sitDown } from './table.ts'

const parlour = freshParlour()
const longName = (n: number) => `${'W'.repeat(23)}${'ABCDEFGHIJKL'[n]}`

test.each([3, 6, 12])('with %i', async (seats) => {
  const ada = await parlour().newPerson({ name: longName(0), as: 'small', language: 'de' })
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour().port)))
  const options = { ...defaults(goblets, seats), host: seats - 1, characters: 'none' } as unknown as Settings['options']
  const { code } = await others[0]!.must({
    is: 'create',
    settings: { ...settingsFor(seats), game: goblets.key, options },
  })
  await ada.goTo(`/t/${code}`)
  await sitDown(ada)
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code: code! })
    await other.must({ is: 'sit', name: longName(at + 1) })
  }
  await others[0]!.must({ is: 'start' })
  await ada.page.locator('.banquet').waitFor()
  expect.soft(await misfits(ada.page), 'the table').toEqual([])
  await ada.page.locator('.plate:not(.mine) > button').first().click()
  await ada.page.getByRole('dialog').waitFor()
  expect.soft(await misfits(ada.page), 'a house').toEqual([])
})
