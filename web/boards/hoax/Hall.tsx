/** What everybody sees: the people, the store, and in the middle the turn as it is being built. */

import { living } from '../../../games/hoax/company.ts'
import type { Claim, Hoax } from '../../../games/hoax/state.ts'
import { isWindow, mayReact } from '../../../games/hoax/windows.ts'
import { sure } from '../../../kernel/at.ts'
import { Mark } from '../../parts/Art.tsx'
import * as playCss from '../../table/play.module.css'
import { Pool } from '../banquet/Pool.tsx'
import type { BoardProps } from '../board.ts'
import { only } from './asking.ts'
import { Called } from './Called.tsx'
import { Figure, Tokens } from './figures.tsx'
import { Guests } from './Guests.tsx'
import { Beam, House } from './House.tsx'
import * as css from './hall.module.css'
import * as houseCss from './house.module.css'
import { Results } from './Results.tsx'
import * as ritesCss from './rites.module.css'
import { Slots } from './Slots.tsx'
import { Accused } from './Voting.tsx'
import { hoaxBoardWords as t } from './words.ts'

type Props = BoardProps<Hoax>

/** Each window puts up the floor above what stands. */
const LEVEL = { emperors: 1, judges: 2, popes: 3 } as const

/** What is being put up: who may, and who has chosen under their seal. */
function Roof({ view, room, name, seat }: Props) {
  const { table } = view
  const { stage } = table
  const sight = { room, name, seat, done: (one: number) => table.done[one] ?? false }
  if (isWindow(stage)) {
    const seats = living(table).filter((one) => mayReact(table, one, stage))
    return (
      <li class={houseCss.floor} data-roof>
        <Slots {...sight} label={t().seals} seats={seats} />
        <Beam level={LEVEL[stage]} />
      </li>
    )
  }
  if (stage !== 'last call') return null
  return (
    <li class={`${houseCss.floor} ${houseCss.openAir}`} data-roof>
      <Slots {...sight} label={t().lastCall} seats={living(table)} />
    </li>
  )
}

/** Somebody gave a pack to know what another is not. */
function Asked({ view, room, name, seat }: Props) {
  const { by, of } = sure(view.table.question, 'question')
  const person = (one: number) => (
    <span class={ritesCss.slidWho}>
      {room.chairs[one] && <Mark of={room.chairs[one].mark} />}
      <Called name={name(one)} as={one === seat ? t().you : name(one)} />
    </span>
  )
  return (
    <div class={css.asking}>
      <p class={ritesCss.slid}>
        {person(by)}
        <Figure of="question" />
        {person(of)}
      </p>
      <p class={css.quip}>{t().questionQuip}</p>
    </div>
  )
}

function Centre(props: Props & { readonly onPull: (claim: Claim) => void }) {
  const { view, before, room, name, seat, moves, onPull } = props
  const { table } = view
  if (table.vote) return <Accused {...props} />
  if (table.question) return <Asked {...props} />
  if (table.stage === 'over')
    return table.last && <Results tells="roles" ended={table.last} points={null} room={room} name={name} />
  return (
    <House
      {...{ table, room, name, seat, onPull }}
      before={before?.table.cards ?? table.cards}
      fallen={[]}
      open={only(moves, 'accuse')}
      roof={<Roof {...props} />}
    />
  )
}

export function Hall(props: Props & { readonly onPull: (claim: Claim) => void }) {
  const { table } = props.view
  const calm = !table.vote && !table.question
  return (
    <section class={`${playCss.upper} ${css.hall} ${table.vote ? css.voting : ''}`} aria-label={t().table}>
      <Pool class={css.pool} />
      {table.stage !== 'over' && <Guests {...props} />}
      <div class={css.centre}>
        {calm && table.stage !== 'over' && (
          <p class={css.store}>
            {t().store} <Tokens purse={table.store} />
          </p>
        )}
        <Centre {...props} />
        {calm && only(props.moves, 'accuse').length > 0 && <p class={css.hint}>{t().pull}</p>}
      </div>
    </section>
  )
}
