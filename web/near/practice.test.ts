import { expect, test } from 'vitest'
import { findGame, games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { randomBot, recollect } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Terms } from '../../kernel/fair.ts'
import { defaults } from '../../kernel/game.ts'
import { read } from '../../kernel/record.ts'
import { copy, received, type View } from '../../kernel/state.ts'
import { verify } from '../../kernel/verify.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Thought } from './company.ts'
import { readGame } from './keeping.ts'
import { lay, type Ports, PracticeHouse } from './practice.ts'

type ViewFrame = Frame & { is: 'view' }

/** A page without a page: its clock runs when it is told to, and it writes down all it was given. */
class Desk implements Ports {
  readonly frames: ViewFrame[] = []
  readonly thoughts: Thought[] = []
  readonly due: (() => void)[] = []
  readonly luck = new Map<string, string>()
  readonly self = { name: 'Ada', mark: 'moon' } as const
  readonly #chance: ReturnType<typeof seeded>
  game = ''
  record = ''
  /** What was kept when each frame went out. */
  readonly keptAt: string[] = []

  constructor(seed = 1) {
    this.#chance = seeded(seed)
  }

  tell = (frame: Frame) => {
    if (frame.is !== 'view') return
    this.frames.push(copy(frame))
    this.keptAt.push(this.game)
  }

  think = async (thought: Thought) => {
    this.thoughts.push(thought)
    return randomBot(gameOf(thought.game)).choose(thought.view, seeded(thought.seed))
  }

  wait = (_: number, act: () => void) => {
    this.due.push(act)
    return () => {
      const at = this.due.indexOf(act)
      if (at >= 0) this.due.splice(at, 1)
    }
  }

  pace = () => ({ least: 900, spread: 1800 })
  fresh = () => Array.from({ length: 64 }, () => this.#chance(16).toString(16)).join('')
  keepGame = (text: string) => {
    this.game = text
  }
  keepRecord = (text: string) => {
    this.record = text
  }
  keepLuck = ({ table }: Terms, seat: number, bytes: string) => this.luck.set(`${table} ${seat}`, bytes)
  gone = () => {}

  get last(): ViewFrame {
    return at(this.frames, this.frames.length - 1, 'frame')
  }

  get view(): View {
    const { seat, game, hand } = this.last
    return received({ seat, ...(game as object), hand })
  }
}

const gameOf = (key: string) => sure(findGame(key), key)

function opened(game: string, desk: Desk, seats = gameOf(game).seats[0]) {
  const options = defaults(gameOf(game), seats) as Settings['options']
  lay({ game, seats, options, level: 'normal' }, desk)
  const house = sure(PracticeHouse.open(desk.game, desk), 'house')
  house.answer({ is: 'enter', code: 'home' }, 'e')
  return house
}

/** One thing happens: the person answers if asked, else the clock rings for the next bot. */
async function step(house: PracticeHouse, desk: Desk, chance = seeded(7)): Promise<void> {
  const { view } = desk
  const game = gameOf(house.game)
  if (view.agenda.asked.includes(0)) {
    const move = randomBot(game).choose(view, chance)
    const reply = house.answer({ is: 'move', question: view.agenda.question, move }, 'm')
    expect(reply).toEqual({ is: 'ok', id: 'm' })
    return
  }
  const before = desk.frames.length
  sure(desk.due.shift(), 'bot that is due')()
  await expect.poll(() => desk.frames.length, { interval: 1 }).toBeGreaterThan(before)
}

async function playOut(house: PracticeHouse, desk: Desk): Promise<void> {
  const chance = seeded(11)
  while (desk.last.room.stage === 'playing') await step(house, desk, chance)
}

test.each(games.map(({ key }) => key))('a whole game of %s, whose record proves itself', async (key) => {
  const desk = new Desk(3)
  const house = opened(key, desk)
  await playOut(house, desk)
  const { room } = desk.last
  expect([room.stage, room.news]).toEqual(['over', [{ kind: 'over' }]])
  const verdict = verify(desk.record, findGame)
  expect(verdict.fair).toBe(true)
  expect(verdict.fair && verdict.ranking).toEqual(room.ranking)
  const { terms, entries, closing } = sure(read(desk.record), 'record')
  expect(room.seed).toBe(closing?.seed)
  expect(terms.devices[0]?.opened).toBe(desk.luck.get('home-1 0'))
  expect(new Set(entries.map(({ seat, by }) => (seat === 0 ? by : 'bot')))).toEqual(new Set([undefined, 'bot']))
  expect(house.answer({ is: 'move', question: desk.view.agenda.question, move: { kind: 'x' } }, 'm')).toEqual({
    is: 'no',
    id: 'm',
    why: 'over',
  })
  // And another one.
  expect(house.answer({ is: 'again' }, 'a').is).toBe('ok')
  expect([desk.last.room.stage, desk.last.room.round, desk.last.room.seed]).toEqual(['playing', 2, null])
})

test('what is not open is refused, as the other house would', async () => {
  const desk = new Desk()
  const house = opened('rats', desk, 3)
  while (!desk.view.agenda.asked.includes(0)) await step(house, desk)
  const { question } = desk.view.agenda
  const frames = desk.frames.length
  const answer = (wish: Parameters<PracticeHouse['answer']>[0]) => house.answer(wish, 'i')
  const no = (why: string) => ({ is: 'no', id: 'i', why })
  expect(answer({ is: 'move', question: question + 1, move: { kind: 'shake' } })).toEqual(no('closed'))
  expect(answer({ is: 'move', question, move: { kind: 'nonsense' } })).toEqual(no('illegal'))
  expect(answer({ is: 'again' })).toEqual(no('not now'))
  expect(answer({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })).toEqual(no('not now'))
  expect(answer({ is: 'pause' })).toEqual(no('not now'))
  expect(answer({ is: 'leave' })).toEqual({ is: 'ok', id: 'i' })
  expect(desk.frames.length).toBe(frames)
})

test('everything that was shown was kept before, and is gone on with', async () => {
  const desk = new Desk()
  const house = opened('goblets', desk, 4)
  const steps = 25
  for (let n = 0; n < steps; n++) await step(house, desk)
  for (const [n, text] of desk.keptAt.entries()) {
    const { match } = sure(readGame(text), 'game')
    expect(match.state.agenda).toEqual((at(desk.frames, n).game as View).agenda)
  }
  house.close()
  expect(desk.due).toEqual([])
  const later = new Desk(2)
  later.game = desk.game
  const again = sure(PracticeHouse.open(desk.game, later), 'house')
  again.answer({ is: 'enter', code: 'home' }, 'e')
  expect({ ...later.last, seq: 0, log: [], room: { ...later.last.room, news: [] } }).toEqual({
    ...desk.last,
    seq: 0,
    log: [],
    room: { ...desk.last.room, news: [] },
  })
  // The past is told as it was told: every step once.
  expect(later.last.log?.map(({ news }) => news)).toHaveLength(steps + 1)
  expect(later.last.log?.at(-1)?.news).toEqual((desk.last.game as View).table.news)
  await playOut(again, later)
  expect(verify(later.record, findGame).fair).toBe(true)
})

test('puppets hurry when they are told to, and no more when they are told not to', async () => {
  const desk = new Desk()
  const waits: number[] = []
  const { wait } = desk
  desk.wait = (time, act) => {
    waits.push(time)
    return wait(time, act)
  }
  const house = opened('hoax', desk, 4)
  while (desk.view.agenda.asked.includes(0)) await step(house, desk)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(900)
  expect(house.answer({ is: 'hurry', puppets: 'brisk' }, 'h').is).toBe('ok')
  expect(desk.last.room.hurried).toEqual([0])
  waits.length = 0
  for (let n = 0; n < 8; n++) await step(house, desk)
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBe(120)
  house.answer({ is: 'hurry', puppets: 'as ever' }, 'h')
  waits.length = 0
  for (let n = 0; n < 8; n++) await step(house, desk)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(900)
})

test('whoever dozes is passed for where it does not concern them, and no more once they are awake', async () => {
  const desk = new Desk()
  const house = opened('hoax', desk, 4)
  const isIdle = () => gameOf('hoax').idle?.(desk.view) !== undefined
  while (!isIdle()) await step(house, desk)
  const waiting = desk.due.length
  expect(house.answer({ is: 'doze', until: 'concerned' }, 'd').is).toBe('ok')
  expect(desk.due).toHaveLength(waiting + 1)
  house.answer({ is: 'doze', until: 'asked' }, 'd')
  expect(desk.due).toHaveLength(waiting)
  house.answer({ is: 'doze', until: 'concerned' }, 'd')
  sure(desk.due.pop(), 'answer')()
  expect(isIdle()).toBe(false)
  expect(desk.thoughts.some(({ view }) => view.seat === 0)).toBe(false)
  expect(opened('rats', new Desk(), 3).answer({ is: 'doze', until: 'concerned' }, 'd')).toMatchObject({
    why: 'not now',
  })
})

test('a torn game, one of another seed and one of another kind are not gone on with', async () => {
  const desk = new Desk()
  const house = opened('rats', desk, 3)
  for (let n = 0; n < 6; n++) await step(house, desk)
  const kept = JSON.parse(desk.game)
  const lines = kept.record.trimEnd().split('\n')
  const without = (record: string) => JSON.stringify({ ...kept, record })
  expect(PracticeHouse.open(desk.game, desk)).toBeDefined()
  for (const text of [
    '',
    'nothing',
    '{}',
    desk.game.slice(0, -20),
    JSON.stringify({ ...kept, near: 0 }),
    JSON.stringify({ ...kept, seed: 'ab'.repeat(32) }),
    without(kept.record.slice(0, -9)),
    without(`${[...lines.slice(0, 3), ...lines.slice(4)].join('\n')}\n`),
    without(kept.record.replace('"game":"rats"', '"game":"cats"')),
  ])
    expect(PracticeHouse.open(text, desk)).toBeUndefined()
})

/** What reaches the page is its seat's view to the letter, and what reaches a bot is the bot's own; nothing of the seed or the deal. */
test.each(games.map(({ key }) => key))('nobody at %s is shown what another hides', async (key) => {
  const desk = new Desk(5)
  const seats = Math.max(4, gameOf(key).seats[0])
  const house = opened(key, desk, seats)
  const chance = seeded(5)
  for (let n = 0; n < 40 && desk.last.room.stage === 'playing'; n++) {
    const { match, sealed } = sure(readGame(desk.game), 'game')
    const { state } = match
    const { seat, game, hand } = desk.last
    expect({ seat, game, hand }).toEqual({
      seat: 0,
      game: { seats, agenda: state.agenda, table: state.table },
      hand: state.hands[0],
    })
    const shown = JSON.stringify(desk.last)
    for (const secret of [JSON.parse(desk.game).seed, ...desk.luck.values()]) expect(shown).not.toContain(secret)
    expect(shown).not.toContain(JSON.stringify(sealed.dealt))
    const thoughts = desk.thoughts.length
    await step(house, desk, chance)
    for (const { view, ...rest } of desk.thoughts.slice(thoughts)) {
      expect(Object.keys(rest).sort()).toEqual(['game', 'level', 'nature', 'people', 'seed'])
      expect(Object.keys(view).sort()).toEqual(['agenda', 'hand', 'seat', 'seats', 'table'])
      expect(view.hand).toEqual(recollect(match.game, state, view.seat).hand)
    }
  }
})

test('a bot that cannot think is stood in for, and one that is asked no more does not answer', async () => {
  const desk = new Desk()
  desk.think = async () => {
    throw new Error('no thread')
  }
  const house = opened('hoax', desk, 4)
  for (let n = 0; n < 30; n++) await step(house, desk)
  desk.think = async () => ({ kind: 'nonsense' })
  for (let n = 0; n < 30 && desk.last.room.stage === 'playing'; n++) await step(house, desk)
  // However many things happened, nobody is asked twice for one answer.
  expect(desk.due.length).toBeLessThanOrEqual(desk.view.agenda.asked.length)
  house.close()
})
