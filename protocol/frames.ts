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

/** The frame in this text; undefined if it is none. Only its kind is checked: the rest is as the house wrote it. */
export function parseFrame(text: string): Frame | undefined {
  try {
    const thing: { is?: unknown } | null = JSON.parse(text)
    return frames.includes(thing?.is) ? (thing as Frame) : undefined
  } catch {
    return undefined
  }
}
