/** Programs of people at a real table in a real house, over a real socket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { fromTape } from '../../kernel/chance.ts'
import { setUp } from '../../kernel/game.ts'
import { play } from '../../kernel/match.ts'
import { read } from '../../kernel/record.ts'
import { copy, look, type View } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import { closeAll, house, newFolder, playOut, type Seated, start, tableOf } from '../../test/open.ts'
import { pythonPath } from '../../test/python.ts'
import { comeBack, done, firstBegins, recordOf } from '../../test/tables.ts'
import { here, inEnglish, main } from '../heard.ts'
import type { OwnPlayer } from '../own/player.ts'
import { tableLink } from './link.ts'
import { en } from './text.en.ts'
import { Visit } from './visit.ts'

afterEach(closeAll)
inEnglish()
beforeAll(() => {
  vi.stubEnv('HUMBUG_DATA', newFolder())
})

const folder = newFolder()
const examples = join(import.meta.dirname, '../../docs/authoring/bots')
const linkTo = (port: number, code: string) => `http://127.0.0.1:${port}/t/${code}`

/** A file of somebody's. */
function written(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(file, code)
  return file
}
const honest = written(
  'honest.ts',
  `export const bot = { choose: (view: unknown, chance: (n: number) => number) => 0 }`,
)

/** A table of one person and so many free chairs, which admits programs. */
async function tableFor(chairs: number, more: Partial<Settings> = {}, password?: string) {
  const open = await house()
  const options = { programs: 'open', seats: chairs + 1, ...more } as const
  const { code, people } = await tableOf(open.port, 1, 1, options, password)
  return { ...open, code, host: at(people, 0), link: linkTo(open.port, code) }
}

const isFull = ({ room }: Seated) => room?.chairs.every((chair) => chair?.sitter !== undefined) ?? false

/** Everybody sits: the host starts, and plays whatever comes first. */
async function wholeGame(host: Seated): Promise<void> {
  await host.until(() => isFull(host))
  await start([host])
  await playOut([host])
}

describe('wrong words get one clear line and exit code 2', () => {
  const broken = written('broken.ts', 'export const bot = nonsense')
  const empty = written('empty.ts', 'export const choose = () => 0')
  test.each([
    [['play'], 'URL is missing'],
    [['play', 'ABCDEF', '--bot', honest], '“ABCDEF” leads to no table'],
    [['play', 'http://house.example/rules', '--bot', honest], 'leads to no table'],
    [['play', 'http://127.0.0.1:9/t/ABCDEF'], 'who shall play?'],
    [['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', honest, '--exec', 'true'], 'do not go together'],
    [['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', '/nowhere/x.ts'], 'there is no file “/nowhere/x.ts”'],
    [
      ['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', broken],
      'cannot be run: ReferenceError: nonsense is not defined',
    ],
    [
      ['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', empty],
      'exports no bot: its “bot” must have a function “choose”',
    ],
    [
      ['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', honest, '--name', 'x'.repeat(25)],
      '--name wants a name of at most 24',
    ],
    [['play', 'http://127.0.0.1:9/t/ABCDEF', '--bot', honest], 'nobody answers at http://127.0.0.1:9'],
    [['play', 'x', '--lang', 'de'], '„x“ führt zu keinem Tisch'],
  ])('%j', async (words, line) => {
    const { status, out, err } = await here(...words)
    expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(line)
  })
})

test('who is not let in, or to no chair, is told why', async () => {
  const { host, link, port } = await tableFor(2, { programs: 'closed' }, 'sesame')
  const said = async (...words: string[]) => (await here('play', link, '--bot', honest, ...words)).err.trim()
  expect(await said()).toBe('humbug: This table has another password.')
  expect(await said('--password', 'sesame')).toContain(
    'humbug: This table admits no programs. Its host can change that',
  )
  const { settings } = host.shown
  await done(host, { is: 'set', settings: { ...settings, programs: 'open' } })
  expect(await said('--password', 'sesame', '--name', 'Guest 1')).toContain('is called “Guest 1” already')
  for (const seat of [1, 2]) await done(host, { is: 'hire', seat, level: 'random' })
  expect(await said('--password', 'sesame')).toBe('humbug: Every seat is taken.')
  expect((await here('play', linkTo(port, 'ZZZZZZ'), '--bot', honest)).err).toContain(
    'There is no table with this code.',
  )
})

const inTypeScript = ['--bot', join(examples, 'ratter.ts')]
const inPython = ['--exec', `python3 ${join(examples, 'ratter.py')}`]
test.each(pythonPath() ? [inTypeScript, inPython] : [inTypeScript])(
  '%s %s plays a whole evening: game after game, until the table is cleared away',
  async (...words) => {
    const { host, link, code } = await tableFor(2)
    await done(host, { is: 'hire', seat: 2, level: 'random' })
    const evening = here('play', link, ...words, '--of', 'Ada')
    await wholeGame(host)
    expect(host.shown.chairs[1]).toMatchObject({ name: 'ratter', sitter: 'program', of: 'Ada' })
    await done(host, { is: 'again' })
    await wholeGame(host)
    await done(host, { is: 'close' })
    const { status, out, err } = await evening
    expect([status, err]).toEqual([0, ''])
    expect(out.trim().split('\n')).toEqual([
      `ratter sits on chair 2 of table ${code}, and everybody sees that it is a program. Ctrl-C takes it away.`,
      'Game 1 begins: rats.',
      expect.stringMatching(/^Game 1 is over: place \d of 3\. It waits for the next one\.$/),
      'Game 2 begins: rats.',
      expect.stringMatching(/^Game 2 is over: place \d of 3/),
      'The table has been cleared away.',
    ])
  },
)

/** A table at which the program is asked first. */
async function programBegins(more: Partial<Settings> = {}, thinking = {}) {
  const { port } = await house({ thinking })
  const settings = firstBegins(3, { ...more, programs: 'open' })
  const options = { ...settings.options, starter: 1 }
  const { code, people } = await tableOf(port, 1, 1, { ...settings, options })
  const host = at(people, 0)
  await done(host, { is: 'hire', seat: 2, level: 'random' })
  return { host, link: linkTo(port, code) }
}

/** The program sits and is asked; once it has answered, the table is cleared away. */
async function afterItsMove(host: Seated): Promise<void> {
  await host.until(() => isFull(host))
  await start([host])
  const { question } = host.view.agenda
  await host.until(() => host.view.agenda.question > question)
  expect(host.shown.chairs[1]).toMatchObject({ sitter: 'program', bot: null })
  await done(host, { is: 'close' })
}

const node = (code: string) => `"${process.execPath}" -e "${code}"`
test.each([
  [`{ choose() { throw new RangeError('no idea') } }`, 'It failed: RangeError: no idea'],
  [`() => ({ choose: async () => ({ kind: 'win' }) })`, 'Its answer is none of the open moves: {"kind":"win"}'],
  [`() => ({})`, 'It failed: TypeError: what “bot” makes has no function “choose”'],
  ['{ choose: () => process.exit(5) }', 'Its program has ended (5).'],
  ['exec', 'Its program has ended (3).', node('process.exit(3)')],
  ['exec', 'It wrote a line that is no JSON: well', node(`process.stdin.on('data', () => console.log('well'))`)],
])(
  'whatever a bot does, it is said, its chair is kept, and the game goes on: %s, %s',
  async (code, line, ...command) => {
    const { host, link } = await programBegins()
    const file = () => written(`${line.length}.ts`, `export const bot = ${code}`)
    const evening = here('play', link, ...(command[0] ? ['--exec', command[0]] : ['--bot', file()]))
    await afterItsMove(host)
    const { err } = await evening
    expect(err).toContain(line)
    expect(err).toContain('Any open move is made instead.')
  },
)

test('a bot that thinks for ever is stopped before the clock runs out', async () => {
  const { host, link } = await programBegins({ clock: 'quick' }, { quick: 2000 })
  const endless = written('endless.ts', 'export const bot = { choose() { for (;;); } }')
  const evening = here('play', link, '--bot', endless)
  await afterItsMove(host)
  expect((await evening).err).toContain('It took longer than it may (')
})

test('after a lost line it comes back to its chair, and plays by itself again', async () => {
  const data = newFolder()
  const first = await house({ data })
  const { code, people } = await tableOf(first.port, 2, 2, { programs: 'open', seats: 3 })
  const [host, guest] = [at(people, 0), at(people, 1)]
  const evening = here('play', linkTo(first.port, code), '--bot', honest)
  await host.until(() => isFull(host))
  await start(people)
  await first.close()
  const { port } = await house({ data, port: first.port })
  for (const player of [host, guest]) await comeBack(port, player, code)
  await host.until(() => host.here.includes(2))
  await playOut(people)
  await done(host, { is: 'close' })
  const { out } = await evening
  expect(out).toMatch(/The line is lost\. Trying again …\nBack at the table\.\nGame 1 is over/)
})

test('Ctrl-C takes it away, and its chair is free', async () => {
  const { host, link } = await tableFor(2)
  const child = spawn(process.execPath, [main, 'play', link, '--bot', honest], { env: { ...process.env, LC_ALL: 'C' } })
  const out = text(child.stdout)
  await host.until(() => host.shown.chairs[1]?.sitter === 'program')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  await host.until(() => host.shown.chairs[1] === null)
  expect(await out).toMatch(/It got up and left\.\n$/)
})

test('one that was killed comes back to its chair, and a second one of its name does not get there', async () => {
  const { host, link } = await tableFor(2)
  const env = { ...process.env, LC_ALL: 'C' }
  const begun = () => {
    const child = spawn(process.execPath, [main, 'play', link, '--bot', honest], { env })
    return { child, out: text(child.stdout), err: text(child.stderr), ended: once(child, 'exit') }
  }
  const first = begun()
  await host.until(() => host.shown.chairs[1]?.sitter === 'program')
  const second = begun()
  expect(await second.ended).toEqual([2, null])
  expect(await second.err).toContain('is called “honest” already')
  await done(host, { is: 'hire', seat: 2, level: 'random' })
  await start([host])
  first.child.kill('SIGKILL')
  await host.until(() => !host.here.includes(1))
  const third = begun()
  await host.until(() => host.here.includes(1))
  await playOut([host])
  await done(host, { is: 'close' })
  expect(await third.ended).toEqual([0, null])
  expect(await third.out).toMatch(/^Back at the table\.\nGame 1 begins: rats\.\nGame 1 is over/)
  expect(readdirSync(join(sure(process.env.HUMBUG_DATA, 'folder'), 'programs'))).toEqual([])
})

test('who is shown to the door hears it, and goes', async () => {
  const { host, link } = await tableFor(2)
  const evening = here('play', link, '--bot', honest)
  await host.until(() => host.shown.chairs[1]?.sitter === 'program')
  await done(host, { is: 'kick', seat: 1 })
  expect((await evening).out).toContain('The host has shown it to the door.')
})

test('it is handed what its seat sees, and nothing else', async () => {
  const { host, port, code, link } = await tableFor(2)
  await done(host, { is: 'hire', seat: 2, level: 'random' })
  const handed: View[] = []
  const player: OwnPlayer = {
    begin() {},
    stop() {},
    async choose(view, moves) {
      handed.push(view)
      return moves.at(-1)
    },
  }
  const visit = new Visit({
    link: sure(tableLink(link), 'link'),
    ticket: { token: '5'.repeat(64), keep() {}, tear() {} },
    name: 'spy',
    player,
    text: en,
    say() {},
    complain() {},
  })
  await wholeGame(host)
  await visit.leave()
  expect(await visit.ended).toBe('left')
  const record = read(await (await recordOf(port, host, `${code}/1`)).text())
  const { terms, dealt, entries } = sure(record, 'record')
  const state = setUp(host.rules, terms, fromTape(dealt).chance)
  const seen: View[] = []
  for (const { seat, move, drawn, by } of entries) {
    if (seat === 1) seen.push(copy(look(state, 1)))
    play(host.rules, state, seat, move, fromTape(drawn).chance, by)
  }
  expect(handed.length).toBeGreaterThan(0)
  expect(handed).toEqual(seen)
})
