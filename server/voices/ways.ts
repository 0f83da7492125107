/**
 * How devices find each other through walls: servers of whoever runs the house. One that passes voices on (TURN) wants a name and a
 * password; it shares a secret with the house, and takes what was made with it until the time in the name has come.
 */
import { createHmac } from 'node:crypto'
import type { Way } from '../../protocol/voices.ts'

/** An evening is over by then; who still talks asks again. */
const LASTS = 12 * 60 * 60
const form = /^(?:stuns?|turns?):[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/

export interface Relay {
  readonly servers: readonly string[]
  readonly secret: string | undefined
}

export const isServer = (server: string) => form.test(server)

/** What is wrong with these servers, if anything is. */
export function wrongWith({ servers, secret }: Relay): 'noTurn' | 'noTurnSecret' | undefined {
  if (!servers.every(isServer)) return 'noTurn'
  return servers.some(passesOn) && !secret ? 'noTurnSecret' : undefined
}

const passesOn = (url: string) => url.startsWith('turn')

/** Does any of them pass voices on, so that devices need not know each other's addresses? */
export const relays = (ways: readonly Way[]) => ways.some(({ urls }) => passesOn(urls))

/** The servers for one device, under a name that tells nothing of it. `now` in milliseconds. */
export function waysFor({ servers, secret }: Relay, name: string, now: number): Way[] {
  const username = `${Math.floor(now / 1000) + LASTS}:${name}`
  return servers.map((urls) => {
    if (!passesOn(urls) || !secret) return { urls }
    return { urls, username, credential: createHmac('sha1', secret).update(username).digest('base64') }
  })
}
