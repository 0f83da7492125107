/** Somebody's place card: mark, name, character, how much is hidden, and whom the dagger is for. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { lettersOf } from '../../parts/named.ts'
import { useDress } from './dress.ts'
import { fitOf, isLong } from './fit.ts'
import { Arms, Sign, SignAtSeat, useMark } from './heraldry.tsx'

import * as namesCss from './names.module.css'
import * as css from './plate.module.css'
import { type Spot, style } from './spots.ts'

export interface PlateProps {
  /** Whose it is: somebody alone, or the Noble of a pair. */
  readonly of: Seat
  readonly spot: Spot
  /** The seats of this house, for what flies from here. */
  readonly seats: readonly Seat[]
  /** One name, or Noble and taster. */
  readonly names: readonly {
    readonly seat: Seat
    readonly name: string
    readonly role: 'alone' | 'noble' | 'taster'
    readonly acts: boolean
  }[]
  readonly character: string | undefined
  readonly tokens: number
  readonly target: Seat | undefined
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
    of,
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
      class={`${css.plate} ${pair ? css.pair : ''} ${mine ? css.mine : ''} ${!pair && names.some(({ name }) => isLong(name)) ? namesCss.long : ''}`}
      data-mark={useMark(of)}
      data-light={light}
      data-choice={choice}
      style={style(spot)}
      data-seats={seats.join(' ')}
    >
      <button type="button" onClick={onPress}>
        <span class={kit.unseen}>{label}</span>
        <SignAtSeat of={of} />
        <span class={namesCss.names} aria-hidden="true">
          {names.map(({ seat, name, role, acts }) => (
            <b key={role} class={acts ? css.now : ''} style={{ '--fit': fitOf(name, role), ...lettersOf(name) }}>
              {role !== 'alone' && <Arms of={role === 'noble' ? 'coronet' : 'spoon'} class={css.role} />}
              {role === 'taster' && <SignAtSeat of={seat} class={namesCss.tasterSign} />}
              <span title={name}>{name}</span>
            </b>
          ))}
        </span>
        {character && (
          <em class={css.who} title={character} aria-hidden="true">
            {character}
          </em>
        )}
        {away && (
          <i class={css.away} aria-hidden="true">
            {away}
          </i>
        )}
        <span class={css.facts} aria-hidden="true">
          <span class={css.behind}>
            <Arms of={cover.sign} class={css.fact} />
            <b>{tokens}</b>
          </span>
          {extra}
          {target !== undefined && (
            <span class={css.aim} data-feeling={feeling}>
              <Arms of={feeling === 'love' ? 'heart' : 'dagger'} class={css.fact} />
              <Sign of={target} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
