/** How what somebody owns up to is put together, in whatever language. */
import { type ConfessionText, hundredths, type Ways, way } from '../../kernel/confession.ts'
import type { Name } from '../../kernel/text.ts'
import type { Upshot } from './confession.ts'
import type { ClaimReason, GuessReason, Thought, VoteReason } from './confession.why.ts'
import type { Role, Storey, Vote } from './state.ts'
import type { Vocabulary } from './words.ts'

type Claimed = Extract<Upshot, { kind: 'claim' }>
type Outvoted = Extract<Upshot, { kind: 'vote' }>

export interface Wording {
  readonly words: Vocabulary
  /** What was done: claimed, guessed, said of somebody, or voted about them. */
  readonly claims: Readonly<Record<Storey, (role: string) => string>>
  unmask(who: string, role: string): string
  accuse(who: string, role: string): string
  readonly votes: Readonly<Record<Vote, (who: string, role: string) => string>>
  /** What it was, in truth: the mask, or one's own face. */
  lie(own: string): Ways
  truth(own: string): Ways
  /** How likely, in hundredths, the table took me for it; and that so many knew better. */
  taken(n: number): Ways
  knew(n: number): string
  /** How likely, in hundredths, I took somebody for it. */
  likely(n: number, who: string, role: string): Ways
  /** The same, where nothing else was left. */
  readonly certain: Ways
  readonly claiming: Readonly<Record<ClaimReason, Ways>>
  readonly guessing: Readonly<Record<GuessReason, Ways>>
  readonly doubting: Readonly<Record<VoteReason, Ways>>
  readonly ends: Readonly<Record<Claimed['end'], Ways>>
  gained(tokens: number): string
  readonly verdicts: Readonly<Record<'right' | 'wrong', Ways>>
  readonly outvoted: Readonly<Record<Outvoted['truth'], Readonly<Record<Outvoted['end'], string>>>>
}

export function telling(wording: Wording): ConfessionText<Thought, Upshot> {
  const named = (role: Role) => wording.words.roles[role].name
  const deed = (thought: Thought, name: Name): string => {
    const role = named(thought.role)
    switch (thought.kind) {
      case 'claim':
        return wording.claims[thought.storey](role)
      case 'unmask':
        return wording.unmask(name(thought.seat), role)
      case 'accuse':
        return wording.accuse(name(thought.seat), role)
      case 'vote':
        return wording.votes[thought.vote](name(thought.seat), role)
    }
  }
  const believed = (thought: Thought, name: Name, nth: number): string[] => {
    if (thought.kind !== 'claim') {
      // Whoever knows that it was not so says that as the reason.
      if (thought.reason === 'shown') return []
      if (thought.likely >= 1) return [way(wording.certain, nth)]
      const n = hundredths(thought.likely)
      return [way(wording.likely(n, name(thought.seat), named(thought.role)), nth)]
    }
    const { own, role, taken, knowers } = thought
    const face = own === role ? wording.truth(named(own)) : wording.lie(named(own))
    const knew = own !== role && knowers > 0 ? [wording.knew(knowers)] : []
    return [way(face, nth), way(wording.taken(hundredths(taken)), nth), ...knew]
  }
  const reason = (thought: Thought): Ways => {
    if (thought.kind === 'claim') return wording.claiming[thought.reason]
    return thought.kind === 'unmask' ? wording.guessing[thought.reason] : wording.doubting[thought.reason]
  }
  const cameOf = (upshot: Upshot, nth: number): string[] => {
    if (upshot.kind === 'guess') return [way(wording.verdicts[upshot.verdict], nth)]
    if (upshot.kind === 'vote') return [wording.outvoted[upshot.truth][upshot.end]]
    return [way(wording.ends[upshot.end], nth), ...(upshot.by === 0 ? [] : [wording.gained(upshot.by)])]
  }
  return {
    admit: ({ thought, upshot }, name, nth) => ({
      deed: deed(thought, name),
      told: [...believed(thought, name, nth), way(reason(thought), nth), ...cameOf(upshot, nth)].join(' '),
    }),
  }
}
