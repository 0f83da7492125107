/** A house, read at leisure: its mark, whom it is after, its people, and what their characters can do. */

import type { ComponentChildren } from 'preact'
import type { Key } from '../../../games/banquet/characters/key.ts'
import { isTaster } from '../../../games/banquet/houses.ts'
import type { House } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { type Company, heraldry, namesOf } from './company.ts'
import { useDress } from './dress.ts'
import * as heraldryCss from './heraldry.module.css'
import { Arms, Sign } from './heraldry.tsx'
import * as css from './housesheet.module.css'
import * as plateCss from './plate.module.css'
import { tableWords as t } from './words.ts'

/** Somebody's name, and their part in a pair. */
export function PersonName({ seat, company: { table, name } }: { readonly seat: Seat; readonly company: Company }) {
  const taster = isTaster(table, seat)
  const pair = table.mode === 'pairs' && (taster || table.tasters[table.nobles.indexOf(seat)] !== null)
  return (
    <h3>
      {pair && <Arms of={taster ? 'spoon' : 'coronet'} class={plateCss.role} />}
      {name(seat)}
      {pair && <small>{taster ? t().taster : t().noble}</small>}
    </h3>
  )
}

interface CharacterProps {
  readonly of: Key
  /** In words, where it does nothing now. */
  readonly faceDown: string
  readonly explain: (clause: string) => void
}

export function Character({ of, faceDown, explain }: CharacterProps) {
  const { characters, sourceOf, clauseOf } = useDress()
  const { name, when, ability } = sure(characters[of], 'character')
  const source = sourceOf(of)
  const clause = clauseOf(of)
  return (
    <div class={`${css.character} ${faceDown ? css.faceDown : ''}`}>
      <p class={css.characterName}>
        <b>{name}</b> <em>{faceDown || when}</em>
      </p>
      <p>{ability}</p>
      <p class={css.characterSource}>
        <Art of={source === 'print' ? 'book' : 'paw'} class={heraldryCss.sourceSign} />
        <span>{source === 'print' ? t().print : t().ours}</span>
        <button type="button" class={kit.link} onClick={() => explain(clause)}>
          {t().rule(clause)}
        </button>
      </p>
    </div>
  )
}

interface HouseSheetProps {
  readonly house: House
  readonly company: Company
  readonly onClose: () => void
  readonly explain: (clause: string) => void
  /** The people of the house, and whatever else there is to say of it; a clause is read in its place. */
  readonly children: (read: (clause: string) => void) => ComponentChildren
}

export function HouseSheet({ house, company, onClose, explain, children }: HouseSheetProps) {
  const { cover } = useDress()
  const { table } = company
  const { name, motto } = sure(heraldry()[house], 'house')
  const target = table.targets[house]
  const duel = table.mode === 'duel'
  return (
    <Sheet title={namesOf(company, house)} onClose={onClose}>
      <p class={css.head}>
        <Sign of={sure(table.nobles[house], 'noble')} class={css.big} />
        <span>
          {!duel && (
            <i>
              {name}. {motto}
            </i>
          )}
          <span>{cover.tokens(sure(table.screens[house], 'screen'))}</span>
          {target !== undefined && <span>{t().targets(namesOf(company, target))}</span>}
        </span>
        {target !== undefined && (
          <span class={plateCss.aim}>
            <Arms of="dagger" class={plateCss.fact} />
            <Sign of={sure(table.nobles[target], 'noble')} />
          </span>
        )}
      </p>
      {children((clause) => {
        onClose()
        explain(clause)
      })}
    </Sheet>
  )
}
