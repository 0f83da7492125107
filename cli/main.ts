import { backup, restore } from './backup.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'
import { start } from './start.ts'
import { tournament } from './tournament.ts'
import { verify } from './verify.ts'
import { read, textFor, Usage } from './words.ts'

interface Done {
  readonly print: string
  readonly code: number
}

const commands = { start, simulate, tournament, replay, verify, backup, restore }

async function run(args: readonly string[]): Promise<Done> {
  const [name, ...rest] = args
  if (name === undefined || name.startsWith('-')) {
    const { text } = read(args, {})
    return { print: text.help, code: 0 }
  }
  const text = textFor(rest)
  if (!Object.hasOwn(commands, name)) throw new Usage(text.errors.noCommand(name))
  const key = name as keyof typeof commands
  if (rest.includes('--help')) return { print: text.commands[key], code: 0 }
  const done = await commands[key](rest)
  return typeof done === 'string' ? { print: done, code: 0 } : done
}

// Whoever reads us may stop reading, as `head` does: then there is nothing left to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  const { print, code } = await run(process.argv.slice(2))
  if (print) process.stdout.write(`${print}\n`)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof Usage)) throw error
  process.stderr.write(`humbug: ${error.message}\n`)
  process.exitCode = 2
}
