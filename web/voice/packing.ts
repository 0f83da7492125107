/**
 * What browsers say to find each other, as letters of our messages. It is longer than one of them may be, so it travels in parts;
 * squeezing it would do as well, but not every browser that we serve can.
 */
import { INTRODUCTION } from '../../protocol/voices.ts'

export type Word =
  | { readonly is: 'offer' | 'answer'; readonly sdp: string }
  | { readonly is: 'candidate'; readonly candidate: RTCIceCandidateInit }
  /** Who answers has lost the other and asks them to offer again. */
  | { readonly is: 'again' }

/** Before each part stands which word it is of, which part of it, and of how many. */
const HEAD = 24
const PART = INTRODUCTION - HEAD
const PARTS = 9
const form = /^(\w{1,16})\.([1-9])\.([1-9])\.([\w+/=]+)$/

/** `name`: one that no other word of the same sender has. */
export function parted(word: Word, name: string): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(word))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const count = Math.ceil(letters.length / PART)
  return Array.from({ length: count }, (_, n) => `${name}.${n + 1}.${count}.${letters.slice(n * PART, (n + 1) * PART)}`)
}

/** Puts the words of one sender together. They come from somebody else's device, and may be anything. */
export class Gathering {
  #name = ''
  #parts: (string | undefined)[] = []

  /** The word of which this was the last part to come; undefined as long as parts are missing, or if it is none. */
  add(letters: string): Word | undefined {
    const [, name = '', at = '', of = '', part = ''] = form.exec(letters) ?? []
    const count = Number(of)
    if (part === '' || count > PARTS || Number(at) > count) return undefined
    // One word is said after the other: what is left of an older one never comes.
    if (name !== this.#name || this.#parts.length !== count) this.#parts = Array.from({ length: count })
    this.#name = name
    this.#parts[Number(at) - 1] = part
    return this.#parts.every((one) => one !== undefined) ? wordIn(this.#parts.join('')) : undefined
  }
}

function wordIn(letters: string): Word | undefined {
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const word: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isWord(word) ? word : undefined
  } catch {
    return undefined
  }
}

function isWord(thing: unknown): thing is Word {
  const { is, sdp, candidate } = (thing ?? {}) as Record<string, unknown>
  if (is === 'again') return true
  if (is === 'candidate') return typeof candidate === 'object' && candidate !== null
  return (is === 'offer' || is === 'answer') && typeof sdp === 'string'
}
