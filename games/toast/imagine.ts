/** A whole world this seat could be in. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { houseOf } from '../banquet/houses.ts'
import { minus } from '../banquet/imagine/cards.ts'
import { agendaCopied, heldCopied, settingCopied } from '../banquet/imagine/copied.ts'
import { type Dreamt, handOf, likelyWorld } from '../banquet/imagine/dream.ts'
import { bareHand } from '../banquet/laid.ts'
import type { Held } from '../banquet/state.ts'
import { type Tokens, tokens } from '../banquet/tokens.ts'
import { BAGS, DRAWN, drawHand, drawOne } from './bag.ts'
import { packNapkins, unseen } from './imagine/napkins.ts'
import { toldTo } from './imagine/told.ts'
import type { Hand, Table, ToastState, ToastView } from './state.ts'

export function imagine(view: ToastView, chance: Chance): ToastState {
  const { seat, seats, table } = view
  const { goblets, handAt, dreamt } = sceneOf(view, chance)
  const bag = bagOf(
    view,
    goblets,
    table.nobles.map((noble) => (noble === seat ? view.hand : handAt(noble)).tokens),
  )
  const returned = table.nobles.map((noble) => returnedBy(view, noble, bag, chance))
  const hands = Array.from({ length: seats }, (_, other): Hand => {
    if (other === seat) return { ...heldCopied(view.hand), returned: { ...view.hand.returned } } as Hand
    const held = { ...handAt(other), returned: { ...sure(returned[houseOf(table, other)], 'house') } }
    return { ...held, news: toldTo(view, other, held, dreamt) }
  })
  return {
    agenda: agendaCopied(view.agenda),
    table: tableCopied(view),
    hands,
    box: { goblets, bag, notes: null },
  }
}

function tableCopied({ table }: ToastView): Table {
  const { options, again, chain, breaches, full } = table
  const copied = settingCopied(table) as Table
  copied.options = { ...options }
  copied.again = [...again]
  copied.chain = [...chain]
  copied.breaches = [...breaches]
  copied.full = [...full]
  return copied
}

interface Scene {
  readonly goblets: Tokens[]
  readonly handAt: (seat: Seat) => Omit<Held, 'news'>
  readonly dreamt?: Dreamt
}

function sceneOf(view: ToastView, chance: Chance): Scene {
  const { stage, mode } = view.table
  if (stage === 'redraw') return freshlyDrawn(view, chance)
  if (stage === 'over' && mode !== 'duel') return { goblets: [], handAt: bareHand }
  const dreamt = likelyWorld(view, packNapkins, chance)
  return {
    goblets: dreamt.world.goblets,
    handAt: (other) => handOf(view, dreamt, other),
    dreamt,
  }
}

/** T1.4: whoever wants to draw again holds clear wine alone; of the others nothing is known, and the goblets are empty. */
function freshlyDrawn(view: ToastView, chance: Chance): Scene {
  const { table, hand, seat } = view
  const own = houseOf(table, seat)
  const rest = unseen(view)
  const clear = tokens(DRAWN)
  const eager = table.again.map((again, house) => again && house !== own)
  for (const again of eager) if (again) rest.wine -= DRAWN
  const drawn = eager.map((again, house) => {
    if (house === own) return hand.tokens
    return again ? clear : drawHand(rest, chance)
  })
  return {
    goblets: table.standing.map(() => tokens()),
    handAt: (other) => {
      const held = sure(drawn[houseOf(table, other)], 'house')
      return { ...bareHand(), tokens: { ...held }, had: { ...held } }
    },
  }
}

/** What is neither under a napkin nor in a goblet. */
function bagOf({ table }: ToastView, goblets: readonly Tokens[], held: readonly Readonly<Tokens>[]): Tokens {
  if (table.mode === 'duel' || table.stage === 'over') return tokens()
  return [...goblets, ...held].reduce<Tokens>((bag, one) => minus(bag, { ...one, ogre: 0 }), {
    ...BAGS[table.options.bag],
  })
}

/** C5, C11: another put a token back; it is one of those in the bag. */
function returnedBy(view: ToastView, other: Seat, bag: Tokens, chance: Chance): Tokens {
  const { table, hand, seat } = view
  const house = houseOf(table, other)
  if (house === houseOf(table, seat)) return { ...hand.returned }
  const returned = tokens()
  if (table.stage === 'over') return returned // All is cleared away.
  const did = table.used.some(({ key, house: by }) => by === house && (key === 'hellebore' || key === 'foxglove'))
  if (did) returned[drawOne({ ...bag }, chance)]++
  return returned
}
