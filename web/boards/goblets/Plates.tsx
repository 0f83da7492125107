/** The plates of everybody round the table. */
import { members } from '../../../games/etiquette/houses.ts'
import type { House } from '../../../games/etiquette/state.ts'
import type { Goblets } from '../../../games/goblets/state.ts'
import type { Seat } from '../../../kernel/state.ts'
import { here } from '../../app/table.ts'
import type { BoardProps } from '../board.ts'
import type { Choosing } from './choosing.ts'
import { Arms } from './heraldry.tsx'
import { comingUp, namesOf, spoken, type Tabled } from './houses.ts'
import { Plate, type PlateProps } from './Plate.tsx'
import { planOf, turned } from './seating.ts'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets>

/** G5.7: with four to six the points stay under the cloth, if the table likes it so. */
export function pointsShown({ mode, options, stage }: Tabled): boolean {
  return options.points === 'shown' || mode !== 'single' || stage === 'over'
}

function namesAt({ view: { table, agenda }, seat, name, ceremony }: Props, house: House): PlateProps['names'] {
  const seats = members(table, house)
  return seats.map((one) => ({
    name: one === seat ? t().you : name(one),
    role: seats.length === 1 ? 'alone' : one === table.nobles[house] ? 'noble' : 'taster',
    acts: ceremony === 'over' && agenda.asked.includes(one),
  }))
}

function isAway({ room, seat }: Props, one: Seat): boolean {
  const chair = room.chairs[one]
  return chair?.sitter === 'person' && !chair.bot && one !== seat && !here.value.seats.includes(one)
}

function characterAt({ characters, nobles }: Tabled, house: House): string | undefined {
  const key = characters[nobles[house]!]
  return key ? spoken().characters[key].name : undefined
}

/** All that the plate shows, in words. */
function labelOf(props: Props, house: House): string {
  const { view, name } = props
  const { table } = view
  const noble = table.nobles[house]!
  const target = table.targets[house]
  const duel = table.mode === 'duel'
  return [
    duel ? '' : spoken().houses[house]!.name,
    ...namesAt(props, house).map((one) => one.name),
    characterAt(table, house),
    t().tokens(table.screens[house]!),
    target === undefined ? '' : t().targets(namesOf(table, target, name)),
    pointsShown(table) ? t().points(table.score[noble]!) : '',
    duel ? t().wineKept(table.wine[noble]!) : '',
    table.out[noble] ? t().out : '',
    members(table, house).some((one) => isAway(props, one)) ? t().away : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** C3: a confessed love shows in place of the dagger. */
export function feelingOf({ used }: Tabled, house: House): PlateProps['feeling'] {
  return used.some((one) => one.key === 'quicksilver' && one.house === house) ? 'love' : 'malice'
}

function Extra({ table, house }: { readonly table: Tabled; readonly house: House }) {
  return (
    <>
      {table.mode === 'duel' && (
        <span class="kept">
          <Arms of="wine" class="fact" />
          <b>{table.wine[table.nobles[house]!]}</b>
        </span>
      )}
      {pointsShown(table) && (
        <i class="vp">
          {members(table, house)
            .map((one) => table.score[one])
            .join('/')}
        </i>
      )}
    </>
  )
}

function lightOf({ view: { table }, ceremony }: Props, house: House, names: PlateProps['names']): PlateProps['light'] {
  if (names.some(({ acts }) => acts)) return 'lit'
  if (table.out[table.nobles[house]!]) return 'out'
  return ceremony === 'over' && comingUp(table, null)[0] === house ? 'next' : 'none'
}

interface PlatesProps {
  readonly props: Props
  readonly me: House | null
  readonly choosing: Choosing
  readonly open: (house: House) => void
}

export function Plates({ props, me, choosing, open }: PlatesProps) {
  const { table } = props.view
  const plan = planOf(table)
  const shape = table.mode === 'duel' ? 'row' : 'round'
  return (
    <>
      {table.nobles.map((_, house) => {
        const names = namesAt(props, house)
        const seats = members(table, house)
        return (
          <Plate
            key={house}
            house={house}
            spot={plan.plates[turned(house, table.nobles.length, me, shape)]!}
            seats={seats}
            names={names}
            character={characterAt(table, house)}
            tokens={table.screens[house]!}
            target={table.targets[house]}
            feeling={feelingOf(table, house)}
            extra={<Extra table={table} house={house} />}
            light={lightOf(props, house, names)}
            mine={house === me}
            away={seats.some((one) => isAway(props, one)) ? '…' : undefined}
            choice={choosing.houses.has(house) ? 'open' : 'none'}
            label={labelOf(props, house)}
            onPress={() => (choosing.houses.has(house) ? choosing.pickHouse(house) : open(house))}
          />
        )
      })}
    </>
  )
}
