/** How what somebody owns up to is put together, in whatever language. */
import { type ConfessionText, hundredths, type Ways, way } from '../../kernel/confession.ts'
import type { Name } from '../../kernel/text.ts'
import type { KillReason, Thought, Upshot } from './confession.ts'
import type { AnswerReason, SayReason } from './confession.why.ts'

type Spoken = Extract<Thought, { kind: 'announce' | 'hand on' }>
type Outcome = Extract<Upshot, { kind: 'claim' }>

export interface Wording {
  deed(thought: Thought, name: Name): string
  /** What one had seen, or how likely one took it to be, in hundredths. */
  saw(rats: number): Ways
  likely(n: number): Ways
  readonly says: Readonly<Record<SayReason, Ways>>
  readonly answers: Readonly<Record<AnswerReason, Ways>>
  readonly kills: Readonly<Record<KillReason, Ways>>
  readonly truth: Readonly<Record<Outcome['truth'], Ways>>
  /** What the one who spoke met with, after the truth of it. */
  readonly heard: Readonly<Record<Outcome['answer'], string>>
  gained(brains: number): string
  won(who: readonly string[]): string
}

function isSpoken(thought: Thought): thought is Spoken {
  return thought.kind === 'announce' || thought.kind === 'hand on'
}

export function telling(wording: Wording): ConfessionText<Thought, Upshot> {
  const believed = (thought: Thought): Ways | undefined => {
    if (thought.kind === 'kill') return undefined
    return thought.saw === null ? wording.likely(hundredths(thought.likely)) : wording.saw(thought.saw)
  }
  const reason = (thought: Thought): Ways => {
    if (thought.kind === 'kill') return wording.kills[thought.reason]
    return isSpoken(thought) ? wording.says[thought.reason] : wording.answers[thought.reason]
  }
  const cameOf = (thought: Thought, upshot: Upshot, name: Name, nth: number): string => {
    if (upshot.kind === 'kill') return wording.won(upshot.winners.map(name))
    const heard = isSpoken(thought) ? wording.heard[upshot.answer] : ''
    return `${way(wording.truth[upshot.truth], nth)}${heard}. ${wording.gained(upshot.by)}`
  }
  return {
    admit({ thought, upshot }, name, nth) {
      const ways = [believed(thought), reason(thought)]
      const told = ways.flatMap((one) => (one ? [way(one, nth)] : []))
      return { deed: wording.deed(thought, name), told: [...told, cameOf(thought, upshot, name, nth)].join(' ') }
    },
  }
}
