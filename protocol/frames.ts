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

/** The frame in this text, or nothing: its envelope is checked. */
export function parseFrame(text: string): Frame | undefined {
  const thing: { is?: unknown } | null = JSON.parse(text)
  return frames.includes(thing?.is) ? (thing as Frame) : undefined
}
