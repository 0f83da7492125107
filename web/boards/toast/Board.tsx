/** Toast!: the same table at court. Silver light, napkins, and hands that point. */

import { useEffect, useRef } from 'preact/hooks'
import { drinkingIn } from '../../../games/banquet/ceremony.ts'
import { members } from '../../../games/banquet/houses.ts'
import type { House, Place } from '../../../games/banquet/state.ts'
import { hasClosed } from '../../../games/toast/ceremony.ts'
import type { Move, Table, Toast, ToastView } from '../../../games/toast/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { offerFocus } from '../../app/focus.ts'
import type { Ceremony } from '../../app/scene.ts'
import * as kit from '../../look/kit.module.css'
import { promptFor } from '../banquet/asking.ts'
import type { GobletThere } from '../banquet/Banquet.tsx'
import { type Choosing, useChoosing } from '../banquet/choosing.ts'
import { type Company, companyFor } from '../banquet/company.ts'
import { useDress, Wearing } from '../banquet/dress.ts'
import { Feast, gobletsOf } from '../banquet/Feast.tsx'
import { Character, HouseSheet, PersonName } from '../banquet/HouseSheet.tsx'
import { Marked } from '../banquet/heraldry.tsx'
import * as housesheetCss from '../banquet/housesheet.module.css'
import { Asks, Mine, spokenOf, stateOf } from '../banquet/Mine.tsx'
import { useSaw } from '../banquet/saw.ts'
import type { BoardProps } from '../board.ts'
import { toastAsking } from './asking.ts'
import * as css from './court.module.css'
import { Deeds } from './Deeds.tsx'
import { dress } from './dress.ts'
import { Middle } from './Middle.tsx'
import { moreOf } from './Plate.tsx'
import { Pointing } from './Pointing.tsx'
import { linksOf } from './pointing.ts'
import { Toasting } from './Toasting.tsx'
import { titleFor } from './titles.ts'
import { toastWords as t } from './words.ts'

type Props = BoardProps<Toast>

function orderOf({ stage, call }: Frozen<Table>): Company['order'] {
  if (stage === 'redraw' || stage === 'grievance' || stage === 'over') return 'nobody'
  return call || stage === 'beginning' ? 'queue' : 'turns'
}

function companyOf({ view: { table }, seat, name }: Props): Company {
  const goblets = table.mode === 'duel' ? 'row' : 'round'
  return companyFor({ table, seat, name, goblets, order: orderOf(table) })
}

/** T2.1: whoever may be named may be named by the goblet that stands before them. */
function nameable(goblets: readonly GobletThere[], { picked, houses }: Choosing): GobletThere[] {
  return goblets.map((goblet) =>
    picked?.kind === 'accuse' && houses.has(goblet.place) ? { ...goblet, state: 'may' } : goblet,
  )
}

interface SheetProps {
  readonly house: House
  readonly company: Company
  readonly breaches: number
  readonly close: () => void
  readonly explain: (clause: string) => void
}

/** T7.2: a pair has one character between them. */
function Sheet({ house, company, breaches, close, explain }: SheetProps) {
  const { table } = company
  const key = table.characters[sure(table.nobles[house], 'noble')]
  return (
    <HouseSheet house={house} company={company} onClose={close} explain={explain}>
      {(read) => (
        <section class={housesheetCss.person}>
          {members(table, house).map((seat) => (
            <PersonName key={seat} seat={seat} company={company} />
          ))}
          {breaches > 0 && (
            <button type="button" class={kit.link} onClick={() => read('T4.5')}>
              {t().breaches(breaches)}
            </button>
          )}
          {key && <Character of={key} faceDown="" explain={read} />}
        </section>
      )}
    </HouseSheet>
  )
}

/** The end of the grievances is looked at together; then to the wine. */
function Closing({ phase, goOn }: { readonly phase: Ceremony; readonly goOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => offerFocus(button.current), [phase])
  return (
    <div class={css.closing}>
      <p>{t().grievance.doneSub}</p>
      {phase === 'told' && (
        <button ref={button} type="button" class={`${kit.go} ${kit.full}`} onClick={goOn}>
          {t().grievance.goOn}
        </button>
      )}
    </div>
  )
}

function Evening(props: Props) {
  const { view, before, seat, room, ceremony, moves, name, play, goOn, explain } = props
  const { table, agenda } = view
  const { hand } = 'hand' in view ? (view as ToastView) : { hand: null }
  const { dial } = table
  const { saw, onSeen, onHeld } = useSaw({
    turn: seat !== null && agenda.asked.includes(seat) ? 'mine' : 'theirs',
    dial,
    course: table.course,
    question: agenda.question,
    news: hand?.news,
  })
  const choosing = useChoosing(moves, agenda.question, play)
  const company = companyOf(props)
  const drinking = ceremony === 'over' ? undefined : drinkingIn(table.news)
  const closing = ceremony !== 'over' && hasClosed(table.news)
  const state = stateOf(agenda, props)
  // A draw and a grievance are asked in words of their own.
  const usual = state === 'active' && table.stage !== 'redraw' && table.stage !== 'grievance'
  const prompt = seat !== null && usual ? promptFor({ table, seat, name }, toastAsking(table), moves, choosing) : null
  const onGoblet = (place: Place) =>
    choosing.picked?.kind === 'accuse' ? choosing.pickHouse(place) : choosing.pickPlace(place)
  const title = closing ? t().grievance.done : titleFor(props)
  const wears = useDress()
  const light = state !== 'waiting' || closing ? 'lit' : 'dark'
  const says = spokenOf({ company, prompt, choosing, saw, state }, wears, light === 'lit' ? title : '')
  if (drinking) return <Toasting {...props} drinking={drinking} />
  return (
    <Feast
      {...{ company, room, agenda, ceremony, before, choosing, onGoblet }}
      goblets={nameable(gobletsOf(company, choosing, wears), choosing)}
      title={title}
      says={says}
      asks={
        company.me !== null && (
          <Asks {...{ company, prompt, choosing, saw, onSeen, onHeld }} play={(move) => play(move as Move)} />
        )
      }
      middle={<Middle {...props} choosing={choosing} />}
      over={(closing || table.stage === 'grievance') && <Pointing links={linksOf(table)} company={company} />}
      more={(house) => moreOf(table, agenda.asked, house)}
      light={light}
      mine={(open) => (
        <>
          {closing && <Closing phase={ceremony} goOn={goOn} />}
          <Mine
            {...{ company, room, choosing, prompt, saw, state }}
            play={(move) => play(move as Move)}
            house={sure(company.me, 'house')}
            hand={sure(hand, 'hand')}
            noted={
              dial === 'none' ? { memory: [], record: [] } : { memory: sure(hand, 'hand').memory, record: table.record }
            }
            tasterHas=""
            standing={moreOf(table, agenda.asked, sure(company.me, 'house')).said.filter(Boolean).join(' · ')}
            onOpen={() => open(sure(company.me, 'house'))}
            deeds={<Deeds {...{ company, moves, choosing, state, play, explain }} view={view as ToastView} />}
            card={null}
          />
        </>
      )}
      sheet={(house, close) => <Sheet {...{ house, company, close, explain }} breaches={table.breaches[house] ?? 0} />}
    />
  )
}

export function ToastBoard(props: Props) {
  return (
    <Wearing value={dress(props.view.table.mode)}>
      <Marked value={props.room.chairs}>
        <Evening {...props} />
      </Marked>
    </Wearing>
  )
}
