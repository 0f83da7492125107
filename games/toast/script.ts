/** A table for tests that is played by script, with the words that only this game has: '1 keeps', '0 accuses 2'. */
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { leftOf, members, nobleOf } from '../banquet/houses.ts'
import { minus } from '../banquet/imagine/cards.ts'
import { type Custom, handful, type Seated, seated, type Verbs } from '../banquet/script.ts'
import type { House } from '../banquet/state.ts'
import { count, type Sort, type Tokens } from '../banquet/tokens.ts'
import { putBack } from './bag.ts'
import type { ToastKey } from './deck.ts'
import { toast } from './index.ts'
import { setup } from './setup.ts'
import type { Move, Options, Toast, ToastState } from './state.ts'

export type Sitting = Seated<Toast>

export interface Laid {
  readonly options?: Partial<Options>
  /** The characters by house; nobody has one otherwise. */
  readonly characters?: Readonly<Record<House, ToastKey>>
  /** What houses drew in the first round: 'wine wine poison antidote'; by default whatever the seed gives. */
  readonly drawn?: Readonly<Record<House, string>>
  readonly seed?: number
}

/** Sits down so many people with seat 0 as Master of Ceremonies: they have just drawn. */
export function drawn(seats: number, laid: Laid = {}): Sitting {
  const options = { ...defaults(toast, seats), host: 0, characters: 'none' as const, ...laid.options }
  const state = setup(seats, options, seeded(laid.seed ?? 1))
  const { table } = state
  for (const [house, key] of Object.entries(laid.characters ?? {})) {
    for (const seat of members(table, Number(house))) table.characters[seat] = key
  }
  for (const [house, list] of Object.entries(laid.drawn ?? {})) draw(state, Number(house), list)
  return seated(custom, state)
}

/** The same, when everybody has kept what they drew and bears their left a grudge. */
export function sit(seats: number, laid: Laid = {}): Sitting {
  return grudging(drawn(seats, laid))
}

/** This house drew these and no others. */
function draw({ table, hands, box }: ToastState, house: House, list: string): void {
  const held = handful(list)
  putBack(box.bag, at(hands, nobleOf(table, house), 'hand').tokens)
  box.bag = minus(box.bag, held)
  table.screens[house] = count(held)
  for (const seat of members(table, house)) {
    Object.assign(at(hands, seat, 'hand'), {
      tokens: { ...held },
      had: { ...held },
      news: [{ kind: 'drew', tokens: held }],
    })
  }
}

/** Everybody keeps what they drew. */
export function keeping(table: Sitting): Sitting {
  const { agenda, table: open } = table.state
  while (open.stage === 'redraw') table.play(`${agenda.asked[0]} keeps`)
  return table
}

/** Everybody keeps what they drew, and bears their left a grudge. */
export function grudging(table: Sitting): Sitting {
  const { table: open } = keeping(table).state
  while (open.stage === 'grievance') table.play(`${table.asked()} accuses ${leftOf(open, open.turn)}`)
  return table
}

/** What lies in the bag, in goblets and under napkins, and what a duel has drunk. */
export function everything({ table, hands, box }: ToastState): Tokens {
  const all = { ...box.bag }
  const drunk = table.emptied.flatMap((goblet) => (goblet ? [goblet] : []))
  const hidden = table.nobles.map((seat) => at(hands, seat, 'hand').tokens)
  for (const some of [...box.goblets, ...drunk, ...hidden]) putBack(all, some)
  return all
}

/** A house calls the Toast with nothing left, as soon as it is its turn, and everybody lets it be until they drink. */
export function toasting(table: Sitting, house: House): Sitting {
  const { table: open } = grudging(table).state
  while (open.stage === 'beginning') table.play(`${table.asked()} passes`)
  while (open.turn !== house) table.skip()
  table.hold(house, '')
  if (open.tasters[house] !== null) table.play(`${table.asked()} passes`)
  return table.play(`${table.asked()} toasts`).drinkUp()
}

const verbs: Verbs<Move> = {
  keeps: () => ({ kind: 'keep' }),
  returns: () => ({ kind: 'again' }),
  accuses: ([house]) => ({ kind: 'accuse', house: Number(house) }),
  trades: ([give]) => ({ kind: 'trade', give: give as Sort }),
  exchanges: ([give]) => ({ kind: 'exchange', give: give as Sort }),
}

const custom: Custom<Toast> = {
  game: toast,
  verbs,
  idles: ({ mode, tasters, turn }) => {
    if (mode === 'duel') return ['peeks 0'] // T5.2: nobody passes.
    return tasters[turn] === null ? ['passes'] : ['passes', 'passes']
  },
  toasting: ['before'],
  earned: (news) => news.flatMap((told) => (told.kind === 'scored' ? told.earned : [])),
}
