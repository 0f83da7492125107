/** Hoax: six masks, a house of cards, and a role that nobody shows. */
// First of all, since other parts of this board make their figures larger or smaller.
import './figures.module.css'
import { useState } from 'preact/hooks'
import { riteIn } from '../../../games/hoax/ceremony.ts'
import type { Claim, Hoax, HoaxView } from '../../../games/hoax/state.ts'
import { isWindow } from '../../../games/hoax/windows.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import { Accusing } from './Accusing.tsx'
import { Asides, type Lookup } from './Asides.tsx'
import { type Asking, isBusy } from './asking.ts'
import { Bill } from './Bill.tsx'
import * as css from './board.module.css'
import { LastCall, Naming, Paying, Sharing, Taking } from './Choices.tsx'
import { Dozing } from './Dozing.tsx'
import { Hall } from './Hall.tsx'
import { useKeys } from './Keyed.tsx'
import { Masks } from './Masks.tsx'
import { MyMask } from './MyMask.tsx'
import { Notes } from './Notes.tsx'
import * as notesCss from './notes.module.css'
import { Overview } from './Overview.tsx'
import { Questioning, Showing } from './Questioning.tsx'
import { Rites } from './Rites.tsx'
import { Slip } from './Slip.tsx'
import * as sheetsCss from './sheets.module.css'
import { titleFor } from './titles.ts'
import { Unmasking } from './Unmasking.tsx'
import { type Passing, usePassing } from './usePassing.ts'
import { Thumbs } from './Voting.tsx'
import { Sealed, Window } from './Window.tsx'
import { hoaxBoardWords as t } from './words.ts'

type Props = BoardProps<Hoax>

function Answer(asking: Asking) {
  const { table } = asking.view
  if (table.vote) return <Thumbs {...asking} />
  if (table.question) return <Showing {...asking} />
  const { stage } = table
  if (isWindow(stage)) return <Window {...asking} window={stage} />
  if (stage === 'taking') return <Taking {...asking} />
  if (stage === 'action') return <Masks {...asking} />
  if (stage === 'choice') return <Paying {...asking} />
  if (stage === 'naming') return <Naming {...asking} />
  return stage === 'sharing' ? <Sharing {...asking} /> : <LastCall {...asking} />
}

/** What lies over the table, and which card it is about, if one was pulled. */
type Open = Lookup | Claim | null

interface OverProps extends Asking {
  readonly open: Open
  readonly onClose: () => void
}

function Over({ open, onClose, ...asking }: OverProps) {
  const { view, room, name } = asking
  if (open === null) return null
  if (open === 'overview') return <Overview options={view.table.options} onClose={onClose} />
  if (open === 'unmask') return <Unmasking {...asking} onClose={onClose} />
  if (open === 'question') return <Questioning {...asking} onClose={onClose} />
  if (open === 'notes')
    return (
      <Sheet title={t().notes} onClose={onClose}>
        <p class={sheetsCss.sheetWhy}>{t().notesWhy}</p>
        <Notes {...{ view, room, name }} />
      </Sheet>
    )
  return <Accusing {...asking} claim={open === 'accuse' ? null : open} onClose={onClose} />
}

/** What lies in place of the line takes no other room: nothing moves under the finger that pressed. */
function Sub({ text, instead }: { readonly text: string; readonly instead: string | null }) {
  return (
    <p class={`${css.ledgeSub} ${instead ? css.covered : ''}`}>
      <span>{text}</span>
      {instead && <b>{instead}</b>}
    </p>
  )
}

function Seated({ passing, ...props }: Props & { readonly view: HoaxView; readonly passing: Passing }) {
  const { view, room, name, moves, explain } = props
  const { quiet, play } = passing
  const [open, setOpen] = useState<Open>(null)
  const busy = isBusy(view, props.pending)
  const { table, agenda, seat } = view
  const mine = agenda.asked.includes(seat)
  const asked = mine ? seat : agenda.asked[0]
  const [title, sub] = quiet ? t().titles.quiet : titleFor(props)
  const asking: Asking = { view, room, name, moves, play, explain, busy }
  return (
    <>
      <Hall {...props} onPull={setOpen} />
      <Bill {...props} />
      {table.stage !== 'over' && (
        <>
          <Ledge
            mark={room.chairs[seat]?.mark}
            title={title}
            sub={<Sub text={sub} instead={busy ? t().sending : null} />}
            until={asked === undefined ? null : (room.deadlines[asked] ?? null)}
            light={mine && !quiet ? 'lit' : 'dark'}
            about={`${agenda.question} ${mine && moves.length > 0} ${quiet}`}
            says={mine && !quiet ? `${title} ${sub}` : ''}
          >
            <Slip view={view} name={name} />
            {mine && moves.length > 0 && !quiet ? <Answer {...asking} /> : <Waiting {...props} />}
            <Dozing {...{ room, view, passing }} />
          </Ledge>
          <MyMask view={view} />
          <section class={notesCss.papers} data-beside aria-label={t().notes}>
            <h2>
              {t().notes} <small>{t().notesWhy}</small>
            </h2>
            <Notes {...{ view, room, name }} />
          </section>
          <Asides {...asking} onOpen={setOpen} />
        </>
      )}
      <Over {...asking} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function Waiting({ view, room }: Props & { readonly view: HoaxView }) {
  return view.hand.sealed || view.hand.ballot ? <Sealed view={view} /> : <Recent room={room} n={2} />
}

function Onlooker(props: Props) {
  const { view, room, explain } = props
  const [open, setOpen] = useState<'overview' | null>(null)
  const [title, sub] = titleFor(props)
  const asked = view.agenda.asked[0]
  return (
    <>
      <Hall {...props} onPull={() => {}} />
      <Bill {...props} />
      {view.table.stage !== 'over' && (
        <>
          <Ledge
            mark={undefined}
            title={title}
            sub={<p class={css.ledgeSub}>{sub}</p>}
            until={asked === undefined ? null : (room.deadlines[asked] ?? null)}
            light="dark"
            about={view.agenda.question}
          >
            <Recent room={room} n={3} />
          </Ledge>
          <Asides view={null} moves={[]} busy={false} explain={explain} onOpen={() => setOpen('overview')} />
        </>
      )}
      {open && <Overview options={view.table.options} onClose={() => setOpen(null)} />}
    </>
  )
}

function riteOf({ view, ceremony }: Props) {
  return ceremony === 'over' ? undefined : riteIn(view.table.news)
}

function AtTable(props: Props & { readonly view: HoaxView }) {
  const passing = usePassing(props)
  const rite = riteOf(props)
  return rite ? <Rites {...props} rite={rite} /> : <Seated {...props} passing={passing} />
}

export function HoaxBoard(props: Props) {
  useKeys()
  const { view } = props
  if ('hand' in view) return <AtTable {...props} view={view as HoaxView} />
  const rite = riteOf(props)
  return rite ? <Rites {...props} rite={rite} /> : <Onlooker {...props} />
}
