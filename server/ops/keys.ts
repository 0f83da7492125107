/** The keys of a house, or of several at one store: made when it first opens, kept with its tables, and never shown to anybody. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Keys {
  /** With which it stamps letters. */
  readonly letters: KeyObject
  /** With which it closes copies of tables. */
  readonly copies: Buffer
}

/** The file of the keys holds something else. */
export class DamagedKeys extends Error {}

export const keysIn = (data: string) => join(data, 'humbug.keys')

export function openKeys(data: string): Keys {
  const file = keysIn(data)
  if (!existsSync(file)) make(file)
  return readKeys(readFileSync(file, 'utf8'), file)
}

/** The keys that this says; `where` it was found. */
export function readKeys(text: string, where: string): Keys {
  try {
    return keysFrom(JSON.parse(text))
  } catch {
    // What is wrong with them is not passed on: it might quote them.
    throw new DamagedKeys(where)
  }
}

/** New ones, as they are written down. */
export function newKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const letters = privateKey.export({ type: 'pkcs8', format: 'pem' })
  return `${JSON.stringify({ letters, copies: randomBytes(32).toString('hex') })}\n`
}

function keysFrom({ letters, copies }: Record<string, unknown>): Keys {
  const key = createPrivateKey(String(letters))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not for letters')
  if (typeof copies !== 'string' || !/^[0-9a-f]{64}$/.test(copies)) throw new Error('not for copies')
  return { letters: key, copies: Buffer.from(copies, 'hex') }
}

/** Written to a draft first and then linked in one step: of two houses that open at once, the second finds the first's keys. */
function make(file: string): void {
  const draft = draftOf(file, newKeys())
  try {
    linkSync(draft, file)
  } catch {
    // Some disks know no links.
    if (!existsSync(file)) renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** These instead of any that are there. */
export function replaceKeys(data: string, text: string): void {
  renameSync(draftOf(keysIn(data), text), keysIn(data))
}

/** On the disk before anybody finds it under its name. */
function draftOf(file: string, text: string): string {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  const paper = openSync(draft, 'wx', 0o600)
  writeFileSync(paper, text)
  fsyncSync(paper)
  closeSync(paper)
  return draft
}
