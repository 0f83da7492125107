/** What an author hears of `humbug new` and `humbug check`. */
import type { Lack } from '../../checks/lacks.ts'
import type { Look } from '../../checks/one-game.ts'
import type { Wish } from '../../checks/wishes.ts'

/** A line for everything that a game may lack. */
type Lacking = { readonly [K in Lack['is']]: (lack: Extract<Lack, { is: K }>) => string }

const lacks: Lacking = {
  'no file': ({ file }) => `${file} is not there`,
  'other key': () => 'title.ts names another key than its folder has: no page would find it',
  'wrong lid': ({ file }) =>
    `title.ts says under “without” that there is no ${file}, and there is one, or the other way`,
  'not shelved': () => 'games/shelf.node.ts does not name it: no house has it',
  'no contract': () => 'contract.test.ts does not hold it to the contract: keepsTheContract(GAME, bots)',
  'letter taken': ({ letter, by }) => `its clauses begin with ${letter}, and so do those of ${by}`,
  'no clauses': () => 'RULES.md has no clause: “- X1.1 R …”',
  untranslated: ({ clause }) => `${clause} stands in one language alone`,
  untested: ({ clause }) => `${clause} has no test: test('${clause} …')`,
  unknown: ({ clause, path }) => `${path} names ${clause}, which is no clause`,
  silent: ({ title, path }) => `${path}: “${title}” names no clause`,
  'wrong import': ({ from, to }) => `${from} must not import ${to}`,
  impure: ({ path }) => `${path} uses a clock, the machine or luck of its own`,
}

const looks: Readonly<Record<Look | 'parts', string>> = {
  parts: 'parts, clauses, imports',
  types: 'types',
  lint: 'format and lint',
  contract: 'the contract',
  rules: 'tests of the rules',
  texts: 'rulebook and words',
  lesson: 'lesson',
}

const wishes: Readonly<Record<Wish, string>> = {
  plain: 'plain.en.ts, plain.de.ts: what lies there in words; without it the plain board shows no hand',
  gist: 'gist.en.ts, gist.de.ts: the game in one minute, for those who have just sat down',
  lesson: 'lesson.ts: a first game in which everything is done once',
  chronicle: 'chronicle.ts: how it is told when it is over; until then only counts are',
  picture: 'web/boards/NAME/vignette.svg: a small picture for the lid; until then it shows three cards',
  board: 'web/boards/NAME/index.ts: a board of its own; until then it is played in words',
  puppets: 'bot.ts: puppets of which every level thinks; one of them still does anything that is open',
  stake: 'stake.ts: how much a question weighs, so that puppets take their time',
  standing: 'standing.ts: how all stand, for the kind puppet that lets beginners win',
  natures: 'natures.ts: what each nature likes; until then they differ in words alone',
  sparring: 'bots/sparring/index.ts: a dozen simple tricks to try on the puppets',
  cues: 'cues.ts: to what puppets remark something; until then they greet, and crow when they win',
  wagers: 'wagers.ts: what onlookers may bet on',
  coach: 'coach.ts, coach.text.ts: what would have been better, after the game',
  confessor: 'confession.ts: what puppets own up to',
}

export const en = {
  noSources: 'games are written in a clone of the project; this is a package, and has no sources in it',
  notName: (given: string) =>
    `“${given}” is no name for a folder: 2 to 10 small letters, a to z, and no word that code needs for itself`,
  nameTaken: (name: string) => `“${name}” is taken; choose another name`,
  notLetter: (given: string) => `--letter wants one capital letter, A to Z, not “${given}”`,
  letterTaken: (letter: string, by: string, free: string) =>
    `the clauses of ${by} begin with ${letter} already; free are: ${free}`,
  oddShelf: 'games/shelf.node.ts does not look as it did; put its list of games into one line again',
  written: (name: string, files: number) => `games/${name} is written, in ${files} files, and stands on the shelf.

  ./humbug check ${name}                    whether all is well with it, in seconds
  npm run test:unit -- games/${name}        its tests; behind that -t and the number of a clause, one of them
  npm start                               lay a table with it: on the plain board it can be played at once
  games/${name}/RULES.md                    begin here: first the clause, then its test, then the code`,
  looking: (name: string) => `Looking at ${name} …`,
  looks,
  well: 'well',
  ill: 'NOT YET',
  lacks,
  wishes,
  missing: 'Missing before release:',
  complete: 'Nothing is missing before release.',
  wanted: 'Before perfection, whenever you like:',
  perfect: 'And nothing before perfection.',
}

export type AuthorText = typeof en
