/** What came over a line, whichever way it was written. */
import { type Frame, isFrame, parseFrame } from '../frames.ts'
import { unpack } from './unpack.ts'
import { known } from './words.ts'

/** All frames of one message; nothing for what is no frame. */
export function framesIn(message: string | ArrayBuffer | Uint8Array): Frame[] {
  if (typeof message === 'string') return [parseFrame(message)].filter((frame) => frame !== undefined)
  try {
    return unpack(message instanceof Uint8Array ? message : new Uint8Array(message), known).filter(isFrame)
  } catch {
    return []
  }
}
