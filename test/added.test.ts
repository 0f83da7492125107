/** A game that no list names is added while everything runs: it is played, watched, told and proven like any other. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kit } from '../cli/template/kit.ts'
import type { Move } from '../cli/template/state.ts'
import { fetchBot } from '../games/bots.ts'
import { addGame, findGame, titles } from '../games/index.ts'
import { fetchLesson, fetchWagers } from '../games/parts.ts'
import { at, sure } from '../kernel/at.ts'
import { seeded } from '../kernel/chance.ts'
import { honoursOf, momentsOf } from '../kernel/chronicle.ts'
import type { Kit } from '../kernel/kit.ts'
import { plainChronicle } from '../kernel/plain-chronicle.ts'
import { read } from '../kernel/record.ts'
import { received } from '../kernel/state.ts'
import { languages } from '../kernel/text.ts'
import { verify } from '../kernel/verify.ts'
import type { Thought } from '../server/ports.ts'
import { fetchGame, titleOf } from '../web/app/games.ts'
import { language } from '../web/app/language.ts'
import type { Line } from '../web/app/log.ts'
import { cuesOf } from '../web/quips/cues.ts'
import { names, sentence } from '../web/table/sentence.ts'
import { closeAll, connect, playOut, start, tableOf } from './open.ts'
import { stillHouse } from './still.ts'
import { knows, recordOf, told, toldTo, watcher } from './tables.ts'

const KEY = kit.title.key
const QUICK = 60_000
const tooHigh: Move = { kind: 'say', least: 10 }
/** The usual thread knows what is on the shelf, and nothing that came later. */
const think = async ({ game, view, seed, ...puppet }: Thought) =>
  (await fetchBot(game, puppet)).choose(received(view), seeded(seed))

let takeAway = () => {}
beforeAll(() => {
  takeAway = addGame(kit as unknown as Kit)
})
afterAll(() => takeAway())
afterEach(async () => {
  language.value = 'en'
  await closeAll()
})

/** Two people and a puppet at a table of a real house, with somebody who looks on. */
async function table() {
  const house = await stillHouse({ limits: { grace: 0 }, thinking: { quick: QUICK }, instead: { think } })
  const settings = { game: KEY, options: { highest: 9 }, clock: 'quick' } as const
  const { code, people } = await tableOf(house.port, 2, 3, settings)
  const onlooker = await watcher(house.port, code)
  await start(people)
  await onlooker.until(() => onlooker.room?.stage === 'playing')
  return { ...house, code, people, onlooker, first: at(people, 0) }
}

test('in a house: people and a puppet play it to the end, by the clock, before an onlooker', async () => {
  const { port, pass, now, code, people, onlooker, first } = await table()
  expect(first.shown.deadlines).toEqual([now() + QUICK, null, null])
  expect(await told(first, { is: 'move', question: 1, move: tooHigh })).toBe('illegal')
  const { seq } = first
  pass(QUICK)
  await knows([...people, onlooker], seq + 1)
  await playOut(people, () => 1)
  await onlooker.until(() => onlooker.room?.stage === 'over')
  expect([onlooker.seat, onlooker.hand, onlooker.game]).toEqual([null, undefined, first.game])

  const record = await (await recordOf(port, first, `${code}/1`)).text()
  const verdict = verify(record, findGame)
  expect(verdict.fair && verdict.ranking).toEqual(first.shown.ranking)
  const sealed = sure(read(record), 'record')
  const makers = sealed.entries.map(({ seat, by = 'person' }) => `${seat} ${by}`)
  expect(makers).toEqual(['0 clock', '1 person', '1 person', '2 bot', '2 bot', '0 person'])

  const moments = momentsOf(sure(findGame(KEY), 'game'), sealed)
  const plain = plainChronicle(sure(findGame(KEY), 'game'))
  const headers = { authorization: `Bearer ${onlooker.token}` }
  const honours = await (await fetch(`http://127.0.0.1:${port}/honours/${code}/1`, { headers })).json()
  expect(honours).toEqual(honoursOf(plain, moments, [], []))
  const award = { kind: 'lies', seats: [0, 2], count: 2 }
  const facts = languages.map((one) => plain.text[one].award(award, (seat) => `N${seat}`).fact)
  expect(facts).toEqual(['N0, N2: 2 lies', 'N0, N2: 2 Lügen'])
  expect(plain.awards(moments, []).filter(({ kind }) => kind !== 'lies' && kind !== 'doubts')).toEqual([])
  expect(plain.turns(moments).map(({ seat }) => seat)).toEqual([undefined, 0, 1, 2, 0])
  expect([await fetchWagers(KEY), await fetchLesson(KEY)]).toEqual([undefined, undefined])
})

test('in the page: it has a title, what happened is told in both languages, and what is about whom', async () => {
  expect(titles.map(({ key }) => key)).toContain(KEY)
  expect(titleOf(KEY)).toBe('Whopper')
  expect((await fetchGame(KEY))?.key).toBe(KEY)
  const { port, code, people, first } = await table()
  await playOut(people, () => 0)
  const steps = await toldTo(port, first.token, code)
  const lines = steps.flatMap(({ seq, news = [], mine = [] }): Line[] => [
    ...news.map((one, nth): Line => ({ seq, key: `${seq} ${nth}`, of: 'game', news: one })),
    ...mine.map((one, nth): Line => ({ seq, key: `${seq} ${nth}`, of: 'mine', news: one })),
  ])
  const [dealt, mine, said, believed] = lines as [Line, Line, Line, Line]
  const read = (line: Line) => sentence(line, first.shown)
  expect([read(dealt), read(said), read(believed)]).toEqual([
    'Everybody gets a card.',
    'Guest 1 says: at least 1.',
    'Guest 1 is believed and scores 1.',
  ])
  expect(read(mine)).toMatch(/^You hold a \d\.$/)
  expect([0, 1].map((seat) => names(said, first.shown, seat))).toEqual([true, false])
  language.value = 'de'
  expect(read(said)).toBe('Guest 1 sagt: mindestens 1.')
  const winners = first.shown.ranking?.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const over = sure(lines.at(-1), 'line').news
  expect(cuesOf(KEY, [over])).toEqual(winners?.map((seat) => ({ seat, about: 'wins' })))
})

test('once it is taken away again nobody lays a table with it', async () => {
  const { port } = await stillHouse()
  takeAway()
  const settings = { game: KEY, seats: 3, options: { highest: 6 }, clock: 'off', listed: 'link' } as const
  const guest = await connect(port)
  expect(await told(guest, { is: 'create', settings: { ...settings, talk: 'free', watching: 'open' } })).not.toBe('ok')
  expect([findGame(KEY), titles.some(({ key }) => key === KEY)]).toEqual([undefined, false])
  takeAway = addGame(kit as unknown as Kit)
})
