/** Raise Your Goblets: a round table in candle-light, and below it what nobody else may see. */
import { useEffect, useState } from 'preact/hooks'
import { houseOf } from '../../../games/etiquette/houses.ts'
import type { House, Place } from '../../../games/etiquette/state.ts'
import type { Goblets, GobletsNews, GobletsView } from '../../../games/goblets/state.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import type { BoardProps } from '../board.ts'
import { Banquet, type GobletThere } from './Banquet.tsx'
import { drinkingIn } from './ceremony.ts'
import { type Choosing, useChoosing, wantsGoblet } from './choosing.ts'
import { Happened } from './Happened.tsx'
import { HouseSheet } from './HouseSheet.tsx'
import { gobletName, isRow } from './houses.ts'
import type { Saw } from './Looked.tsx'
import { Middle, titleFor } from './Middle.tsx'
import { Mine } from './Mine.tsx'
import { Plates } from './Plates.tsx'
import { planOf, turned } from './seating.ts'
import { Toasting } from './Toasting.tsx'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets>

function gobletsOf({ view, name }: Props, me: House | null, choosing: Choosing): GobletThere[] {
  const { table } = view
  const { goblets } = planOf(table)
  const shape = isRow(table) ? 'row' : 'round'
  const state = (place: Place): GobletThere['state'] => {
    if (!table.standing[place]) return 'gone'
    if (choosing.picked?.places.includes(place)) return 'picked'
    return choosing.places.has(place) && wantsGoblet(choosing) ? 'may' : 'rests'
  }
  return table.standing.map((stands, place) => {
    const ring = table.rings ? table.rings[place]! : null
    const called = gobletName(table, { place, ring }, me, name)
    return {
      place,
      ring,
      spot: goblets[turned(place, goblets.length, me, shape)]!,
      label: stands ? called : `${called}, ${t().gone}`,
      left: table.emptied[place] ?? null,
      before: shape === 'row' ? null : place,
      state: state(place),
    }
  })
}

/** So many questions on, a look that nobody notes down is forgotten. */
const SOON = 6

/** The last look, until its owner has seen enough; the house may have forgotten it by then. */
function useSaw(view: Props['view']): [Saw | null, () => void] {
  const [saw, setSaw] = useState<{ readonly saw: Saw; readonly course: number; readonly when: number } | null>(null)
  const news = 'hand' in view ? (view as GobletsView).hand.news : undefined
  useEffect(() => {
    const found = news?.find((one) => one.kind === 'saw')
    if (found) setSaw({ saw: found as Saw, course: view.table.course, when: view.agenda.question })
  }, [news])
  const { table, agenda } = view
  // Where the table remembers nothing, what was seen is soon gone.
  const gone = !saw || saw.course !== table.course || (table.dial === 'none' && agenda.question > saw.when + SOON)
  return [gone ? null : saw.saw, () => setSaw(null)]
}

export function GobletsBoard(props: Props) {
  const { view, before, seat, room, ceremony, moves, pending, play, explain, name } = props
  const { table, agenda } = view
  const [sheet, setSheet] = useState<House | null>(null)
  const [saw, onSeen] = useSaw(view)
  const choosing = useChoosing(moves, agenda.question, play)
  const news = table.news as readonly GobletsNews[]
  const drinking = ceremony === 'over' ? undefined : drinkingIn(news)
  const me = seat === null ? null : houseOf(table, seat)
  const mine = seat !== null && agenda.asked.includes(seat) && (moves.length > 0 || pending !== null)
  const asked = agenda.asked[0]
  const title = titleFor(props)
  if (drinking) return <Toasting {...props} drinking={drinking} />
  return (
    <>
      <Banquet
        label={t().table}
        shape={table.mode === 'duel' ? 'row' : isRow(table) ? 'round tied' : 'round'}
        houses={table.nobles.length}
        goblets={gobletsOf(props, me, choosing)}
        plates={<Plates props={props} me={me} choosing={choosing} open={setSheet} />}
        whole={me === null || table.stage === 'over'}
        news={<Happened room={room} n={1} />}
        middle={<Middle {...props} choosing={choosing} />}
        dark={t().dark}
        step={table as { readonly news: readonly GobletsNews[] }}
        before={before}
        onGoblet={choosing.pickPlace}
      />
      {table.stage !== 'over' && (
        <Ledge
          mark={undefined}
          title={title}
          until={asked === undefined ? null : (room.deadlines[asked] ?? null)}
          light={mine ? 'lit' : 'dark'}
          about={agenda.question}
        >
          {me === null ? (
            <Happened room={room} n={4} />
          ) : (
            <Mine
              {...props}
              view={view as GobletsView}
              choosing={choosing}
              saw={saw}
              onSeen={onSeen}
              onOpen={() => setSheet(me)}
            />
          )}
        </Ledge>
      )}
      {sheet !== null && (
        <HouseSheet
          house={sheet}
          table={table}
          name={name}
          onClose={() => setSheet(null)}
          explain={(clause) => {
            setSheet(null)
            explain(clause)
          }}
        />
      )}
    </>
  )
}
