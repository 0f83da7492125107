/** The end of the protocol that a device needs: it reads frames, and trusts the house for what is in them. */
import type { Frame } from './messages.ts'

export const NAME = 24
export const TEXT = 200

const frames: readonly unknown[] = [
  'welcome',
  'ok',
  'no',
  'view',
  'change',
  'here',
  'tables',
  'bye',
] satisfies Frame['is'][]

/** The frame in this text; nothing where the text is no JSON, or no frame by its `is`. */
export function parseFrame(text: string): Frame | undefined {
  let thing: { is?: unknown } | null
  try {
    thing = JSON.parse(text)
  } catch {
    return undefined
  }
  return frames.includes(thing?.is) ? (thing as Frame) : undefined
}
