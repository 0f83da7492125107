/** Somebody's place card: shield, name, character, how much is hidden, and whom the dagger is for. */
import type { ComponentChildren } from 'preact'
import type { House } from '../../../games/banquet/state.ts'
import type { Seat } from '../../../kernel/state.ts'
import { useDress } from './dress.ts'
import { Arms, colours, Shield } from './heraldry.tsx'
import { type Spot, style } from './spots.ts'
import './plate.css'

export interface PlateProps {
  readonly house: House
  readonly spot: Spot
  /** The seats of this house, for what flies from here. */
  readonly seats: readonly Seat[]
  /** One name, or Noble and taster. */
  readonly names: readonly {
    readonly name: string
    readonly role: 'alone' | 'noble' | 'taster'
    readonly acts: boolean
  }[]
  readonly character: string | undefined
  readonly tokens: number
  readonly target: House | undefined
  /** What it feels for its target. */
  readonly feeling: 'love' | 'malice'
  readonly extra: ComponentChildren
  readonly light: 'lit' | 'next' | 'none' | 'out'
  readonly mine: boolean
  readonly away: string | undefined
  readonly choice: 'open' | 'none'
  readonly label: string
  readonly onPress: () => void
}

export function Plate(props: PlateProps) {
  const {
    house,
    spot,
    seats,
    names,
    character,
    tokens,
    target,
    feeling,
    extra,
    light,
    mine,
    away,
    choice,
    label,
    onPress,
  } = props
  const { cover } = useDress()
  const pair = names.length > 1
  return (
    <li
      class={`plate ${colours(house)} ${light} ${choice} ${pair ? 'pair' : ''} ${mine ? 'mine' : ''}`}
      style={style(spot)}
      data-seats={seats.join(' ')}
    >
      <button type="button" onClick={onPress}>
        <span class="unseen">{label}</span>
        <Shield house={house} />
        <span class="plate-names" aria-hidden="true">
          {names.map(({ name, role, acts }) => (
            <b key={role} class={acts ? 'now' : ''}>
              {role !== 'alone' && <Arms of={role === 'noble' ? 'coronet' : 'spoon'} class="role" />}
              <span title={name}>{name}</span>
            </b>
          ))}
        </span>
        {character && (
          <em class="plate-who" title={character} aria-hidden="true">
            {character}
          </em>
        )}
        {away && (
          <i class="plate-away" aria-hidden="true">
            {away}
          </i>
        )}
        <span class="plate-facts" aria-hidden="true">
          <span class="behind">
            <Arms of={cover.sign} class="fact" />
            <b>{tokens}</b>
          </span>
          {extra}
          {target !== undefined && (
            <span class={`aim ${feeling}`}>
              <Arms of={feeling === 'love' ? 'heart' : 'dagger'} class="fact" />
              <Shield house={target} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
