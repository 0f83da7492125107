/** Plain data as few bytes. `unpack(pack(thing))` is what JSON would make of it. */
import type { Lexicon } from './lexicon.ts'
import * as mark from './marks.ts'

const letters = new TextEncoder()
/** As hex, a text takes half as many bytes; shorter ones are not worth the look. */
const LEAST_HEX = 8

/** One for all: whatever is packed is done before the next begins, and what comes of it is copied out. */
let bytes = new Uint8Array(4096)
let at = 0

export function pack(thing: unknown, { numbers }: Lexicon): Uint8Array<ArrayBuffer> {
  at = 0
  put(thing, numbers)
  return bytes.slice(0, at)
}

type Numbers = Lexicon['numbers']

function put(thing: unknown, numbers: Numbers): void {
  if (typeof thing === 'number') return putNumber(thing)
  if (typeof thing === 'string') return putText(thing, numbers)
  if (thing === null || thing === undefined) return byte(mark.NULL)
  if (typeof thing === 'boolean') return byte(thing ? mark.TRUE : mark.FALSE)
  if (Array.isArray(thing)) {
    count(thing.length, mark.LIST, mark.LONG_LIST)
    for (const one of thing) put(one, numbers)
    return
  }
  putBox(thing as Readonly<Record<string, unknown>>, numbers)
}

function putBox(box: Readonly<Record<string, unknown>>, numbers: Numbers): void {
  const keys = Object.keys(box)
  let there = 0
  for (const key of keys) if (box[key] !== undefined) there++
  count(there, mark.BOX, mark.LONG_BOX)
  for (const key of keys) {
    const value = box[key]
    if (value === undefined) continue
    const place = placeOf(key)
    if (place === undefined) putText(key, numbers)
    else byte(place)
    put(value, numbers)
  }
}

const [ZERO, NINE] = [48, 57]

/** What changes in a list is named by its place: that is a number, if it is a small one. */
function placeOf(key: string): number | undefined {
  const first = key.charCodeAt(0)
  if (key.length > 2 || first < ZERO || first > NINE || Number.isNaN(first)) return undefined
  if (key.length === 1) return first - ZERO
  const place = (first - ZERO) * 10 + key.charCodeAt(1) - ZERO
  return String(place) === key && place < mark.SMALL ? place : undefined
}

function putNumber(number: number): void {
  if (!Number.isFinite(number)) return byte(mark.NULL)
  if (!Number.isSafeInteger(number)) {
    byte(mark.FLOAT)
    room(8)
    new DataView(bytes.buffer).setFloat64(at, number)
    at += 8
    return
  }
  if (number >= 0 && number < mark.SMALL) return byte(number)
  byte(number < 0 ? mark.NEGATIVE : mark.NUMBER)
  putSize(Math.abs(number))
}

function putText(text: string, numbers: Numbers): void {
  const number = numbers.get(text)
  if (number !== undefined && number < mark.SHORT) return byte(mark.SMALL + number)
  if (number !== undefined) {
    byte(mark.LONG_WORD + ((number - mark.SHORT) >> 8))
    return byte((number - mark.SHORT) & 255)
  }
  if (text.length >= LEAST_HEX && text.length % 2 === 0 && putHex(text)) return
  if (text.length < SHORT_TEXT && putPlain(text)) return
  const written = letters.encode(text)
  byte(mark.TEXT)
  putSize(written.length)
  room(written.length)
  bytes.set(written, at)
  at += written.length
}

/** Two digits a byte; false, and nothing is put, if some letter is no digit. */
function putHex(text: string): boolean {
  const before = at
  byte(mark.HEX)
  putSize(text.length / 2)
  for (let place = 0; place < text.length; place += 2) {
    const [high, low] = [digit(text.charCodeAt(place)), digit(text.charCodeAt(place + 1))]
    if (high < 0 || low < 0) {
      at = before
      return false
    }
    byte(high * 16 + low)
  }
  return true
}

const [A, F] = [97, 102]

function digit(letter: number): number {
  if (letter >= ZERO && letter <= NINE) return letter - ZERO
  return letter >= A && letter <= F ? letter - A + 10 : -1
}

/** Below this, letter by letter is faster than an encoder; and the size takes one byte. */
const SHORT_TEXT = 64

/** A byte a letter; false, and nothing is put, if some letter takes more. */
function putPlain(text: string): boolean {
  const before = at
  byte(mark.TEXT)
  byte(text.length)
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place)
    if (letter > 127) {
      at = before
      return false
    }
    byte(letter)
  }
  return true
}

function count(length: number, few: number, many: number): void {
  if (length < mark.FEW) return byte(few + length)
  byte(many)
  putSize(length)
}

/** Seven bits a byte, the lowest first. */
function putSize(size: number): void {
  let rest = size
  for (; rest > 127; rest = Math.floor(rest / 128)) byte((rest % 128) + 128)
  byte(rest)
}

function byte(value: number): void {
  room(1)
  bytes[at++] = value
}

function room(more: number): void {
  if (at + more <= bytes.length) return
  const larger = new Uint8Array(2 * (at + more))
  larger.set(bytes)
  bytes = larger
}
