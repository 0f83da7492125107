/**
 * Somebody lets a turn of Hoax pass on their device. Two houses in which they hold different cards: whoever sits beside them hears
 * the same from both, in the same words, number and order, although they take their time wherever they are asked after all. And the
 * same again from a house in which they press the button at each prompt.
 */
import { afterEach, expect, test } from 'vitest'
import { hoax } from '../../games/hoax/index.ts'
import { asides, type HoaxView, type Move, type Table } from '../../games/hoax/state.ts'
import { isWindow } from '../../games/hoax/windows.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { type Chance, scatter, seeded } from '../../kernel/chance.ts'
import { fingertime } from '../../kernel/clock.ts'
import type { Game } from '../../kernel/game.ts'
import { look } from '../../kernel/state.ts'
import { letsPass, turnOf, type Wish } from '../../web/boards/hoax/passing.ts'
import { closeAll } from '../open.ts'
import { mayTruly } from './truly.ts'
import { bytesTo, hideOtherwise, makeMove, type Twin, twin } from './twins.ts'

afterEach(closeAll)

const [ME, BESIDE] = [0, 1]
const game = hoax as unknown as Game
const PASS: Move = { kind: 'pass' }
/** Whoever is asked after all thinks about it, for longer than any finger takes. */
const THOUGHT = 20_000

/** How long I take to let it pass. */
type Hand = (view: HoaxView, luck: Chance) => number

const share = (luck: Chance) => luck(1_000_000) / 1_000_000
const tapping: Hand = (_, luck) => fingertime(share(luck))
const letting =
  (quiet: (view: HoaxView) => boolean): Hand =>
  (view, luck) =>
    tapping(view, luck) + (quiet(view) ? 0 : THOUGHT)

const stateOf = ({ table }: Twin) => sure(table.play, 'play').state

/** Others are all they can be; nobody interrupts. */
function someMove(view: HoaxView, luck: Chance): Move {
  const open = hoax.moves(view).filter(({ kind }) => !asides.some((aside) => aside === kind))
  return nth(open, luck(open.length), 'move')
}

/** So many answers, each at its moment. */
async function spend(house: Twin, seed: number, hand: Hand): Promise<void> {
  const luck = seeded(scatter(seed, 2))
  for (let answers = 0; answers < 40; ) {
    const plans = stateOf(house).agenda.asked.map((seat) => {
      const view = look(stateOf(house), seat) as HoaxView
      const other = { move: someMove(view, luck), after: fingertime(share(luck)) }
      const { stage } = view.table
      const lets = seat === ME && (isWindow(stage) || stage === 'last call')
      return { seat, ...(lets ? { move: PASS, after: hand(view, luck) } : other) }
    })
    for (const { seat, move } of plans.toSorted((a, b) => a.after - b.after)) await makeMove(house, seat, move)
    answers += plans.length
    if ((stateOf(house).table as unknown as Table).stage === 'over') return
  }
}

/** What is heard beside me and by onlookers; in the second house I may hold something else. */
async function heardFrom(seed: number, hands: readonly [Hand, Hand], card: 'the same' | 'another') {
  const houses = [await twin(game, seed), await twin(game, seed)] as const
  if (card === 'another') hideOtherwise(...houses, BESIDE, seeded(seed))
  for (const [n, house] of houses.entries()) await spend(house, seed, nth(hands, n))
  const heard = houses.map(({ people, watcher }) => [...bytesTo(nth(people, BESIDE)), ...bytesTo(watcher)])
  await closeAll()
  return heard
}

const wishes: Readonly<Record<string, (view: HoaxView) => Wish>> = {
  'passes each turn in advance': ({ table }) => ({ is: 'turn', turn: turnOf(table) }),
}
const SEEDS = [1, 2, 3]

test.each(Object.entries(wishes))('whoever %s tells nothing of their card by it', async (_, wish) => {
  const device = letting((view) => letsPass(view, wish(view), undefined))
  for (const seed of SEEDS) {
    const [first, second] = await heardFrom(seed, [device, device], 'another')
    expect(second).toEqual(first)
  }
})

test('whoever passes each turn in advance cannot be told from one who taps each time', async () => {
  const device = letting((view) => letsPass(view, { is: 'turn', turn: turnOf(view.table) }, undefined))
  const [first, second] = await heardFrom(4, [device, tapping], 'the same')
  expect(second).toEqual(first)
})

test('a device that wakes whoever could speak the truth is found out', async () => {
  const device = letting((view) => !mayTruly(view))
  for (const seed of SEEDS) {
    const [first, second] = await heardFrom(seed, [device, device], 'another')
    if (JSON.stringify(first) !== JSON.stringify(second)) return
  }
  expect.unreachable('nobody noticed')
})
