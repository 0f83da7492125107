/** Raise Your Goblets: a round table in candle-light, and below it what nobody else may see. */

import { drinkingIn } from '../../../games/banquet/ceremony.ts'
import { isTaster, members } from '../../../games/banquet/houses.ts'
import type { House } from '../../../games/banquet/state.ts'
import { isRow } from '../../../games/goblets/houses.ts'
import type { Goblets, GobletsView, Move, Table } from '../../../games/goblets/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { promptFor } from '../banquet/asking.ts'
import { useChoosing } from '../banquet/choosing.ts'
import { type Company, companyFor } from '../banquet/company.ts'
import { useDress, Wearing } from '../banquet/dress.ts'
import { Feast, gobletsOf } from '../banquet/Feast.tsx'
import { Character, HouseSheet, PersonName } from '../banquet/HouseSheet.tsx'
import { Marked } from '../banquet/heraldry.tsx'
import * as css from '../banquet/housesheet.module.css'
import { Asks, Mine, spokenOf, stateOf } from '../banquet/Mine.tsx'
import { useSaw } from '../banquet/saw.ts'
import { tableWords } from '../banquet/words.ts'
import type { BoardProps } from '../board.ts'
import { gobletsAsking } from './asking.ts'
import { Deeds } from './Deeds.tsx'
import { dress } from './dress.ts'
import { Middle, titleFor } from './Middle.tsx'
import { moreOf } from './Plate.tsx'
import { TasterCard } from './TasterCard.tsx'
import { Toasting } from './Toasting.tsx'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets>

function orderOf({ stage, call }: Frozen<Table>): Company['order'] {
  if (stage === 'tie' || stage === 'over') return 'nobody'
  return call || stage === 'beginning' ? 'queue' : 'turns'
}

function companyOf({ view: { table }, seat, name }: Props): Company {
  return companyFor({
    ...{ table, seat, name },
    goblets: isRow(table) ? 'row' : 'round',
    order: orderOf(table),
  })
}

interface SheetProps {
  readonly house: House
  readonly company: Company
  readonly close: () => void
  readonly explain: (clause: string) => void
}

/** In a pair each has a character, and the taster's lies face down (G8.4). */
function Sheet({ house, company, close, explain }: SheetProps) {
  const { table } = company
  return (
    <HouseSheet house={house} company={company} onClose={close} explain={explain}>
      {(read) =>
        members(table, house).map((seat) => {
          const key = table.characters[seat]
          return (
            <section key={seat} class={css.person}>
              <PersonName seat={seat} company={company} />
              {key && <Character of={key} faceDown={isTaster(table, seat) ? t().faceDown : ''} explain={read} />}
            </section>
          )
        })
      }
    </HouseSheet>
  )
}

function Dinner(props: Props) {
  const { view, before, seat, room, ceremony, moves, name, play, explain } = props
  const { table, agenda } = view
  const { hand } = 'hand' in view ? (view as GobletsView) : { hand: null }
  const { saw, onSeen, onHeld } = useSaw({
    turn: seat !== null && agenda.asked.includes(seat) ? 'mine' : 'theirs',
    dial: table.dial,
    course: table.course,
    question: agenda.question,
    news: hand?.news,
  })
  const choosing = useChoosing(moves, agenda.question, play)
  const company = companyOf(props)
  const drinking = ceremony === 'over' ? undefined : drinkingIn(table.news)
  const state = stateOf(agenda, props)
  const prompt =
    seat !== null && state === 'active' ? promptFor({ table, seat, name }, gobletsAsking(table), moves, choosing) : null
  const wears = useDress()
  const says = spokenOf({ company, prompt, choosing, saw, state }, wears, state === 'waiting' ? '' : titleFor(props))
  if (drinking) return <Toasting {...props} drinking={drinking} />
  return (
    <Feast
      {...{ company, room, agenda, ceremony, before, choosing }}
      goblets={gobletsOf(company, choosing, wears)}
      title={titleFor(props)}
      says={says}
      asks={
        company.me !== null && (
          <Asks {...{ company, prompt, choosing, saw, onSeen, onHeld }} play={(move) => play(move as Move)} />
        )
      }
      middle={<Middle {...props} choosing={choosing} />}
      more={(house) => moreOf(table, house)}
      light={state === 'waiting' ? 'dark' : 'lit'}
      mine={(open) => (
        <Mine
          {...{ company, room, choosing, prompt, saw, state }}
          play={(move) => play(move as Move)}
          house={sure(company.me, 'house')}
          hand={sure(hand, 'hand')}
          noted={{ memory: sure(hand, 'hand').memory, record: table.record }}
          tasterHas="face-down"
          standing={table.mode === 'duel' ? tableWords().points(sure(table.score[sure(seat, 'seat')], 'score')) : ''}
          onOpen={() => open(sure(company.me, 'house'))}
          deeds={<Deeds {...{ company, moves, choosing, state, play, explain }} view={view as GobletsView} />}
          card={hand?.card && <TasterCard card={hand.card} />}
        />
      )}
      sheet={(house, close) => <Sheet {...{ house, company, close, explain }} />}
      onGoblet={choosing.pickPlace}
    />
  )
}

export function GobletsBoard(props: Props) {
  return (
    <Wearing value={dress()}>
      <Marked value={props.room.chairs}>
        <Dinner {...props} />
      </Marked>
    </Wearing>
  )
}
