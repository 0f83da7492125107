/** In whose name this page speaks to the house, over the line and beside it: the device's own, or that of who holds a shared one. */
import { token } from './device.ts'
import { speakFor } from './line.ts'

let its = token

export function speakAs(other: string): void {
  its = other
  speakFor(other)
}

/** For what is asked over http. */
export const authorization = () => ({ authorization: `Bearer ${its}` })
