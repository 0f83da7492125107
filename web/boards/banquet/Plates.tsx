/** The plates of everybody round the table. */

import type { ComponentChildren } from 'preact'
import { members } from '../../../games/banquet/houses.ts'
import type { House } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Room } from '../../../protocol/room.ts'
import { isAway } from '../../app/away.ts'
import { programIn } from '../../app/programs.ts'
import type { Ceremony } from '../../app/scene.ts'
import type { Choosing } from './choosing.ts'
import { type Company, comingUp, namesOf } from './company.ts'
import { type Dress, useDress } from './dress.ts'
import { isInLove } from './goal.ts'
import { Plate, type PlateProps } from './Plate.tsx'
import { planOf, turned } from './seating.ts'
import { tableWords as t } from './words.ts'

interface Sight {
  readonly company: Company
  readonly room: Room
  readonly asked: readonly Seat[]
  readonly ceremony: Ceremony
}

function namesAt({ company, asked, ceremony }: Sight, house: House): PlateProps['names'] {
  const { table, seat, name } = company
  const seats = members(table, house)
  const roleOf = (one: Seat) => {
    if (seats.length === 1) return 'alone'
    return one === table.nobles[house] ? 'noble' : 'taster'
  }
  return seats.map((one) => ({
    seat: one,
    name: one === seat ? t().you : name(one),
    role: roleOf(one),
    acts: ceremony === 'over' && asked.includes(one),
  }))
}

const isMissed = ({ room, company }: Sight, one: Seat) => one !== company.seat && isAway(room, one)

/** The character of a house; in a pair the noble's is the one that counts. */
function characterAt({ table }: Company, house: House, { characters }: Dress): string | undefined {
  const key = table.characters[sure(table.nobles[house], 'noble')]
  return key ? characters[key]?.name : undefined
}

/** All that the plate shows, in words. */
function labelOf(sight: Sight, house: House, dress: Dress, more: readonly string[]): string {
  const { company } = sight
  const { table } = company
  const target = table.targets[house]
  return [
    ...namesAt(sight, house).map(({ name, role }) => (role === 'alone' ? name : `${name} (${t()[role]})`)),
    ...members(table, house).map((one) => programIn(sight.room, one)),
    characterAt(company, house, dress),
    dress.cover.tokens(sure(table.screens[house], 'screen')),
    target === undefined ? '' : t().targets(namesOf(company, target)),
    ...more,
    table.out[sure(table.nobles[house], 'noble')] ? t().out : '',
    members(table, house).some((one) => isMissed(sight, one)) ? t().away : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function lightOf({ company, ceremony }: Sight, house: House, names: PlateProps['names']): PlateProps['light'] {
  const { table } = company
  if (names.some(({ acts }) => acts)) return 'lit'
  if (table.out[sure(table.nobles[house], 'noble')]) return 'out'
  return ceremony === 'over' && comingUp(company, null)[0] === house ? 'next' : 'none'
}

/** What one game has to show of a house beyond what both show, and the same in words. */
export interface More {
  readonly shown: ComponentChildren
  readonly said: readonly string[]
}

interface PlatesProps extends Sight {
  readonly choosing: Choosing
  readonly more: (house: House) => More
  readonly open: (house: House) => void
}

export function Plates({ choosing, more, open, ...sight }: PlatesProps) {
  const dress = useDress()
  const { company } = sight
  const { table, me } = company
  const plan = planOf(company)
  const shape = table.mode === 'duel' ? 'row' : 'round'
  return (
    <>
      {table.nobles.map((_, house) => {
        const names = namesAt(sight, house)
        const seats = members(table, house)
        const { shown, said } = more(house)
        return (
          <Plate
            key={house}
            of={sure(table.nobles[house], 'noble')}
            spot={sure(plan.plates[turned(house, table.nobles.length, me, shape)], 'spot of a plate')}
            seats={seats}
            names={names}
            character={characterAt(company, house, dress)}
            tokens={sure(table.screens[house], 'screen')}
            target={table.nobles[table.targets[house] ?? -1]}
            feeling={isInLove(company, house) ? 'love' : 'malice'}
            extra={shown}
            light={lightOf(sight, house, names)}
            mine={house === me}
            away={seats.some((one) => isMissed(sight, one)) ? '…' : undefined}
            choice={choosing.houses.has(house) ? 'open' : 'none'}
            label={labelOf(sight, house, dress, said)}
            onPress={() => (choosing.houses.has(house) ? choosing.pickHouse(house) : open(house))}
          />
        )
      })}
    </>
  )
}
