/** All that stands behind `./humbug`, for whoever has words for it: the process it runs in is the business of `main`. */
import { version } from '../server/ops/identity.ts'
import type { Voice } from './voice.ts'
import { read, textFor, Usage } from './words.ts'

interface Done {
  readonly print: string
  readonly code: number
}

type Command = (args: readonly string[], voice: Voice) => Done | string | Promise<Done | string>

/** Each command brings its own parts: telling a story needs no server. */
const commands = {
  start: async (): Promise<Command> => (await import('./start.ts')).start,
  simulate: async (): Promise<Command> => (await import('./simulate.ts')).simulate,
  tournament: async (): Promise<Command> => (await import('./tournament.ts')).tournament,
  play: async (): Promise<Command> => (await import('./play/play.ts')).play,
  certify: async (): Promise<Command> => (await import('./certify.ts')).certify,
  replay: async (): Promise<Command> => (await import('./replay.ts')).replay,
  verify: async (): Promise<Command> => (await import('./verify.ts')).verify,
  backup: async (): Promise<Command> => (await import('./backup.ts')).backup,
  restore: async (): Promise<Command> => (await import('./restore.ts')).restore,
  move: async (): Promise<Command> => (await import('./move.ts')).move,
  doctor: async (): Promise<Command> => (await import('./doctor/doctor.ts')).doctor,
  new: async (): Promise<Command> => (await import('./author/new.ts')).newGame,
  check: async (): Promise<Command> => (await import('./author/check.ts')).check,
  tables: async (): Promise<Command> => (await import('./keeper.ts')).tables,
  close: async (): Promise<Command> => (await import('./keeper.ts')).close,
  forget: async (): Promise<Command> => (await import('./keeper.ts')).forget,
}

/** Does what these words say, speaks, and gives back the exit code. */
export async function humbug(args: readonly string[], voice: Voice): Promise<number> {
  try {
    const { print, code } = await run(args, voice)
    if (print) voice.out(`${print}\n`)
    return code
  } catch (error) {
    if (!(error instanceof Usage)) throw error
    voice.err(`humbug: ${error.message}\n`)
    return error.code
  }
}

async function run(args: readonly string[], voice: Voice): Promise<Done> {
  const [name, ...rest] = args
  if (name === '--version') return { print: version, code: 0 }
  if (name === undefined || name.startsWith('-')) {
    const { text } = read(args, {})
    return { print: text.help, code: 0 }
  }
  const text = textFor(rest)
  if (!Object.hasOwn(commands, name)) throw new Usage(text.errors.noCommand(name))
  const key = name as keyof typeof commands
  if (rest.includes('--help')) return { print: text.commands[key], code: 0 }
  const command = await commands[key]()
  const done = await command(rest, voice)
  return typeof done === 'string' ? { print: done, code: 0 } : done
}
