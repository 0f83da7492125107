/** Everything a device can say to the house, and its parser. Nothing else is ever read from a socket. */
import * as v from 'valibot'
import { levels } from '../kernel/bot.ts'
import { sureness, verdicts } from '../kernel/calibration.ts'
import { natures } from '../kernel/nature.ts'
import { languages } from '../kernel/text.ts'
import { circle, founding, wish } from './circle-asks.ts'
import { hash, printable, visible, whole } from './forms.ts'
import { NAME, TEXT } from './frames.ts'
import { codeForm } from './routes.ts'
import { hearings, introduction, paths, voice } from './voices.ts'
import { clocks, emotes, marks, phrases } from './words.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const code = v.pipe(v.string(), v.regex(codeForm))
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const level = v.picklist(levels)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME), visible, printable)
const value = v.union([v.string(), v.number(), v.boolean()])

const played = {
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  options: v.record(v.string(), value),
}
const settings = v.strictObject({
  ...played,
  clock: v.picklist(clocks),
  listed: v.picklist(['listed', 'link']),
  talk: v.picklist(['phrases', 'free']),
  watching: v.picklist(['open', 'closed']),
  // Tables of earlier houses say nothing of voices: there players hear each other, by whatever way.
  voices: v.exactOptional(v.picklist(hearings)),
  paths: v.exactOptional(v.picklist(paths)),
  // May programs of people sit down? They may not where nothing is said of it.
  programs: v.exactOptional(v.picklist(['closed', 'open'])),
})
export type Settings = v.InferOutput<typeof settings>

const words = v.variant('is', [
  v.strictObject({ is: v.literal('phrase'), phrase: v.picklist(phrases) }),
  v.strictObject({ is: v.literal('emote'), emote: v.picklist(emotes) }),
  v.strictObject({
    is: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT), visible, printable),
  }),
])
export type TableTalk = v.InferOutput<typeof words>

/** So many bytes in letters that an address may have, without padding. */
const key = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`)))
/** Where letters to a device go, in the words of the Push API, and the language they are written in. */
const address = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.regex(/^https?:\/\/[\x21-\x7e]+$/)),
  p256dh: key(65),
  auth: key(16),
  language: v.picklist(languages),
})
export type Address = v.InferOutput<typeof address>

const asking = <K extends string, E extends v.ObjectEntries>(is: K, entries: E) =>
  v.strictObject({ is: v.literal(is), id, ...entries })

/** What is done at the table that the device has entered. The seat is the one that belongs to the device. */
const commands = [
  // `phone`: the hash of the device that several share, each with a token of their own.
  asking('sit', {
    seat: v.exactOptional(seat),
    name,
    mark: v.exactOptional(v.picklist(marks)),
    phone: v.exactOptional(hash),
  }),
  // A program sits down, and says whose it is if it likes. Everybody sees that it is one.
  asking('bring', { name, of: v.exactOptional(name) }),
  asking('leave', {}),
  asking('return', {}),
  asking('set', { settings }),
  asking('hire', { seat, level, nature: v.exactOptional(v.picklist(natures)) }),
  asking('dismiss', { seat }),
  asking('kick', { seat }),
  asking('stand in', { seat, level }),
  asking('offer', { seat, name }),
  asking('let in', { seat, name }),
  asking('turn down', { seat, name }),
  asking('agree', { seat, name }),
  // May people sit in for me? It is asked of the owner alone, and kept on the chair.
  asking('welcome', { whom: v.picklist(['helpers', 'nobody']) }),
  // I have read who sat on my chair.
  asking('noted', {}),
  asking('lock', {}),
  asking('unlock', {}),
  asking('hand on', { seat }),
  asking('start', {}),
  asking('promise', { promise: hash }),
  asking('show', { bytes: hash }),
  asking('move', {
    question: whole,
    move: v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((move) => typeof move.kind === 'string'),
      v.transform((move) => move as { readonly kind: string }),
    ),
  }),
  asking('pause', {}),
  asking('go on', {}),
  asking('more time', {}),
  // Puppets think at once, while everybody who plays wants it so.
  asking('hurry', { puppets: v.picklist(['brisk', 'as ever']) }),
  asking('say', { words }),
  asking('ticket', { hash }),
  // Without `next` the same once more.
  asking('again', { next: v.exactOptional(v.strictObject(played)) }),
  asking('close', {}),
] as const
const command = v.variant('is', commands)
export type Command = v.InferOutput<typeof command>

/** Everything a device can say. */
export const message = v.variant('is', [
  v.strictObject({ is: v.literal('hello'), token: hash }),
  // `circle`: whose table it is.
  asking('create', { settings, password: v.exactOptional(password), circle: v.exactOptional(circle) }),
  // A screen shows the table to the whole room, a curtain waits between people who share a phone: neither sees a hand, even
  // where its device has a seat, and neither does anything.
  asking('enter', {
    code,
    password: v.exactOptional(password),
    seen: v.exactOptional(whole),
    as: v.exactOptional(v.picklist(['screen', 'curtain'])),
  }),
  asking('claim', { code, ticket: hash, phone: v.exactOptional(hash) }),
  asking('exit', {}),
  asking('list', {}),
  asking('mine', {}),
  asking('letters', { to: v.nullable(address) }),
  // Those who sit at the table where I am can come into it.
  asking('found', founding),
  asking('circle', { circle, wish }),
  asking('forget', {}),
  // The house answers for me where I may pass and it does not concern me. No deed: not even the count of them tells others.
  asking('doze', { until: v.picklist(['concerned', 'asked']) }),
  // What somebody who looks on believes of what was said in a step. No deed either: nobody hears of it before the game is over.
  asking('bet', {
    on: whole,
    seat,
    says: v.picklist(verdicts),
    sure: v.picklist(sureness),
    name: v.exactOptional(name),
  }),
  // To be heard, seen or only to hear, from now on. No deed: nothing of it is kept.
  asking('voice', voice),
  // Where more would speak than can be sent to everybody: I do now.
  asking('speaks', {}),
  // What a browser says to another so that they find each other. Passed on, and not kept.
  asking('introduce', introduction),
  ...commands,
])
export type Message = v.InferOutput<typeof message>
export type Ask = Exclude<Message, { is: 'hello' }>

/** A variant tries its kinds one after the other; we know which one it says it is. */
const kinds = new Map<unknown, (typeof message.options)[number]>(
  message.options.map((option) => [option.entries.is.literal, option]),
)

/** The message in this text, or nothing. */
export function parse(text: string): Message | undefined {
  let thing: unknown
  try {
    thing = JSON.parse(text)
  } catch {
    return undefined
  }
  const kind = kinds.get((thing as { is?: unknown } | null)?.is)
  const parsed = kind && v.safeParse(kind, thing)
  return parsed?.success ? parsed.output : undefined
}

/** The id of a message that could not be read otherwise, so that its sender knows which one it was. */
export function idOf(text: string): string | null {
  try {
    const parsed = v.safeParse(v.object({ id }), JSON.parse(text))
    return parsed.success ? parsed.output.id : null
  } catch {
    return null
  }
}
