/** Heard, not seen: each game to its end by what a screen reader says and by the roles and names it finds, nothing else. */
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { GameKey } from '../../games/keys.ts'
import { sure } from '../../kernel/at.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Language } from '../../kernel/text.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import type { Player } from '../player.ts'
import { freshSeed } from '../seed.ts'
import { lived } from '../tables.ts'
import { freshParlour } from './fresh.ts'
import { Ear } from './heard.ts'
import { playByEar } from './heard.players.ts'
import type { Person } from './person.ts'
import { toldAt } from './sentences.ts'

const parlour = freshParlour()

interface Dinner {
  readonly key: GameKey
  readonly seats: number
  readonly language: Language
  readonly options: object
}

/** The listener sits down first, by names alone; players without a page take the other chairs. */
async function seat(person: Person, { key, seats, options }: Dinner): Promise<{ ear: Ear; others: Seated[]; code: string }> {
  const { page, name } = person
  const game = sure(findGame(key), key)
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour().port)))
  const host = sure(others[0], 'host')
  const chosen = { ...(defaults(game, seats) as object), ...options } as Settings['options']
  const settings = settingsFor(seats, { options: chosen }, game)
  const code = sure((await host.must({ is: 'create', settings })).code, 'code')
  await person.goTo(`/t/${code}`)
  const ear = await Ear.at(person)
  await page.getByRole('textbox', { name: /^(What are you called|Wie heißt du)\?$/ }).fill(name)
  await page.getByRole('button', { name: /^(Sit down|Hinsetzen)$/ }).press('Enter')
  await page.getByRole('textbox').waitFor({ state: 'detached' })
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code })
    await other.must({ is: 'sit', name: ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'][at] ?? `Guest ${at}` })
  }
  await host.must({ is: 'start' })
  return { ear, others, code }
}

/** Everybody else does anything that is open, but spares the listener: whoever is out has nothing to play. */
async function playAround(other: Seated, luck: Chance): Promise<void> {
  const going = () => other.room?.stage !== 'over'
  await other.until(() => other.room?.stage === 'playing')
  while (going()) {
    await other.until(() => other.moves.length > 0 || !going())
    const { moves, seq } = other
    if (moves.length === 0) continue
    const open = moves.filter((move) => !(move.kind === 'unmask' && (move as { seat?: number }).seat === 0))
    const move = sure(open[luck(open.length)], 'move')
    const reply = await other.ask({ is: 'move', question: other.view.agenda.question, move })
    await other.until(() => other.seq >= (reply.is === 'ok' ? sure(reply.seq, 'seq') : seq + 1) || !going())
  }
}

const around = /^(.+ (sits down|setzt sich)\.|The game (begins|is over)\.|Das Spiel (beginnt|ist vorbei)\.|Everybody blows on the dice\.|Alle pusten auf die Würfel\.)$/

test.each<Dinner>([
  { key: 'rats', seats: 3, language: 'en', options: {} },
  { key: 'goblets', seats: 2, language: 'de', options: {} },
  { key: 'toast', seats: 2, language: 'en', options: { match: 1 } },
  { key: 'hoax', seats: 3, language: 'de', options: { rounds: 20 } },
])('a whole game of $key', async (dinner) => {
  const { key, language } = dinner
  const luck = seeded(freshSeed(key))
  const ada = await parlour().newPerson({ name: 'Ada', language })
  const { ear, others, code } = await seat(ada, dinner)
  const [{ calls, end }] = await Promise.all([playByEar(ear, key, luck), ...others.map((other) => playAround(other, luck))])
  const heard = await ear.all()
  process.stdout.write(`${key}: ${calls} calls, ${end}\n`)
  const log = heard.filter(({ how }) => how === 'log').map(({ text }) => text)
  const told = (await toldAt(parlour().port, code))(language)
  expect(log.filter((line) => !around.test(line))).toEqual(told)
  const name = (one: number) => ['Ada', 'Ben', 'Cleo'][one] ?? ''
  const secrets = lived({ heard: ada.heard } as unknown as Player)
    .flatMap(({ mine = [] }) => mine)
    .map((news) => sure(findGame(key), key).text[language].secret(news as never, name))
  const aloud = heard.filter(({ held }) => !held).map(({ text }) => text)
  expect(aloud.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})
