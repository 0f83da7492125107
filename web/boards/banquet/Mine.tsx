/** What is mine, below the table: my character and target, what I hide, what I know, and what I may do. */

import type { ComponentChildren } from 'preact'
import type { Held, House, Poured } from '../../../games/banquet/state.ts'
import { count } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import type { Choosing } from './choosing.ts'
import { type Company, comingUp, heraldry, namesOf } from './company.ts'
import * as deedsCss from './deeds.module.css'
import { useDress } from './dress.ts'
import { Happened } from './Happened.tsx'
import { Arms, Shield } from './heraldry.tsx'
import { Looked, type Saw } from './Looked.tsx'
import * as css from './mine.module.css'
import { Notes } from './Notes.tsx'
import { feelingOf } from './Plates.tsx'
import * as plateCss from './plate.module.css'
import { Screen } from './Screen.tsx'
import { tableWords as t } from './words.ts'

interface HeadProps {
  readonly company: Company
  readonly house: House
  /** What a taster's character is while it does nothing. */
  readonly tasterHas: 'face-down' | ''
  /** How my house stands, in a few words. */
  readonly standing: string
  readonly onOpen: () => void
}

/** My arms, my character, and whom the dagger is for. */
function MyHead({ company, house, tasterHas, standing, onOpen }: HeadProps) {
  const { characters } = useDress()
  const { table, name } = company
  const seat = sure(company.seat, 'seat')
  const key = table.characters[seat]
  const target = table.targets[house]
  const partner = table.nobles[house] === seat ? table.tasters[house] : table.nobles[house]
  const taster = table.tasters[house] === seat
  const feeling = feelingOf(company, house)
  return (
    <button type="button" class={css.myhead} onClick={onOpen}>
      <span class={kit.unseen}>{sure(heraldry()[house], 'arms').name}</span>
      <Shield house={house} />
      <span class={css.myheadWho}>
        {table.mode === 'pairs' && partner != null && (
          <span>
            <Arms of={taster ? 'coronet' : 'spoon'} class={plateCss.role} />
            {name(partner)}
          </span>
        )}
        {key && <em class={taster && tasterHas ? css.faceDown : ''}>{characters[key]?.name}</em>}
        {standing && <em>{standing}</em>}
      </span>
      {target !== undefined && (
        <span class={css.mytarget} data-feeling={feeling}>
          <Arms of={feeling === 'love' ? 'heart' : 'dagger'} class={plateCss.fact} />
          <Shield house={target} />
          <span>
            {t().target} <b title={namesOf(company, target)}>{namesOf(company, target)}</b>
          </span>
        </span>
      )}
    </button>
  )
}

interface QueueProps {
  readonly company: Company
  readonly house: House
  readonly room: Room
  readonly words: 'spoken' | 'silent'
}

function Queue({ company, house, room, words }: QueueProps) {
  const list = comingUp(company, house)
  const mine = list.indexOf(house)
  if (list.length === 0 || room.stage !== 'playing') return null
  return (
    <p class={css.queue}>
      <span class={kit.unseen}>{t().queueOf}</span>
      {list.map((one) => (
        <Shield key={one} house={one} />
      ))}
      {mine >= 0 && words === 'spoken' && <em>{t().queue(mine)}</em>}
    </p>
  )
}

/** Whether something is asked of me, or on its way, or I wait. */
export function stateOf(
  { asked }: { readonly asked: readonly Seat[] },
  {
    seat,
    pending,
    moves,
  }: { readonly seat: Seat | null; readonly pending: unknown; readonly moves: readonly unknown[] },
): 'active' | 'sending' | 'waiting' {
  if (seat === null || !asked.includes(seat)) return 'waiting'
  if (pending !== null) return 'sending'
  return moves.length > 0 ? 'active' : 'waiting'
}

interface MineProps extends HeadProps {
  readonly room: Room
  readonly hand: Frozen<Held>
  /** What the page may show of what was noted. */
  readonly noted: { readonly memory: Frozen<Held>['memory']; readonly record: readonly Frozen<Poured>[] }
  readonly choosing: Choosing
  readonly state: ReturnType<typeof stateOf>
  readonly saw: Saw | null
  readonly onSeen: () => void
  /** What I may do now. */
  readonly deeds: ComponentChildren
  readonly card: ComponentChildren
}

export function Mine(props: MineProps) {
  const { company, house, tasterHas, standing, onOpen, room, hand, noted, choosing, state, saw, onSeen, deeds, card } =
    props
  const { cover } = useDress()
  const waiting = state === 'waiting'
  return (
    <div class={`${css.mine} ${waiting ? '' : css.active}`}>
      <MyHead {...{ company, house, tasterHas, standing, onOpen }} />
      {saw && <Looked saw={saw} company={company} onDone={onSeen} />}
      {count(hand.tokens) === 0 ? (
        <p class={css.noscreen}>{cover.nothing}</p>
      ) : (
        <Screen
          house={house}
          tokens={hand.tokens}
          open={state === 'sending' ? new Set() : choosing.tokens}
          picked={choosing.picked?.token}
          onPick={choosing.pickToken}
          onDrop={choosing.drop}
        />
      )}
      {state === 'sending' && <p class={deedsCss.sending}>{t().sending}</p>}
      {state === 'active' && deeds}
      {card}
      <Notes company={company} memory={noted.memory} record={noted.record} />
      <Queue company={company} house={house} room={room} words={waiting ? 'spoken' : 'silent'} />
      {waiting && <Happened room={room} n={3} />}
    </div>
  )
}
