/** `humbug play`: a program of somebody's takes a chair at a table, over the same wire as everybody. */
import { basename, extname } from 'node:path'
import { NAME } from '../../protocol/frames.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { beside } from '../own/beside.ts'
import type { OwnPlayer } from '../own/player.ts'
import { failureText } from '../own/text.ts'
import { threaded } from '../own/threaded.ts'
import { seeThatUsable } from '../own/usable.ts'
import type { Voice } from '../voice.ts'
import { dataOf, onlyWord, read, Usage, type Words } from '../words.ts'
import { type TableLink, tableLink } from './link.ts'
import { de } from './text.de.ts'
import { en, type PlayText } from './text.en.ts'
import { ticketFor } from './ticket.ts'
import { TurnedAway, Visit } from './visit.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

export async function play(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args, { bot: 'value', exec: 'value', name: 'value', of: 'value', password: 'value' })
  const text = words.language === 'de' ? de : en
  const given = onlyWord(words, 'URL')
  const link = tableLink(given)
  if (!link) throw new Usage(text.errors.noLink(given))
  const player = await playerIn(words, text)
  const name = nameIn(words, text, 'name') ?? usualName(words)
  const of = nameIn(words, text, 'of')
  const password = words.value('password')
  const visit = new Visit({
    link,
    ticket: ticketFor(dataOf(words), link, name),
    name,
    ...(of !== undefined && { of }),
    ...(password !== undefined && { password }),
    player,
    text,
    say: (line) => voice.out(`${line}\n`),
    complain: (failure) => voice.err(`${text.instead(failureText(words.language, failure))}\n`),
  })
  const leave = () => void visit.leave()
  for (const signal of signals) process.on(signal, leave)
  try {
    return text[await visit.ended]
  } catch (error) {
    if (error instanceof TurnedAway) throw new Usage(turnedAway(error, words, text, link, name))
    throw error
  } finally {
    for (const signal of signals) process.off(signal, leave)
  }
}

async function playerIn(words: Words, text: PlayText): Promise<OwnPlayer> {
  const [file, command] = [words.value('bot'), words.value('exec')]
  if (file !== undefined && command !== undefined) throw new Usage(text.errors.both)
  if (command !== undefined) return beside(command)
  if (file === undefined) throw new Usage(text.errors.nobody)
  await seeThatUsable(words, file)
  return threaded(file)
}

function nameIn(words: Words, text: PlayText, flag: 'name' | 'of'): string | undefined {
  const name = words.value(flag)?.trim()
  if (name !== undefined && (name === '' || name.length > NAME))
    throw new Usage(text.errors.longName(`--${flag}`, NAME))
  return name
}

/** As its file is called. */
function usualName(words: Words): string {
  const file = words.value('bot') ?? words.value('exec')?.split(/\s+/).at(-1) ?? ''
  return basename(file, extname(file)).slice(0, NAME) || 'bot'
}

function turnedAway({ why }: TurnedAway, words: Words, text: PlayText, link: TableLink, name: string): string {
  if (why === 'no house') return text.errors.noHouse(link.house)
  if (why === 'malformed') return text.errors.tooOld
  return why === 'name' ? text.errors.sameName(name) : refusalText[words.language][why]
}
