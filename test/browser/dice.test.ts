/** Liar's Dice by pressing and by keys: from the first bid to the last die; and a table of eight in every window. */
import { expect, test } from 'vitest'
import { dice } from '../../games/dice/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Seated } from '../open.ts'
import { firstOf } from './asked.ts'
import { findings } from './axe.ts'
import { longName } from './banquet.crowd.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour()

const settings = (seats: number) => {
  const options = { ...defaults(dice, seats), exact: true } as unknown as Settings['options']
  return { game: 'dice', options }
}

/** What a person is asked, and by what one sees it. */
const moments = {
  verdict: '.dice-lifted .kit_go',
  over: '.over',
  call: '.dice-bidding_call[data-call=doubt]',
  bid: '.dice-bidding .kit_go',
} as const

/** Bids as much as there is, and doubts whatever is said: it is over in a few rounds. */
async function playOut(person: Person): Promise<void> {
  for (;;) {
    const moment = await firstOf(person, moments)
    if (moment === 'over') return
    if (moment === 'verdict') await person.pressIfThere(moments.verdict)
    if (moment === 'call') await person.press(person.page.locator(moments.call))
    if (moment === 'bid') {
      await person.page.locator('[role=spinbutton]').press('End')
      await person.press(person.page.locator(moments.bid))
    }
  }
}

test('two people play it out, in two languages', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
  const ben = await parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' })
  await seatAt(parlour(), [ada, ben], { seats: 2, settings: settings(2) })

  // The lowest bid is there to begin with; arrows choose a face and a number, and what is closed says why.
  await ada.page.locator('.dice-bidding .kit_go', { hasText: 'Bid 1 two' }).waitFor()
  await ada.press(ada.page.locator('.dice-bidding_pick[data-closed]'))
  expect(await ada.text('dialog')).toContain('L4.2')
  await ada.page.keyboard.press('Escape')
  await ada.page.locator('.dice-bidding_pick input:checked').focus()
  await ada.page.keyboard.press('ArrowRight')
  await ada.page.locator('[role=spinbutton]').focus()
  await ada.page.keyboard.press('End')
  await ada.page.keyboard.press('ArrowDown')
  await ada.page.locator('[role=spinbutton][aria-valuetext="9 threes"]').waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.page.keyboard.press('Enter')

  // Ben sees it, and what he may answer; nobody has nine threes.
  await ben.page.locator('.dice-tavern_bid[aria-label="9 Dreien"]').waitFor()
  expect(await ben.page.locator('.dice-bidding_call').allInnerTexts()).toEqual([
    expect.stringContaining('Gelogen!'),
    expect.stringContaining('Genau!'),
  ])
  await ben.press(ben.page.locator(moments.call))
  await ada.page.locator(moments.verdict).waitFor()
  expect(await ada.text('.dice-lifted')).toMatch(/The bid was 9\./)
  // All dice lie open, those that count marked.
  const found = Number(/\d+/.exec(await ada.text('.dice-lifted h3'))?.[0])
  expect(await ada.page.locator('.dice-lifted_cups .dice-die_one').count()).toBe(10)
  expect(await ada.page.locator('.dice-lifted_cups [data-counts]').count()).toBe(found)
  expect(await findings(ada)).toEqual([])

  await Promise.all([playOut(ada), playOut(ben)])
  expect(await ben.text('.over')).toMatch(/gewinn/)
  expect(await ada.page.locator('.dice-tavern [data-seat]').count()).toBe(2)
})

/** Somebody without a page says this, as soon as they are asked. */
async function bids(player: Seated, count: number): Promise<void> {
  await player.until(() => player.moves.length > 0)
  const move = player.moves.find((one) => one.kind === 'bid' && 'count' in one && one.count === count)
  await player.must({ is: 'move', question: player.view.agenda.question, move: sure(move, 'bid') })
}

test('a table of eight with the longest names fits every window', async () => {
  const ada = await parlour().newPerson({ name: longName(0), as: 'small', language: 'de' })
  const { others } = await seatAt(parlour(), [ada], { seats: 8, settings: settings(8), named: longName })
  await ada.press(ada.page.locator(moments.bid))
  for (const [nth, other] of others.entries()) await bids(other, nth + 2)
  await ada.page.locator(moments.call).waitFor()
  expect.soft(await misfits(ada.page), 'my turn').toEqual([])
  await ada.press(ada.page.locator(moments.call))
  await ada.page.locator(moments.verdict).waitFor()
  expect.soft(await misfits(ada.page), 'the cups').toEqual([])
})
