/** Frames that nobody of good will would send: half of them nearly right, the rest nothing like it. */
import { type Chance, pick } from '../../kernel/chance.ts'
import { emotes, marks, phrases } from '../../protocol/words.ts'
import { settingsFor } from '../open.ts'

const HASH = 'ab'.repeat(32)

/** Good messages to start from. */
function wellMeant(luck: Chance, codes: readonly string[]): Record<string, unknown> {
  const seat = luck(6)
  const code = pick(codes, luck)
  return pick<Record<string, unknown>>(
    [
      { is: 'enter', code, seen: luck(100) },
      { is: 'sit', seat, name: `x${luck(9)}`, mark: pick(marks, luck) },
      {
        is: 'move',
        question: luck(40),
        move: { kind: pick(['shake', 'look', 'announce', 'doubt'], luck), claim: luck(9) },
      },
      { is: 'say', words: { is: 'phrase', phrase: pick(phrases, luck) } },
      { is: 'say', words: { is: 'emote', emote: pick(emotes, luck) } },
      { is: 'say', words: { is: 'text', text: 'x'.repeat(luck(300)) } },
      { is: 'kick', seat },
      { is: 'hire', seat, level: 'hard' },
      { is: 'stand in', seat, level: 'easy' },
      { is: pick(['offer', 'let in', 'turn down', 'agree'], luck), seat, name: `x${luck(9)}` },
      { is: 'welcome', whom: pick(['helpers', 'nobody'], luck) },
      { is: 'hand on', seat },
      { is: 'hurry', puppets: pick(['brisk', 'as ever'], luck) },
      { is: 'bet', on: luck(60), seat, says: pick(['truth', 'lie', 'perhaps'], luck), sure: pick([50, 80, 85], luck) },
      { is: 'doze', until: pick(['concerned', 'asked', 'dawn'], luck) },
      { is: 'set', settings: settingsFor(3 + luck(3)) },
      { is: 'promise', promise: HASH },
      { is: 'show', bytes: HASH },
      { is: 'ticket', hash: HASH },
      { is: 'claim', code, ticket: HASH },
      ...[
        'leave',
        'return',
        'noted',
        'start',
        'pause',
        'go on',
        'more time',
        'again',
        'close',
        'lock',
        'exit',
        'list',
        'mine',
      ].map((is) => ({ is })),
      { is: 'hello', token: HASH },
    ],
    luck,
  )
}

const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.5,
  '',
  '\u0000',
  '\u202e',
  '__proto__',
  'constructor',
  '💀'.repeat(50),
  [],
  [[[[[]]]]],
  {},
  { length: 1e9 },
  { toString: 1 },
  'a'.repeat(3000),
]

/** Puts something else in place of one of its values, somewhere. */
function twisted(thing: Record<string, unknown>, luck: Chance): Record<string, unknown> {
  const key = pick([...Object.keys(thing), 'id', 'extra', '__proto__'], luck)
  const inside = thing[key]
  const deeper = typeof inside === 'object' && inside !== null && luck(2) === 0
  const value = deeper ? twisted(inside as Record<string, unknown>, luck) : pick(nasty, luck)
  return Object.defineProperty({ ...thing }, key, { value, enumerable: true })
}

const cut = (text: string, luck: Chance) => text.slice(0, luck(text.length))
const deep = (luck: Chance) => '['.repeat(1000 + luck(1000))
const noise = (luck: Chance) => Buffer.from(Array.from({ length: luck(200) }, () => luck(256)))

/** The next frame: text or bytes. */
export function hostileFrame(luck: Chance, codes: readonly string[], number: number): string | Buffer {
  const message = { ...wellMeant(luck, codes), id: `f${luck(20) === 0 ? luck(100) : number}` }
  switch (luck(8)) {
    case 0:
      return cut(JSON.stringify(message), luck)
    case 1:
      return noise(luck)
    case 2:
      return noise(luck).toString('latin1')
    case 3:
      return luck(20) === 0 ? deep(luck) : JSON.stringify(pick(nasty, luck))
    case 4:
    case 5:
      return JSON.stringify(twisted(message, luck))
    case 6:
      return JSON.stringify(twisted(twisted(message, luck), luck))
    default:
      return JSON.stringify(message)
  }
}
