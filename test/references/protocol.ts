/** The blocks of `docs/protocol.md`: from the parser of asks, the types of frames, and an evening in a real house. */
import { sure } from '../../kernel/at.ts'
import { message } from '../../protocol/asks.ts'
import { wish } from '../../protocol/circle-asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { refusalText } from '../../protocol/refusal-text.ts'
import { farewellText } from '../../protocol/text.ts'
import * as mark from '../../protocol/wire/marks.ts'
import { pack } from '../../protocol/wire/pack.ts'
import { known, WIRE } from '../../protocol/wire/words.ts'
import { closeCodes, emotes, type Hangup, marks, phrases } from '../../protocol/words.ts'
import { limits } from '../../server/limits.ts'
import { asked, groups, wished } from './asks.words.ts'
import { fenced, tabled } from './blocks.ts'
import { declaredIn } from './declarations.ts'
import type { Evening } from './evening.ts'
import { meanings } from './fields.words.ts'
import { type Field, type Form, fieldsOf } from './forms.ts'
import { told } from './frames.words.ts'
import type { Example } from './guest.ts'
import { written } from './json.ts'
import { readings } from './readings.words.ts'

const SHAPES = ['protocol/room.ts', 'protocol/evening.ts', 'protocol/frames.ts', 'protocol/voices.ts'] as const
const SHOWN = /^(?:Chair|Stage|RoomNews|Offer|Visit|Room|Step|Regular|PlayedGame|Evening|Card|Own|Voice|Way)$/

export function protocolBlocks(evening: Evening): Readonly<Record<string, string>> {
  const declared = declaredIn(SHAPES)
  const frames = declared['protocol/frames.ts'].branches('Frame')
  const shapes = SHAPES.flatMap((path) => declared[path].declarations.filter(({ name }) => SHOWN.test(name)))
  return {
    version: `Packed lines: \`${WIRE}\`.`,
    limits: limitsTable(),
    asks: Object.keys(asked)
      .map((kind) => askText(kind as keyof typeof asked, evening))
      .join('\n\n'),
    words: wordsTable(),
    wishes: wishesTable(evening),
    frames: frames.map(({ comment, code }) => frameText(comment, code, evening)).join('\n\n'),
    shapes: fenced('ts', shapes.map(({ comment, code }) => `${commentFor(comment)}${code}`).join('\n\n')),
    change: changeExample(evening),
    refusals: tabled(['why', 'what people read'], Object.entries(refusalText.en).map(quoted)),
    farewells: tabled(['why', 'close code', 'what people read'], Object.entries(farewellText.en).map(farewell)),
    marks: marksTable(),
    packed: packedExample(evening),
    readings: tabled(['GET', 'what it is'], Object.entries(readings).map(quoted)),
  }
}

const quoted = ([word, sentence]: readonly [string, string]) => [`\`${word}\``, sentence]

function farewell([why, sentence]: readonly [string, string]): string[] {
  return [`\`${why}\``, String(closeCodes[why as Hangup] ?? 'none'), sentence]
}

const commentFor = (comment: string) => (comment === '' ? '' : `/** ${comment.replaceAll('\n', '\n * ')} */\n`)

function askText(kind: keyof typeof asked, { asks }: Evening): string {
  const form = sure(
    message.options.find(({ entries }) => entries.is.literal === kind),
    kind,
  ) as Form
  const title = groups.find(([, first]) => first === kind)?.[0]
  const heading = `${title ? `### ${title}\n\n` : ''}#### \`${kind}\`\n\n${asked[kind]}`
  const example = kind === 'circle' ? asks.get('circle join') : asks.get(kind)
  return [heading, fieldsTable(kind, fieldsOf(form)), exampleText(sure(example, `example of ${kind}`))]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What is told elsewhere, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  'circle.wish': 'an object: *Wishes of a circle*',
  'set.settings': 'the same as for `create`',
}

/** Without what every ask has, and without what is told elsewhere. */
function fieldsTable(kind: string, fields: readonly Field[]): string {
  const isTold = (name: string) => Object.keys(elsewhere).some((field) => `${kind}.${name}`.startsWith(`${field}.`))
  const own = fields.filter(({ name }) => name !== 'is' && name !== 'id' && !isTold(name))
  if (own.length === 0) return ''
  const rows = own.map(({ name, takes }) => {
    const meaning = meanings[`${kind}.${name}`] ?? meanings[name] ?? ''
    return [`\`${name}\``, elsewhere[`${kind}.${name}`] ?? takes, meaning]
  })
  return tabled(['field', 'takes', ''], rows)
}

const exampleText = ({ asked, answer }: Example) => fenced('text', `→ ${written(asked)}\n← ${written(answer)}`)

function wordsTable(): string {
  const rows = [
    ['mark', marks],
    ['phrase', phrases],
    ['emote', emotes],
  ] as const
  return tabled(
    ['', 'one of'],
    rows.map(([name, words]) => [name, words.map((word) => `\`"${word}"\``).join(', ')]),
  )
}

function wishesTable({ asks }: Evening): string {
  const rows = wish.options.map((form) => {
    const wants = form.entries.wants.literal
    const { asked } = sure(asks.get(`circle ${wants}`), `example of ${wants}`)
    const fields = fieldsOf(form as Form).filter(({ name }) => name !== 'wants')
    const takes = fields.map(({ name, takes }) => `\`${name}\`: ${takes}`).join('; ')
    return [`\`${wants}\``, wished[wants], takes, `\`${written((asked as { wish: object }).wish)}\``]
  })
  return tabled(['wants', 'what it is', 'fields', 'example'], rows)
}

function frameText(comment: string, code: string, { frames }: Evening): string {
  const [, kind] = /is: '([a-z]+)'/.exec(code) ?? []
  const is = sure(kind, 'kind of frame') as Frame['is']
  const example = sure(frames.get(is), `example of ${is}`)
  return [
    `#### \`${is}\``,
    told[is],
    fenced('ts', `${commentFor(comment)}${code}`),
    fenced('json', written(example)),
  ].join('\n\n')
}

function changeExample({ before, after, frames }: Evening): string {
  const { game } = frames.get('change') as Frame & { is: 'change' }
  const small = (view: unknown) => written(onlyWhatChanged(view, game))
  return fenced('text', `before  ${small(before)}\nchange  ${written(game)}\nafter   ${small(after)}`)
}

/** As much of a view as a change speaks of. */
function onlyWhatChanged(view: unknown, change: unknown): unknown {
  const isBox = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null
  if (!isBox(view) || !isBox(change) || Array.isArray(change) || Array.isArray(view)) return view
  return Object.fromEntries(Object.keys(change).map((key) => [key, onlyWhatChanged(view[key], change[key])]))
}

function limitsTable(): string {
  const { frameBytes, helloWithin, messageBurst, messagesPerSecond, messageFlood, socketsPerDevice } = limits
  const { promiseWithin, showWithin, talkBurst, talkEvery, pingEvery, ticketFor } = limits
  const seconds = (time: number) => `${time / 1000} s`
  return tabled(
    ['limit', 'usual'],
    [
      ['one message', `${frameBytes} bytes`],
      ['messages of a line', `${messageBurst} at once, then ${messagesPerSecond} a second; beyond that *too fast*`],
      ['messages before the house hangs up', `${messageFlood} too many`],
      ['`hello` after the line was opened', `within ${seconds(helloWithin)}`],
      ['lines of a device', String(socketsPerDevice)],
      ['table talk of a device', `${talkBurst} at once, then one every ${seconds(talkEvery)}`],
      ['pings (answered by every WebSocket library)', `every ${seconds(pingEvery)}`],
      ['`promise`, and then `show`', `${seconds(promiseWithin)} and ${seconds(showWithin)}`],
      ['a ticket holds for', `${ticketFor / 60_000} minutes`],
    ],
  )
}

function marksTable(): string {
  const range = (from: number, to: number) => (from === to - 1 ? String(from) : `${from}–${to - 1}`)
  return tabled(
    ['first byte', 'what it is'],
    [
      [range(0, mark.SMALL), 'that number'],
      [range(mark.SMALL, mark.LONG_WORD), `the word of number (first byte − ${mark.SMALL})`],
      [
        range(mark.LONG_WORD, mark.LIST),
        `the word of number ${mark.SHORT} + 256 × (first byte − ${mark.LONG_WORD}) + the next byte`,
      ],
      [range(mark.LIST, mark.BOX), `a list of first byte − ${mark.LIST} things, which follow`],
      [range(mark.BOX, mark.NULL), `an object of first byte − ${mark.BOX} pairs, which follow: a key, then its value`],
      [range(mark.NULL, mark.FALSE), 'null'],
      [range(mark.FALSE, mark.TRUE), 'false'],
      [range(mark.TRUE, mark.TEXT), 'true'],
      [range(mark.TEXT, mark.HEX), 'a text: its size in bytes (a *size*), then UTF-8'],
      [range(mark.HEX, mark.NUMBER), 'a text of hexadecimal digits: a *size*, then so many bytes, two digits each'],
      [range(mark.NUMBER, mark.NEGATIVE), 'a whole number: a *size*'],
      [range(mark.NEGATIVE, mark.FLOAT), 'the same, below zero'],
      [range(mark.FLOAT, mark.LONG_LIST), 'any other number: 8 bytes, IEEE 754, the highest first'],
      [range(mark.LONG_LIST, mark.LONG_BOX), 'a list of *size* things'],
      [range(mark.LONG_BOX, mark.LONG_BOX + 1), 'an object of *size* pairs'],
    ],
  )
}

function packedExample({ frames }: Evening): string {
  const frame = sure(frames.get('change'), 'change')
  const bytes = Buffer.from(pack(frame, known)).toString('hex')
  const lines = bytes.match(/.{1,96}/g) ?? []
  return fenced('text', [written(frame), '', ...lines].join('\n'))
}
