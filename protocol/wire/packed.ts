/** Frames as they leave the house: packed for whoever knows our words, as text for all others. */
import type { Frame } from '../frames.ts'
import { framesIn } from './heard.ts'
import { pack } from './pack.ts'
import { known } from './words.ts'

/** A frame in bytes. It is made when something was done: what happens later cannot change it. */
export type Packed = Uint8Array<ArrayBuffer>

export const packed = (frame: Frame): Packed => pack(frame, known)

/** A frame as text, however it was to travel. */
export function legible(frame: Frame | Packed): string {
  return JSON.stringify(frame instanceof Uint8Array ? framesIn(frame)[0] : frame)
}
