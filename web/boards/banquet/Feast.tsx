/** The whole of a board: the table that all see, the ledge with what is mine, and the sheet of a house. */

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { House, Place } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Room } from '../../../protocol/room.ts'
import type { Ceremony } from '../../app/scene.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import { Banquet, type GobletThere } from './Banquet.tsx'
import { type Choosing, wantsGoblet } from './choosing.ts'
import { type Company, gobletName } from './company.ts'
import type { Dress } from './dress.ts'
import { Happened } from './Happened.tsx'
import { inWords } from './Looked.tsx'
import { type More, Plates } from './Plates.tsx'
import { planOf, turned } from './seating.ts'
import { tableWords as t } from './words.ts'

function shapeOf({ table, goblets }: Company): 'row' | 'round tied' | 'round' {
  if (table.mode === 'duel') return 'row'
  return goblets === 'row' ? 'round tied' : 'round'
}

/** Every goblet where it stands, and whether it may be chosen. */
export function gobletsOf(company: Company, choosing: Choosing, dress: Dress): GobletThere[] {
  const { table, me, goblets: shape } = company
  const { goblets } = planOf(company)
  const state = (place: Place): GobletThere['state'] => {
    if (!table.standing[place]) return 'gone'
    if (choosing.picked?.places.includes(place)) return 'picked'
    return choosing.places.has(place) && wantsGoblet(choosing) ? 'may' : 'rests'
  }
  return table.standing.map((stands, place) => {
    const ring = table.rings?.[place] ?? null
    const called = gobletName(company, { place, ring })
    const left = table.emptied[place] ?? null
    const parts = [called, stands ? '' : t().gone, left ? inWords(dress, left) : '']
    const noble = (house: House) => sure(table.nobles[house], 'noble')
    return {
      place,
      of: ring === null ? null : noble(ring),
      spot: sure(goblets[turned(place, goblets.length, me, shape)], 'spot of a goblet'),
      label: parts.filter(Boolean).join(', '),
      left,
      before: shape === 'row' ? null : noble(place),
      state: state(place),
    }
  })
}

interface FeastProps {
  readonly company: Company
  readonly room: Room
  readonly agenda: { readonly question: number; readonly asked: readonly Seat[] }
  readonly ceremony: Ceremony
  /** The step before, if it was seen. */
  readonly before: unknown
  readonly choosing: Choosing
  readonly goblets: readonly GobletThere[]
  readonly title: string
  /** What is read out of it. */
  readonly says: string
  /** In its place, while something is asked. */
  readonly asks: ComponentChildren
  readonly middle: ComponentChildren
  /** What lies over the table besides. */
  readonly over?: ComponentChildren
  /** What a game shows of a house beyond what both show. */
  readonly more: (house: House) => More
  readonly light: 'lit' | 'dark'
  /** What is mine; an onlooker sees what happens instead. */
  readonly mine: (open: (house: House) => void) => ComponentChildren
  readonly sheet: (house: House, close: () => void) => ComponentChildren
  onGoblet(place: Place): void
}

export function Feast(props: FeastProps) {
  const {
    company,
    room,
    agenda,
    ceremony,
    before,
    choosing,
    goblets,
    title,
    says,
    asks,
    middle,
    over,
    more,
    light,
    sheet,
  } = props
  const { table, me } = company
  const [open, setOpen] = useState<House | null>(null)
  const asked = agenda.asked[0]
  const mine = company.seat !== null && agenda.asked.includes(company.seat) ? company.seat : asked
  return (
    <>
      <Banquet
        label={t().table}
        shape={shapeOf(company)}
        houses={table.nobles.length}
        goblets={goblets}
        plates={<Plates {...{ company, room, ceremony, choosing, more }} asked={agenda.asked} open={setOpen} />}
        whole={me === null || table.stage === 'over'}
        news={<Happened room={room} n={1} />}
        middle={middle}
        over={over}
        dark={t().dark}
        step={table}
        before={before}
        onGoblet={props.onGoblet}
      />
      {table.stage !== 'over' && (
        <Ledge
          mark={undefined}
          title={title}
          sub={asks}
          until={mine === undefined ? null : (room.deadlines[mine] ?? null)}
          light={light}
          about={light === 'lit' ? `${agenda.question} ${ceremony}` : 'theirs'}
          says={says}
        >
          {me === null ? <Happened room={room} n={4} /> : props.mine(setOpen)}
        </Ledge>
      )}
      {open !== null && sheet(open, () => setOpen(null))}
    </>
  )
}
