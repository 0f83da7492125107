/** The frame round every game: what is said is seen, names are whole, what one must press is in sight, the end is an end. */
import { describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { inTurn } from '../long.ts'
import type { Seated } from '../open.ts'
import { asked, playOut } from './board.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { outOfSight } from './insight.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour()

/** Whoever sits there does this, as soon as they are asked. */
async function does(player: Seated, kind: string): Promise<void> {
  await player.until(() => player.moves.some((one) => one.kind === kind))
  const move = sure(
    player.moves.findLast((one) => one.kind === kind),
    kind,
  )
  await player.must({ is: 'move', question: player.view.agenda.question, move })
}

interface Bubble {
  readonly by: string
  readonly text: string
  /** How far from the one who speaks, in pixels, from middle to middle. */
  readonly off: number
}

/** Keeps every bubble that is ever shown, since one stays no longer than it takes to read. */
async function watchBubbles({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const bubbles: Bubble[] = []
    Object.assign(globalThis, { bubbles })
    const middle = (one: Element | null) => {
      const { left, width, top, height } = one?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    new MutationObserver((changes) => {
      for (const { target } of changes as (MutationRecord & { target: HTMLElement })[]) {
        if (!target.matches('.bubbles_bubble[data-there]')) continue
        const by = target.dataset.by ?? ''
        const [said, sits] = [middle(target), middle(document.querySelector(`.ring [data-seat="${by}"]`))]
        const text = target.textContent || (target.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '')
        bubbles.push({ by, text, off: Math.hypot(said.x - sits.x, said.y - sits.y) })
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-there'] })
  })
}

async function bubblesOf({ page }: Person): Promise<readonly Bubble[]> {
  const found = await page.waitForFunction(() => {
    const { bubbles } = globalThis as unknown as { bubbles: Bubble[] }
    return bubbles.length > 1 && bubbles
  })
  return (await found.jsonValue()) as Bubble[]
}

test('what is said is seen at the seat of whoever says it, on a phone and on the TV, and goes by itself', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { code, others } = await seatAt(parlour(), [ada], { seats: 4 })
  const [ben, cleo] = others
  const areSeenBy = async (person: Person) => {
    await watchBubbles(person)
    await ben?.must({ is: 'say', words: { is: 'phrase', phrase: 'liar' } })
    await cleo?.must({ is: 'say', words: { is: 'emote', emote: 'laugh' } })
    const bubbles = await bubblesOf(person)
    expect(bubbles).toMatchObject([
      { by: '1', text: 'Liar!' },
      { by: '2', text: 'face-laugh' },
    ])
    for (const { off } of bubbles) expect(off).toBeLessThan(120)
    await person.page.locator('.bubbles_bubble').first().waitFor({ state: 'detached' })
  }
  await areSeenBy(ada)
  expect(await ada.page.locator('.bar_icon use').first().getAttribute('href')).toMatch(/#talk$/)
  const tv = await parlour().newPerson({ name: 'TV' })
  await tv.goTo(`/tv/${code}`)
  await tv.page.locator('.tv_frame .play_upper').waitFor()
  await areSeenBy(tv)
})

test('names stand whole, whatever the company', async () => {
  const names = [
    'Maximilian von Habsburg',
    'Jean-Christophe',
    'Annegret',
    'Bartholomäus',
    'Die Königin der Nacht',
    'Ute',
  ]
  const ada = await parlour().newPerson({ name: 'Ada', as: 'small' })
  await seatAt(parlour(), [ada], { seats: 7, named: (n) => sure(names[n - 1], 'name') })
  const cut = await ada.page
    .locator('.ring_seatName')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  expect(cut).toEqual([])
  expect(await misfits(ada.page)).toEqual([])
})

describe('what one is asked to press is in sight', () => {
  const tables = [
    ['en', 3],
    ['de', 6],
    ['de', 12],
  ] as const
  test.each(inTurn('tables of rats', tables, 1))('at a table of rats (%s, with %i)', async (language, seats) => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', language })
    const { others } = await seatAt(parlour(), [ada], { seats, options: { starter: seats - 1 } })
    const last = sure(others.at(-1), 'giver')
    await does(last, 'shake')
    await does(last, 'announce')
    expect(await asked(ada)).toBe('answer')
    expect(await outOfSight(ada.page, '.rats-answer_ans')).toEqual([])
    await ada.press(ada.page.locator('.rats-answer_believe'))
    expect(await asked(ada)).toBe('say')
    expect(await outOfSight(ada.page, '.rats-giver .kit_go')).toEqual([])
    await ada.press(ada.page.locator('.rats-giver .kit_line.kit_full:enabled'))
    await ada.page.locator('.rats-giver button.rats-hole:enabled').waitFor()
    expect(await outOfSight(ada.page, '.rats-giver .kit_go, .rats-giver button.rats-hole')).toEqual([])
    await ada.press(ada.page.locator('.rats-giver .kit_go'))
    await does(sure(others[0], 'receiver'), 'doubt')
    await ada.page.locator('.rats-verdict .kit_go').waitFor()
    expect(await outOfSight(ada.page, '.rats-verdict .kit_go')).toEqual([])
  })
})

test('R4.3 on the first turn the reason why not more is the dice', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  await seatAt(parlour(), [ada])
  await ada.press(ada.page.locator('.rats-giver .kit_go'))
  await ada.press(ada.page.locator('.rats-giver_whynot button'))
  await ada.page.getByRole('dialog', { name: 'Rule R4.3' }).waitFor()
})

test('the last reveal stays until it was seen; then the winner, three awards at most, and where it turned', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { others } = await seatAt(parlour(), [ada])
  const rest = others.map(async (player) => {
    while (player.room?.stage === 'playing') {
      await player.until(() => player.moves.length > 0 || player.room?.stage !== 'playing')
      const move = player.moves.find(({ kind }) => kind === 'doubt') ?? player.moves.at(-1)
      if (move) await player.ask({ is: 'move', question: player.view.agenda.question, move })
    }
  })
  await playOut([ada], 'bold')
  await Promise.all(rest)
  const honours = ada.page.locator('.over .honours')
  await honours.locator('.honours_turn').waitFor()
  const awards = await honours.locator('li').count()
  expect(awards).toBeGreaterThan(0)
  expect(awards).toBeLessThanOrEqual(3)
  // A sentence with a name in it, not a heading with a figure.
  for (const fact of await honours.locator('li p').allInnerTexts()) expect(fact).toMatch(/^(Ada|Guest \d).* [a-z]+ /)
  await ada.page.locator('.over a[href^="/replay/"]').waitFor()
})

test('whoever plays a game for the first time is told it in a minute, once; the goal stays in sight', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'small', to: 'new' })
  await seatAt(parlour(), [ada])
  const card = ada.page.getByRole('dialog', { name: 'Your first time?' })
  await card.getByRole('listitem').first().waitFor()
  expect(await misfits(ada.page)).toEqual([])
  await ada.press(card.getByRole('button', { name: 'I am ready' }))
  await card.waitFor({ state: 'detached' })
  await ada.page.getByText('Your goal:').waitFor()
  await ada.page.reload()
  expect(await asked(ada)).toBe('shake')
  expect(await ada.page.getByRole('dialog').count()).toBe(0)
})

test('a first game is without characters, until somebody wants them; the device remembers', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', to: 'new' })
  const known = ada.page.getByRole('switch', { name: 'With characters' })
  const isOn = () => known.getAttribute('aria-checked')
  await ada.goTo('/new/goblets')
  await known.waitFor()
  expect(await isOn()).toBe('false')
  await ada.press(known)
  expect(await isOn()).toBe('true')
  await ada.goTo('/new/goblets')
  await known.waitFor()
  expect(await isOn()).toBe('true')
  await ada.goTo('/new/rats')
  await ada.page.locator('form.new_form').waitFor()
  expect(await known.count()).toBe(0)
  const ben = await parlour().newPerson({ name: 'Ben', as: 'phone' })
  await ben.goTo('/new/toast')
  expect(await ben.page.getByRole('switch', { name: 'With characters' }).getAttribute('aria-checked')).toBe('true')
})
