/**
 * How those who play goblets pour, and what their last actions tell of what they saw: the numbers that `games/goblets/bots/habits.ts` and
 * `tells.ts` go by.
 *
 *   node bots/habits/main.ts [--company hard,normal,normal,easy] [--games 150] [--seed 1]
 */
import { parseArgs } from 'node:util'
import { goal } from '../../games/banquet/natures.ts'
import { count, isPoison, isPoisoned, isRemedy, type Sort, sorts } from '../../games/banquet/tokens.ts'
import { bots } from '../../games/goblets/bot.ts'
import { seasonOf } from '../../games/goblets/bots/habits.ts'
import { heldThen } from '../../games/goblets/bots/looks.ts'
import { classOf, tellsIn } from '../../games/goblets/bots/tells.ts'
import { goblets } from '../../games/goblets/index.ts'
import type { GobletsState, Move } from '../../games/goblets/state.ts'
import { at } from '../../kernel/at.ts'
import { strengths } from '../../kernel/bot.ts'
import { scatter } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay } from '../../kernel/selfplay.ts'
import type { Seat } from '../../kernel/state.ts'

const { values } = parseArgs({
  options: {
    company: { type: 'string', default: 'hard,normal,normal,easy' },
    games: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
  },
})
const company = values.company.split(',').map((name) => bots[strengths.find((level) => level === name) ?? 'normal'])

class Tally {
  readonly #sums = new Map<string, number>()
  add(key: string, many = 1): void {
    this.#sums.set(key, this.of(key) + many)
  }
  of(key: string): number {
    return this.#sums.get(key) ?? 0
  }
  get keys(): string[] {
    return [...this.#sums.keys()].sort()
  }
}

const [poured, expected, did, all] = [new Tally(), new Tally(), new Tally(), new Tally()]

function content(token: Sort): string {
  if (isPoison(token)) return 'poison'
  return isRemedy(token) ? 'antidote' : 'wine'
}

/** What is poured, against what would be if any token of the hand were as likely as the next. */
function seePour(
  { table, hands, box }: GobletsState,
  seat: Seat,
  { token, place }: Extract<Move, { kind: 'pour' }>,
): void {
  const nth = box.annals?.filter(({ kind, by }) => kind === 'pour' && by === seat).length ?? 0
  const where = goal(table, seat, place)
  const spot = `${seasonOf(nth, table.call !== null)} ${where === 'own' || where === 'target' ? where : 'elsewhere'}`
  const { tokens } = at(hands, seat)
  for (const sort of sorts) expected.add(`${spot} ${content(sort)}`, tokens[sort] / count(tokens))
  poured.add(`${spot} ${content(token)}`)
}

/** What those did last who had looked; the caller’s own last action is not among them. */
function seeTells(state: GobletsState, seen: Set<number>): void {
  for (const { deed, look } of tellsIn(state.box.annals ?? [])) {
    if (seen.has(deed.when)) continue
    seen.add(deed.when)
    const saw = isPoisoned(heldThen(state, look.at, look.when)) ? 'poison' : 'none'
    did.add(`${classOf(state, deed, look)} ${saw}`)
    all.add(saw)
  }
}

for (let game = 0; game < Number(values.games); game++) {
  const seated = company.map((_, seat) => at(company, (seat + game) % company.length))
  const seen = new Set<number>()
  const seed = scatter(Number(values.seed), game)
  selfPlay(goblets, seated, defaults(goblets, company.length), seed, (state, seat, move) => {
    if (move.kind === 'pour') seePour(state, seat, move)
    seeTells(state, seen)
  })
}

const write = (line: string) => process.stdout.write(`${line}\n`)
write('poured, against what chance would pour')
for (const key of expected.keys)
  write(`  ${key.padEnd(26)} ${((poured.of(key) + 1) / (expected.of(key) + 1)).toFixed(2)}`)
write('done by who saw poison, against who saw none')
for (const name of new Set(did.keys.map((key) => key.replace(/ \w+$/, '')))) {
  const share = (saw: string) => (did.of(`${name} ${saw}`) + 1) / (all.of(saw) + 1)
  write(
    `  ${name.padEnd(26)} ${(share('poison') / share('none')).toFixed(2)}  (${did.of(`${name} poison`)}, ${did.of(`${name} none`)})`,
  )
}
