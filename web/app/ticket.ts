/**
 * Moving a seat to another device. The old device draws eight letters that can be scanned, sent or typed; the ticket is
 * a hash of them with the table's code, and the house is told only the hash of that.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ask } from './line.ts'
import { complain } from './refused.ts'
import { stillHere, turn } from './route.ts'
import { tableLink } from './share.ts'
import { tell } from './table.ts'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const START = 'seat='

/** The letters of a ticket as people say them, whatever they typed. */
function lettersIn(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return letters.length === LENGTH ? letters : undefined
}

export function ticketIn(fragment: string): string | undefined {
  return fragment.startsWith(START) ? lettersIn(fragment.slice(START.length)) : undefined
}

export function typedTicket(text: string): string | undefined {
  return lettersIn(text)
}

export function ticketFor(code: string, letters: string): string {
  return bytesToHex(sha256(utf8ToBytes(`humbug seat ${code} ${letters}`)))
}

export const drawLetters = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/** What the house is told of a ticket. */
export const ticketHash = (code: string, letters: string): string =>
  bytesToHex(sha256(hexToBytes(ticketFor(code, letters))))

/** Draws a ticket for the seat of this device, and says it once the house knows of it. */
export async function drawTicket(code: string): Promise<string | undefined> {
  const letters = drawLetters()
  return (await tell({ is: 'ticket', hash: ticketHash(code, letters) })) ? letters : undefined
}

export function ticketLink(code: string, letters: string): string {
  return `${tableLink(code)}#${START}${letters}`
}

/** Comes to a table by a ticket for a seat there; whoever has gone elsewhere before it was answered finds the seat in their list. */
export async function comeBy(code: string, letters: string): Promise<void> {
  const isHere = stillHere()
  await claimSeat(code, letters)
  if (isHere()) turn(`/t/${code}`)
}

export async function claimSeat(code: string, letters: string): Promise<boolean> {
  const reply = await ask({ is: 'claim', code, ticket: ticketFor(code, letters) })
  if (reply.is === 'no') void complain(reply.why)
  return reply.is === 'ok'
}
