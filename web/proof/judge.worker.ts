/** The checking, in a thread of its own: a long evening has twenty thousand lines, and a phone must not stand still. */
import type { Witness } from '../../kernel/witness.ts'
import { findRules } from '../near/rules.ts'
import { judge } from './judge.ts'

export interface Case {
  readonly text: string
  /** What this device saw, of whatever games. */
  readonly witnesses: readonly Witness[]
}

addEventListener('message', ({ data: { text, witnesses } }: MessageEvent<Case>) => {
  const start = performance.now()
  const proof = judge(text, findRules, witnesses)
  postMessage({ proof, took: performance.now() - start })
})
