/** A house, read at leisure: its people, their characters, whom it is after, and what it used in this course. */
import { clauseOf, type Key, sourceOf } from '../../../games/etiquette/characters/key.ts'
import { isTaster, members } from '../../../games/etiquette/houses.ts'
import type { House } from '../../../games/etiquette/state.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { Art } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { Arms, Shield } from './heraldry.tsx'
import { namesOf, spoken, type Tabled } from './houses.ts'
import { gobletsWords as t } from './words.ts'
import './housesheet.css'

interface HouseSheetProps {
  readonly house: House
  readonly table: Tabled
  readonly name: Name
  readonly onClose: () => void
  readonly explain: (clause: string) => void
}

function Person({ seat, table, name, explain }: Omit<HouseSheetProps, 'house' | 'onClose'> & { readonly seat: Seat }) {
  const key = table.characters[seat]
  const taster = isTaster(table, seat)
  const pair = table.mode === 'pairs' && (taster || table.tasters[table.nobles.indexOf(seat)] !== null)
  return (
    <section class="person">
      <h3>
        {pair && <Arms of={taster ? 'spoon' : 'coronet'} class="role" />}
        {name(seat)}
        {pair && <small>{taster ? t().taster : t().noble}</small>}
      </h3>
      {key && <Character of={key} faceDown={taster ? t().faceDown : ''} explain={explain} />}
    </section>
  )
}

interface CharacterProps {
  readonly of: Key
  readonly faceDown: string
  readonly explain: (clause: string) => void
}

function Character({ of, faceDown, explain }: CharacterProps) {
  const { name, when, ability } = spoken().characters[of]
  const source = sourceOf(of)
  const clause = clauseOf(of)
  return (
    <div class={`character ${faceDown ? 'face-down' : ''}`}>
      <p class="character-name">
        <b>{name}</b> <em>{faceDown || when}</em>
      </p>
      <p>{ability}</p>
      <p class="character-source">
        <Art of={source === 'print' ? 'book' : 'paw'} class="source-sign" />
        <span>{source === 'print' ? t().print : t().ours}</span>
        <button type="button" class="link" onClick={() => explain(clause)}>
          {t().rule(clause)}
        </button>
      </p>
    </div>
  )
}

export function HouseSheet({ house, table, name, onClose, explain }: HouseSheetProps) {
  const { houses } = spoken()
  const target = table.targets[house]
  const duel = table.mode === 'duel'
  return (
    <Sheet title={duel ? namesOf(table, house, name) : houses[house]!.name} onClose={onClose}>
      <p class="housesheet-head">
        <Shield house={house} class="big" />
        <span>
          {!duel && <i>{houses[house]!.motto}</i>}
          <span>{t().tokens(table.screens[house]!)}</span>
          {target !== undefined && <span>{t().targets(namesOf(table, target, name))}</span>}
        </span>
        {target !== undefined && (
          <span class="aim">
            <Arms of="dagger" class="fact" />
            <Shield house={target} />
          </span>
        )}
      </p>
      {members(table, house).map((seat) => (
        <Person key={seat} {...{ seat, table, name }} explain={explain} />
      ))}
    </Sheet>
  )
}
