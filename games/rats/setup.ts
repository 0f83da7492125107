import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { freshAnnals } from './annals.ts'
import { DICE, FACES, type Face, type Options, type RatsState } from './state.ts'

export function choices(seats: number): Choices<Options> {
  return {
    starter: ['dice', ...Array.from({ length: seats }, (_, seat) => seat)],
    noneTrue: [1, 2],
    ratsTrue: [2, 1],
    ratsFalse: [1, 2],
    safety: [true, false],
    odds: [false, true],
  }
}

/** R1.2, R1.3: an equal share of 30 brains (60 for seven and more), at most 8; the rest leaves the game. */
export function startingSanity(seats: number): number {
  const brains = seats <= 6 ? 30 : 60
  return Math.min(8, Math.floor(brains / seats))
}

export function rollDie(chance: Chance): Face {
  return FACES[chance(6) as 0]
}

export function setup(seats: number, options: Options, chance: Chance): RatsState {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const { starter, rolls } =
    options.starter === 'dice' ? rollOff(everybody, chance) : { starter: options.starter, rolls: [] }
  const state: RatsState = {
    agenda: { question: 0, asked: [] },
    table: {
      news: [
        { kind: 'starter', seat: starter, rolls },
        { kind: 'round', seat: starter },
      ],
      options: { ...options },
      sanity: everybody.map(() => startingSanity(seats)),
      centre: 0,
      dice: 1,
      side: 'cat',
      giver: starter,
      stage: 'start',
      claim: null,
      said: everybody.map(() => null),
      claims: [],
      nones: 0,
      mad: null,
      killed: null,
    },
    hands: everybody.map(() => ({ news: [], dice: null })),
    box: { dice: [], annals: freshAnnals(seats) },
  }
  ask(state, [starter])
  return state
}

/** R1.4: everybody rolls all five dice, most rats starts, ties roll again among themselves. */
function rollOff(everybody: readonly Seat[], chance: Chance): { starter: Seat; rolls: (number | null)[][] } {
  const rolls: (number | null)[][] = []
  let rolling = everybody
  while (rolling.length > 1) {
    const thrown = everybody.map((seat) => (rolling.includes(seat) ? throwAll(chance) : null))
    const most = Math.max(...thrown.map((sum) => sum ?? -1))
    rolls.push(thrown)
    rolling = rolling.filter((seat) => thrown[seat] === most)
  }
  return { starter: sure(rolling[0], 'starter'), rolls }
}

function throwAll(chance: Chance): number {
  let sum = 0
  for (let die = 0; die < DICE; die++) sum += rollDie(chance)
  return sum
}
