/** Heard, not seen: each game to its end by what a screen reader says and by the roles and names it finds, nothing else. */
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { type Language, languages } from '../../kernel/text.ts'
import { inAll, inTurn } from '../long.ts'
import { Player } from '../player.ts'
import { freshSeed } from '../seed.ts'
import { lived } from '../tables.ts'
import { freshParlour } from './fresh.ts'
import { factsOf } from './heard.facts.ts'
import { playByEar } from './heard.players.ts'
import { type Heard as HeardGame, type Laid, type Manner, names, playAround, sitAmong } from './heard.table.ts'
import type { Heard } from './heard.ts'
import type { Person } from './person.ts'
import { toldAt } from './sentences.ts'

const parlour = freshParlour()

interface Evening extends Laid {
  readonly key: HeardGame
  readonly language: Language
  readonly manner: Manner
}

/** As short as a whole game can be. */
const short: readonly Evening[] = [
  { key: 'rats', seats: 3, options: { starter: 0 }, language: 'en', manner: 'brisk' },
  { key: 'goblets', seats: 2, options: { host: 0, finale: 'drink at once' }, language: 'de', manner: 'brisk' },
  { key: 'toast', seats: 2, options: { match: 1 }, language: 'en', manner: 'brisk' },
  { key: 'hoax', seats: 3, options: { starter: 0, rounds: 20 }, language: 'de', manner: 'brisk' },
]
/** For the long runs: full tables, with characters and pairs, in both languages. */
const long = languages.flatMap((language): Evening[] => [
  { key: 'rats', seats: 5, options: {}, language, manner: 'any' },
  { key: 'goblets', seats: 4, options: {}, language, manner: 'any' },
  { key: 'goblets', seats: 7, options: {}, language, manner: 'any' },
  { key: 'toast', seats: 4, options: {}, language, manner: 'any' },
  { key: 'toast', seats: 8, options: {}, language, manner: 'any' },
  { key: 'hoax', seats: 5, options: {}, language, manner: 'any' },
])
const PATIENCE = inAll(120_000, 900_000)

/** What the room says of itself between the sentences of the game. */
const around =
  /^(.+ (sits down|setzt sich)\.|(The game|Das Spiel) (begins|is over|beginnt|ist vorbei)\.|Everybody lends a hand to luck\.|Alle helfen dem Glück nach\.)$/

const texts = (heard: readonly Heard[], which: (one: Heard) => boolean) => heard.filter(which).map(({ text }) => text)

/** What this seat alone was told, in the words in which the log tells it. */
function secretsOf({ heard, language }: Person, key: string): string[] {
  const { secret } = sure(findGame(key), key).text[language]
  const steps = lived({ heard } as unknown as Player)
  return steps.flatMap(({ mine = [] }) => mine.map((news) => secret(news as never, (seat) => at(names, seat))))
}

/** It is this person's own turn, and nobody else's: what is told of the table stays so until they have moved. */
const ownTurn = /^(Your turn|Du bist dran|Your answer|Deine Antwort|Who are you today|Wer bist du heute)/

test.each(inAll(inTurn('by ear', short, 1), long))(
  'a whole game of $key with $seats, in $language',
  async ({ language, manner, ...laid }) => {
    const { key } = laid
    const luck = seeded(freshSeed(`${key} ${language}`))
    const ada = await parlour().newPerson({ name: 'Ada', as: 'small', language })
    const { ear, others, code } = await sitAmong(ada, laid)
    const ghost = new Player(undefined, 'stays out')
    let turns = 0
    const hears = async (said: string) => {
      if (!ownTurn.test(said) || turns++ % 3 > 0) return
      // All that the house has told this device by now.
      for (const frame of ada.heard.slice(ghost.heard.length)) ghost.hear(frame)
      const tree = (await ada.page.getByRole('main').ariaSnapshot()).replaceAll(/\s*\n\s*- /g, ' | ')
      for (const fact of factsOf[key](ghost.game)) expect(tree).toMatch(fact)
      // What is seen while it is held is nowhere to be found while it is not.
      expect(tree).not.toMatch(/\| status: /)
    }
    const [end] = await Promise.all([
      playByEar(ear, key, { luck, hears }),
      ...others.map((other) => playAround(other, manner, luck)),
    ])
    expect(end).toMatch(/^(You win|Du gewinnst|You share|Ihr teilt|.* wins?|.* gewinn(t|en))\b/)
    const heard = await ear.all()
    const said = texts(heard, ({ how }) => how === 'log')
    expect(said.filter((line) => !around.test(line))).toEqual((await toldAt(parlour().port, code))(language))
    expect(said.at(-1)).toMatch(/over|vorbei/)
    // What was held up is known to the ear as well; all else is read out where anybody may hear it.
    const held = texts(heard, (one) => one.held && one.how === 'call')
    const aloud = texts(heard, (one) => !one.held)
    // Where anything is done, it may be that there was nothing to look at, and that it was over before one's own turn.
    if (manner === 'brisk') {
      expect(held.length).toBeGreaterThan(0)
      expect(turns, 'own turns at which the table was looked for').toBeGreaterThan(0)
    }
    const secrets = secretsOf(ada, key)
    expect(aloud.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  },
  PATIENCE,
)
