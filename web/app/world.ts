/** What the page needs of the world around it: a socket, time, luck, and whether anybody is there. In a test it is played. */

import { framesIn } from '../../protocol/wire/heard.ts'
import { WIRE } from '../../protocol/wire/words.ts'
import { kept } from './kept.ts'
import { socketFrom } from './whereabouts.ts'

/** One socket to the house. */
export interface Socket {
  isOpen(): boolean
  send(text: string): void
  close(): void
}

/** What becomes of a socket. */
export interface Calls {
  opened(): void
  heard(message: string | ArrayBuffer): void
  closed(code: number): void
}

export interface World {
  dial(calls: Calls): Socket
  now(): number
  /** How long this has run, whatever its clock is set to. */
  running(): number
  /** At least 0 and less than 1. */
  luck(): number
  /** Does something later, unless what it returns is called before. */
  after(milliseconds: number, act: () => void): () => void
  every(milliseconds: number, act: () => void): void
  /** Is the page before somebody's eyes? */
  isSeen(): boolean
  /** Tells when the device gets a network, loses it, and when the page comes before somebody's eyes or goes. */
  watch(network: (state: 'there' | 'gone') => void, eyes: () => void): void
}

/** A line to the house of this page, on which both say in as few bytes as can be. */
export function dialHouse(): WebSocket {
  const { protocol, host, pathname } = location
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${socketFrom(pathname)}`, WIRE)
  socket.binaryType = 'arraybuffer'
  return socket
}

/** The browser in which this page is open. */
export const browser: World = {
  dial: ({ opened, heard, closed }) => {
    const socket = dialHouse()
    socket.onopen = opened
    socket.onmessage = ({ data }) => {
      // biome-ignore lint/suspicious/noConsole: whoever wants to read the frames looks there.
      if (kept('frames') === 'shown') console.debug(...framesIn(data))
      heard(data)
    }
    socket.onclose = ({ code }) => closed(code)
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  },
  now: () => Date.now(),
  running: () => performance.now(),
  luck: () => Math.random(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  every: (milliseconds, act) => {
    setInterval(act, milliseconds)
  },
  isSeen: () => document.visibilityState === 'visible',
  watch: (network, eyes) => {
    addEventListener('online', () => network('there'))
    addEventListener('offline', () => network('gone'))
    document.addEventListener('visibilitychange', eyes)
  },
}
