/**
 * Keeps the twin's tables beside the true ones. The same deeds are done in both at the same moments; what the enemy may not
 * know differs: hands, box, sealed answers, and the seed. A move that opens something hidden is done on the true world, and
 * then something else is hidden again. Everything else goes its own way in the twin.
 */
import { createHash } from 'node:crypto'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { anyMove } from '../../kernel/bot.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import { agreement, commitment } from '../../kernel/fair.ts'
import { copy, type Seat, type State, same } from '../../kernel/state.ts'
import { limits } from '../../server/limits.ts'
import type { Ports, Thought } from '../../server/ports.ts'
import { type Deed, isNextGame } from '../../server/table/deed.ts'
import { gameOf, playOf, type Table, tableName } from '../../server/table/table.ts'
import { termsOf } from '../../server/table/terms.ts'
import type { World } from '../sim/world.ts'
import { isOpen, type Move, otherWorld, tells } from './hidden.ts'
import type { Knowledge } from './knowledge.ts'

interface Done {
  readonly deed: Deed
  /** The state of the game afterwards, if it is a deed of the game. */
  readonly after: State | undefined
  readonly luck: 'drawn' | 'none'
}

export interface Counts {
  /** Deeds of games that were done while the two houses hid different things, and the same. */
  different: number
  alike: number
}

const nameOf = ({ code, seq }: Table) => `${code} ${seq}`
const otherSeed = (seed: string) => createHash('sha256').update(`other ${seed}`).digest('hex')

export class Twins {
  readonly counts: Counts = { different: 0, alike: 0 }
  /** The tables as they stand in the two houses, by code: a test may look where nobody else may. */
  readonly truth = new Map<string, Table>()
  readonly twin = new Map<string, Table>()
  /** Every seed, its hash, and what hangs on that, in either house, under names that both have in common. */
  readonly names = new Map<string, string>()
  /** Seeds that everybody may know: of games that are over. */
  readonly opened = new Set<string>()
  readonly #knowledge: Knowledge
  readonly #luck: Chance
  readonly #done = new Map<string, Done>()
  readonly #seeds = new Map<string, string>()
  /** The true states as of what has been done in the twin. */
  readonly #states = new Map<string, State>()
  readonly #revealed = new Set<string>()
  readonly #thoughts = new Map<string, Move[]>()
  /** What bots have made up their minds to do, by table and seat. */
  readonly #plans = new Map<string, { seat: Seat; question: number; move: Move }>()

  constructor(knowledge: Knowledge, luck: Chance) {
    this.#knowledge = knowledge
    this.#luck = luck
  }

  /** How deeds are done in the true house: as ever, and written down for the twin. */
  inTruth = (natural: Ports['conduct']): Ports['conduct'] => ({
    ...natural,
    enact: (table, deed, at) => {
      this.#knowledge.before(table, deed)
      const written = natural.enact(table, deed, at)
      this.#knowledge.after(table, deed)
      this.truth.set(table.code, table)
      if (table.stage === 'over') this.opened.add(table.seed).add(otherSeed(table.seed))
      const isGame = deed.kind === 'dealt' || deed.kind === 'played'
      const after = isGame ? copy(playOf(table).state) : undefined
      this.#done.set(nameOf(table), { deed, after, luck: written.drawn ? 'drawn' : 'none' })
      return written
    },
  })

  inTwin = (natural: Ports['conduct']): Ports['conduct'] => ({
    ...natural,
    enact: (table, deed, at) => {
      const { seq } = table
      const done = sure(this.#done.get(`${table.code || codeOf(deed)} ${seq + 1}`), 'deed of the true house')
      this.#done.delete(`${table.code || codeOf(deed)} ${seq + 1}`)
      const told = this.#meets(table, done.deed)
      const trueSeed = this.#seeds.get(table.code)
      if (trueSeed) table.seed = trueSeed
      const written = natural.enact(table, told ? done.deed : deed, at)
      this.#seeds.set(table.code, table.seed)
      this.#name(table.seed)
      if (table.stage === 'showing') this.#nameAgreement(table)
      table.seed = otherSeed(table.seed)
      this.twin.set(table.code, table)
      if (done.after) this.#states.set(table.code, done.after)
      else if (isNextGame(deed)) this.#states.delete(table.code)
      const grown = this.#knowledge.isNew(table.code)
      const shown = done.after !== undefined && this.#revealed.delete(table.code)
      // What luck has just answered is the same in both houses, and is hidden as well.
      if (done.luck === 'drawn' || told || grown || shown) this.hide(table.code)
      if (done.after) this.#count(table, done.after)
      return written
    },
  })

  /** Does this deed open what was hidden? Then it is done on the true world. */
  #meets(table: Table, deed: Deed): boolean {
    if (deed.kind !== 'played') return false
    const truth = sure(this.#states.get(table.code), 'true state')
    const known = this.#knowledge.of(table.code)
    if (!tells(gameOf(table), truth, known, deed.seat, deed.move)) return false
    playOf(table).state = copy(truth)
    return true
  }

  /** Hides something else from now on. */
  hide(code: string): void {
    const table = sure(this.twin.get(code), 'table')
    const truth = this.#states.get(code)
    if (!truth || !table.play) return
    const known = this.#knowledge.of(code)
    table.play.state = otherWorld(gameOf(table), truth, { known, plans: this.#plansAt(table) }, this.#luck)
  }

  /** Hides nothing else until the next move is made. */
  reveal(code: string): void {
    this.#revealed.add(code)
    const table = sure(this.twin.get(code), 'table')
    playOf(table).state = copy(sure(this.#states.get(code), 'true state'))
  }

  #plansAt({ code, play }: Table) {
    const question = play?.state.agenda.question
    return [...this.#plans]
      .filter(([name, plan]) => name.startsWith(code) && plan.question === question)
      .map(([, plan]) => plan)
  }

  #count({ play }: Table, after: State): void {
    if (play && !same(play.state, after)) this.counts.different++
    else this.counts.alike++
  }

  #name(seed: string): void {
    const n = this.names.size
    for (const one of [seed, otherSeed(seed)]) {
      if (this.names.has(one)) continue
      this.names.set(one, `<seed ${n}>`).set(commitment(one), `<commitment ${n}>`)
    }
  }

  /** It hangs on the hash of the seed. */
  #nameAgreement(table: Table): void {
    for (const seed of [table.seed, otherSeed(table.seed)])
      this.names.set(agreement(termsOf({ ...table, seed })), `<agreement ${tableName(table)} ${table.restarts.length}>`)
  }

  /** A bot of the true house: makes up its mind, and takes a time that depends on its hand as much as any could. */
  thinkInTruth = (world: World) => (thought: Thought) => {
    const game = sure(findGame(thought.game), 'game')
    const move = anyMove(game, game.moves(thought.view), seeded(thought.seed))
    const name = thoughtOf(thought)
    this.#thoughts.set(name, [...(this.#thoughts.get(name) ?? []), move])
    return takingTime(world, thought, move)
  }

  /** The same bot in the twin comes to the same move, wherever that is open to it. */
  thinkInTwin = (world: World) => (thought: Thought) => {
    const name = thoughtOf(thought)
    const [move, ...rest] = this.#thoughts.get(name) ?? []
    this.#thoughts.set(name, rest)
    const planned = sure(move, 'thought of the true house')
    const { seat, agenda } = thought.view
    this.#plans.set(`${thought.table} ${seat}`, { seat, question: agenda.question, move: planned })
    const table = sure(this.twin.get(thought.table), 'table')
    if (!isOpen(gameOf(table), playOf(table).state, seat, planned)) this.reveal(thought.table)
    return takingTime(world, thought, planned)
  }
}

const codeOf = (deed: Deed) => (deed.kind === 'opened' ? deed.code : '')
const thoughtOf = ({ table, level, view }: Thought) => `${table} ${view.agenda.question} ${view.seat} ${level}`

/** Long and short thoughts, by nothing but what the seat holds; none so long that it is known to show. */
function takingTime(world: World, { view, level }: Thought, move: Move): Promise<Move> {
  const longest = level === 'hard' ? limits.botHard : limits.botBrisk
  const spread = createHash('sha256').update(JSON.stringify(view.hand)).digest().readUInt16BE(0) % (longest - 50)
  return new Promise((done) => world.after(spread, () => done(move)))
}
