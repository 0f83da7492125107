/** A promise that a game has broken, told to whoever wrote it: what is wrong, where, why it matters, where to look, how to see it again. */
import type { Shape } from '../state.ts'
import { difference, type Side, shown } from './difference.ts'
import { type Advice, type Hint, hints } from './hints.ts'
import type { Step, Trial } from './walk.ts'

/** What is thrown when a game breaks the contract. */
export class Breach extends Error {
  readonly hint: Hint

  constructor(wrong: string, hint: Hint, cause?: unknown) {
    super(wrong, cause instanceof Breach ? {} : { cause })
    this.hint = hint
  }
}

export function demand(kept: boolean, wrong: string, hint: Hint): asserts kept {
  if (!kept) throw new Breach(wrong, hint)
}

/** Throws, and says where these two differ that should be the same. */
export function differing(one: Side, other: Side, wrong: string, hint: Hint): never {
  throw new Breach([wrong, ...difference(one, other)].join('\n  '), hint)
}

/** Where a breach showed. */
export interface Place {
  readonly game: string
  readonly where: string
  /** The command that brings one there again. */
  readonly again: string
}

/** At this step of a table, or after the last one. */
export function placeOf<G extends Shape>({ game, seats, options, seed, from }: Trial<G>, step?: Step<G>): Place {
  const table = `seed ${seed}, seats 0 to ${seats - 1}, ${JSON.stringify(options)}`
  return {
    game: game.key,
    where: `${table}; ${step ? `step ${step.nth}, seat ${step.seat} makes the move ${moveOf(step)}` : 'after the last step'}`,
    again: commandFor(game.key, from),
  }
}

/** Over all these tables. */
export function placeOfAll<G extends Shape>(trials: readonly Trial<G>[], game: string): Place {
  return { game, where: `over all ${trials.length} tables`, again: commandFor(game, undefined) }
}

const commandFor = (game: string, from: number | undefined) =>
  `${from === undefined ? '' : `HUMBUG_SEED=${from} `}npm run test:unit -- games/${game}/contract`

function moveOf<G extends Shape>({ move }: Step<G>): string {
  const { kind, ...rest } = move
  return Object.keys(rest).length === 0 ? kind : `${kind} ${shown(rest)}`
}

/** Those that have been told: where a walk comes to a halt, every promise shows the same one. */
const told = new WeakSet<Error>()

/** The error in all its words. */
export function worded(error: unknown, { game, where, again }: Place): Error {
  const breach = error instanceof Error ? error : new Breach(String(error), 'threw')
  if (told.has(breach)) return breach
  told.add(breach)
  const { why, look }: Advice = hints[breach instanceof Breach ? breach.hint : 'threw']
  const name = breach instanceof Breach ? '' : `${breach.name}: `
  breach.message = [
    `${game}: ${name}${breach.message}`,
    `Where: ${where}`,
    `Why it matters: ${why}`,
    ...look.map(([file, what]) => `Look in games/${game}/${file}: ${what}`),
    `Again: ${again}`,
  ].join('\n  ')
  return breach
}
