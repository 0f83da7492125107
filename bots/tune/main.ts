/**
 * Tunes the hard puppet of Hoax by a population: at every table all but one or two draw each of their knobs anew, the others are robbers,
 * accusers and whoever else knows a trick. Says what each value of each knob won, whoever had it and whatever else they had, and how
 * many rounds those games took. What was tried with it, docs/decisions/0026 says.
 *
 *   node bots/tune/main.ts [--seats 5] [--games 600] [--seed 1] [--knob malice=-1,0,1 …]
 */
import { parseArgs } from 'node:util'
import { player } from '../../games/hoax/bots/player.ts'
import { sparring } from '../../games/hoax/bots/sparring/index.ts'
import { hard, type Temper } from '../../games/hoax/bots/temper.ts'
import { hoax } from '../../games/hoax/index.ts'
import type { Hoax } from '../../games/hoax/state.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Bot } from '../../kernel/bot.ts'
import { type Chance, pick, scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { Ledger } from './ledger.ts'

/** Who sits among them, to be played against as well. */
const STRANGERS = [
  'rob instead of earning',
  'always earn',
  'accuse blindly, early',
  'guess only what is certain',
  'always illegal',
  'always the judge',
  'always immune',
  'hoard',
  'ask the leader',
] as const
/** Of so many seats one is a stranger's. */
const SEAT_OF_A_STRANGER = 5

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '5' },
    games: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    knob: { type: 'string', multiple: true, default: ['malice=-1,0,1'] },
  },
})
const [seats, games, seed] = [Number(values.seats), Number(values.games), Number(values.seed)]
const knobs = values.knob.map((text) => {
  const [name = '', list = ''] = text.split('=')
  if (!(name in hard)) throw new Error(`${name} is no knob, only ${Object.keys(hard).join(', ')}`)
  return { name, values: list.split(',').map(Number) }
})

interface Guest {
  readonly bot: Bot<Hoax>
  /** What is written down of them: a stranger's name, or every knob with its value. */
  readonly marks: readonly string[]
}

function guest(chance: Chance): Guest {
  if (chance(SEAT_OF_A_STRANGER) === 0) {
    const name = pick(STRANGERS, chance)
    return { bot: sure(sparring[name], 'stranger'), marks: [name] }
  }
  const turned = knobs.map(({ name, values: list }) => [name, pick(list, chance)] as const)
  const temper: Temper = { ...hard, ...Object.fromEntries(turned) }
  return { bot: player(temper), marks: turned.map(([name, value]) => `${name} ${value}`) }
}

const ledger = new Ledger()
for (let game = 0; game < games; game++) {
  const chance = seeded(scatter(~seed, game))
  const guests = Array.from({ length: seats }, () => guest(chance))
  const { ranking, state } = selfPlay(
    hoax,
    guests.map(({ bot }) => bot),
    defaults(hoax, seats),
    scatter(seed, game),
  )
  const won = shares(ranking)
  for (const [seat, { marks }] of guests.entries())
    for (const mark of marks) ledger.write(mark, at(won, seat), state.table.round)
}
process.stdout.write(
  `${games} games, ${seats} seats, seed ${seed}; a fair share is ${(1 / seats).toFixed(3)}\n${ledger.text()}\n`,
)
