/** What makes puppets that play equally well play differently: of moves about as good each likes other ones. */
import type { Bot, Wish } from './bot.ts'
import { draw } from './chance.ts'
import type { Shape, View } from './state.ts'

export const natures = ['candid', 'gambler', 'grudge', 'accountant', 'parrot', 'fox'] as const
export type Nature = (typeof natures)[number]

type Taste<G extends Shape> = (view: View<G>, move: G['move']) => number

/** How much better than others each of them likes a move: e times as often for each whole number. */
export interface Tastes<G extends Shape = Shape> extends Record<Nature, unknown> {
  /** An honest face: tells the truth where it can, and thinks that others do. */
  candid(view: View<G>, move: G['move']): number
  /** Stakes much on little. */
  gambler(view: View<G>, move: G['move']): number
  /** Pays everybody back. */
  grudge(view: View<G>, move: G['move']): number
  /** Goes by the odds and gives away as little as it can. */
  accountant(view: View<G>, move: G['move']): number
  /** Does what it has just seen done. */
  parrot(view: View<G>, move: G['move']): number
  /** Lies where it can, and thinks that others do. */
  fox(view: View<G>, move: G['move']): number
}

/** As long as it gives away next to nothing, somebody may also like what a cool head never does: so often, and the less the more it costs. */
const LEEWAY = 1
const TRIFLE = 0.01

/** The same bot with a taste of its own. One that wishes for one thing alone does that. */
export function tempered<G extends Shape>(bot: Bot<G>, taste: Taste<G>): Bot<G> {
  const { wishes } = bot
  if (!wishes) return bot
  return {
    choose(view, chance) {
      const all = wishes(view, chance)
      const weight = ({ move, often, costs }: Wish<G['move']>) => {
        const leeway = costs === undefined ? 0 : LEEWAY * Math.exp(-costs / TRIFLE)
        return (often + leeway) * Math.exp(taste(view, move))
      }
      return draw(all, weight, chance).move
    },
  }
}
