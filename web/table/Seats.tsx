/** The chairs before the game: who sits where, and what the host may do about it. */
import { at, sure } from '../../kernel/at.ts'
import { type Level, levels } from '../../kernel/bot.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { isAway } from '../app/away.ts'
import { nameIn, type Role } from '../app/people.ts'
import { programIn } from '../app/programs.ts'
import { here, tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { lobbyWords as t } from './lobby.words.ts'
import { NatureMark } from './NatureMark.tsx'
import * as css from './seats.module.css'
import { seatCompany } from './sheets.ts'

interface SeatsProps {
  readonly room: Room
  readonly seat: Seat | null
  readonly role: Role
  readonly onTools: (seat: Seat) => void
  /** Somebody who has no chair points at this one. Nobody does on a TV. */
  readonly onPoint?: (seat: Seat) => void
}

type Puppet = Pick<NonNullable<Room['chairs'][number]>, 'bot' | 'nature'>

/** The same puppet on the next level. */
function better({ bot, nature }: Puppet) {
  const level = at(levels, (levels.indexOf(sure(bot, 'bot')) + 1) % levels.length, 'level')
  return { level, ...(nature && { nature }) }
}

/** Of what nature a puppet is. A teacher says that it is one. */
function Kind({ bot, nature }: Puppet) {
  return (
    <em>
      {nature && <NatureMark of={nature} />}
      {nature ? t().natures[nature] : t().puppet}
      {bot === 'teacher' && ` · ${t().teaches}`}
    </em>
  )
}

/** How well a bot lies, as flames: one to three of them lit. */
function LevelButton({ name, level, onClick }: { name: string; level: Level; onClick: (() => void) | undefined }) {
  const lit = level === 'teacher' ? 0 : levels.indexOf(level)
  const inside = (
    <>
      <span class={css.levelFlames} aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <Art key={n} of="flame" class={n <= lit ? css.on : ''} />
        ))}
      </span>
      <b>{t().levels[level]}</b>
    </>
  )
  if (!onClick) return <span class={css.level}>{inside}</span>
  return (
    <button type="button" class={css.level} aria-label={t().level(name, t().levels[level])} onClick={onClick}>
      {inside}
    </button>
  )
}

function status(room: Room, seat: Seat, mine: Seat | null): string {
  const chair = sure(room.chairs[seat], 'chair')
  const words = [seat === mine ? t().you : '', room.host === seat ? t().host : '', programIn(room, seat)]
  const there = here.value.seats.includes(seat) || seat === mine
  const promised = chair.promise && seat !== mine && room.host !== seat ? t().ready : ''
  const state = there ? promised : t().away
  return [...words, state].filter(Boolean).join(' · ')
}

/** To sit down here: on a free chair, or on one that a puppet keeps warm. */
function Here({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" class={`${kit.link} ${css.lsHere}`} aria-label={label} onClick={onClick}>
      {t().here}
    </button>
  )
}

export function Seats({ room, seat: mine, role, onTools, onPoint }: SeatsProps) {
  const name = nameIn(room)
  const keeps = role !== 'guest'
  const point = mine === null && room.stage === 'lobby' ? onPoint : undefined
  return (
    <ol class={kit.rows}>
      {room.chairs.map((chair, seat) => {
        if (!chair) return <FreeChair key={seat} {...{ seat, mine, role, room }} {...(point && { onPoint: point })} />
        const away = seat !== mine && isAway(room, seat)
        return (
          <li key={seat} class={`${css.ls} ${away ? css.away : ''}`} data-seat={seat}>
            <SeatMark of={chair.mark} seat={seat} />
            <span class={css.lsWho}>
              <b>{name(seat)}</b>
              {chair.sitter === 'bot' ? <Kind {...chair} /> : <em>{status(room, seat, mine)}</em>}
              {point && chair.sitter === 'bot' && <Here label={t().hereFor(name(seat))} onClick={() => point(seat)} />}
            </span>
            {chair.sitter === 'bot' && chair.bot && (
              <LevelButton
                name={name(seat)}
                level={chair.bot}
                onClick={keeps ? () => void tell({ is: 'hire', seat, ...better(chair) }) : undefined}
              />
            )}
            {(role === 'host' || (keeps && chair.sitter === 'bot')) && seat !== mine && (
              <button
                type="button"
                class={`${kit.bare} ${css.lsTools}`}
                aria-label={t().tools(name(seat))}
                onClick={() => onTools(seat)}
              >
                <Art of="cog" />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface FreeProps extends Omit<SeatsProps, 'seat' | 'onTools'> {
  readonly seat: Seat
  readonly mine: Seat | null
}

function FreeChair({ seat, mine, role, room, onPoint }: FreeProps) {
  const me = mine === null ? undefined : room.chairs[mine]
  const sit = me ? () => void tell({ is: 'sit', seat, name: me.name, mark: me.mark }) : onPoint && (() => onPoint(seat))
  return (
    <li class={css.ls} data-free>
      <span class={`${kit.mark} ${kit.empty}`} aria-hidden="true" />
      <span class={css.lsWho}>
        <b>{t().free}</b>
        {!me && <em>{t().waits}</em>}
        {sit && <Here label={t().hereAt(seat + 1)} onClick={sit} />}
      </span>
      {role !== 'guest' && (
        <button
          type="button"
          class={`${kit.line} ${kit.small}`}
          onClick={() => void seatCompany(room, [seat], 'normal')}
        >
          <Art of="puppet" class={css.lsPuppet} />
          {t().hire}
        </button>
      )}
    </li>
  )
}
