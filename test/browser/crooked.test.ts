/** A house that cheats with the deal: an honest page finds it out, and so does the command line with what that page saw. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { verify } from '../../cli/verify.ts'
import { sure } from '../../kernel/at.ts'
import { type Crook, crooks } from '../crooked.ts'
import { closeAll, newFolder, playOut } from '../open.ts'
import { moveOnce } from './board.ts'
import { theBrowser } from './chromium.ts'
import { Parlour } from './parlour.ts'
import type { Person } from './person.ts'
import { seatAt, twinOf } from './table.ts'

let parlour: Parlour | undefined
afterEach(async () => {
  await parlour?.close('kept').finally(closeAll)
})

/** Ada plays on her phone, the game is played to its end, and she opens its record as the house hands it out. */
async function afterGame({ conduct, forge }: Crook): Promise<Person> {
  parlour = await Parlour.open({ browser: await theBrowser(), instead: { conduct } })
  const ada = await parlour.newPerson({ name: 'Ada', as: 'phone' })
  const { code, others } = await seatAt(parlour, [ada])
  for (let n = 0; n < 2; n++) await moveOnce(ada)
  // Acknowledged, and written down: else her twin could be faster, and nothing of this move would be hers.
  await ada.page.waitForFunction((key) => localStorage.getItem(key)?.includes('announce'), `humbug.moves.${code}-1`)
  const twin = await twinOf(ada, code)
  // Two: the shortest way to the end.
  await playOut([twin, ...others], () => 2)
  await ada.page.route('**/record/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: forge(await answer.text()) })
  })
  await ada.goTo(`/proof/${code}/1`)
  await ada.page.locator('.findings_verdict').waitFor()
  await ada.page.unrouteAll()
  return ada
}

async function keptBy({ page }: Person, name: string): Promise<string> {
  const keeping = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = join(newFolder(), 'kept')
  writeFileSync(file, readFileSync(await (await keeping).path()))
  return file
}

/** What the page says, and whether the command line agrees. */
async function found(ada: Person) {
  const [record, seen] = [await keptBy(ada, 'Keep the file'), await keptBy(ada, 'Keep what this device saw')]
  const rows = await ada.page
    .locator('.findings_steps > li[data-result="broken"] h3')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim()))
  return {
    verdict: await ada.page.locator('.findings_verdict').getAttribute('data-kind'),
    rows,
    command: verify([record, '--receipts', seen, '--lang', 'en']).code,
    alone: verify([record, '--lang', 'en']).code,
  }
}

const LETTER = 'The letter it was shown'
const PROMISES = 'The promises of all'
const AGREEMENT = 'What the luck hangs on'
const BYTES = 'Your own bytes'
const MOVES = 'Your moves and their receipts'

/** What gives each of them away; `alone`: whether the record does so by itself. */
const betrayed: Readonly<Record<keyof typeof crooks, { readonly rows: readonly string[]; readonly alone: 0 | 1 }>> = {
  'takes another seed when all bytes are open': { rows: [LETTER, PROMISES, AGREEMENT, BYTES], alone: 0 },
  'spells the options otherwise when all bytes are open': { rows: [AGREEMENT], alone: 0 },
  'writes another seal into the record': { rows: ['The sealed letter'], alone: 1 },
  'drops the bytes of one device': { rows: [PROMISES, AGREEMENT, BYTES], alone: 0 },
  'says afterwards that the device had not opened': { rows: [LETTER, BYTES], alone: 0 },
  'does another move than the one it was given': { rows: [MOVES], alone: 0 },
  'changes luck in the middle': { rows: ['The luck'], alone: 1 },
  'tells another story to this device than to the others': { rows: [MOVES], alone: 0 },
}

describe('a house that', () => {
  test.each(Object.entries(crooks))('%s is found out', async (name, crook) => {
    const { rows, alone } = sure(betrayed[name], 'what gives it away')
    expect(await found(await afterGame(crook))).toEqual({ verdict: 'broken', rows, command: 1, alone })
  })

  test('cheats with nothing has nothing to fear', async () => {
    const ada = await afterGame({
      conduct: sure(crooks['changes luck in the middle'], 'crook').conduct,
      forge: (text) => text,
    })
    expect(await found(ada)).toEqual({ verdict: 'fair', rows: [], command: 0, alone: 0 })
    expect(await ada.page.locator('.findings_steps > li[data-result="held"]').count()).toBe(12)
  })
})
