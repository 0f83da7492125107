/** Before the game: the code to join, the chairs, how it is played, and the start. */

import { useState } from 'preact/hooks'
import type { Game } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { findGame, titleOf } from '../app/games.ts'
import { language } from '../app/language.ts'
import { control } from '../app/microphone.ts'
import { chairFor, nameIn, type Role, roleIn } from '../app/people.ts'
import { share, tableLink } from '../app/share.ts'
import { here, type Standing as Stood, tell } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import { isTaught } from '../learn/brought.ts'
import { LearnLink } from '../learn/LearnLink.tsx'
import { hasLearnt } from '../learn/learnt.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Bar, IconButton } from '../parts/Bar.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { settingsWords } from '../parts/settings.words.ts'
import { AddPerson } from '../pass/AddPerson.tsx'
import { Cleared } from './Cleared.tsx'
import * as doorCss from './door.module.css'
import { talkedSince } from './heard.ts'
import * as css from './lobby.module.css'
import { lobbyWords as t } from './lobby.words.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { TvLink } from './OnTv.tsx'
import { sayOnlookers } from './onlookers.ts'
import { Seats } from './Seats.tsx'
import { type Pointed, SitDown } from './SitDown.tsx'
import { Between, Book, ChairTools, Menu, Qr, Subtitles, seatCompany, Talk, VoiceSheet } from './sheets.ts'
import { TableButton } from './TableButton.tsx'
import { VoiceButton } from './VoiceButton.tsx'

interface LobbyProps {
  readonly now: Stood
  readonly as: 'guest' | 'watcher'
}

function ownOptions({ choices, text }: Game, { seats, options }: Room['settings']): string[] {
  const usual = choices(seats) as Record<string, readonly unknown[]>
  const { option, value } = text[language.value]
  return Object.entries(options)
    .filter(([key, chosen]) => chosen !== usual[key]?.[0])
    .map(
      ([key, chosen]) =>
        `${option(key as never).label}: ${value(key as never, chosen, (n) => settingsWords().chair(n + 1))}`,
    )
}

/** In words, how this table plays: what differs from the usual last. */
function summary(room: Room): string {
  const { settings } = room
  const game = findGame(settings.game)
  const { clocks, clock, talks, watchings, watching, programs, admits } = settingsWords()
  return [
    `${clock}: ${clocks[settings.clock]}`,
    talks[settings.talk],
    `${watching}: ${watchings[settings.watching]}`,
    ...(settings.programs === 'open' ? [`${programs}: ${admits.open}`] : []),
    ...(game ? ownOptions(game, settings) : []),
  ].join(' · ')
}

function freeIn({ chairs }: Room): Seat[] {
  return chairs.flatMap((chair, seat) => (chair ? [] : [seat]))
}

async function startWith(room: Room, puppets: readonly Seat[]): Promise<void> {
  if ((await seatCompany(room, puppets, 'normal')) === 'seated') await tell({ is: 'start' })
}

function Start({ room }: { readonly room: Room }) {
  const free = freeIn(room)
  const taken = room.chairs.length - free.length
  if (free.length === 0)
    return (
      <button type="button" class={`${kit.go} ${kit.full}`} onClick={() => void tell({ is: 'start' })}>
        {t().start(taken)}
      </button>
    )
  return (
    <button type="button" class={`${kit.go} ${kit.full}`} onClick={() => void startWith(room, free)}>
      <Art of="puppet" class={css.startPuppet} />
      {t().fill}
    </button>
  )
}

function CodeSlip({
  code,
  title,
  seat,
}: {
  readonly code: string
  readonly title: string
  readonly seat: Seat | null
}) {
  const link = tableLink(code)
  return (
    <div class={`${kit.slip} ${css.codeslip}`}>
      <div>
        <span class={css.codeslipLabel}>{t().table}</span>
        <b class={css.bigcode}>{code}</b>
        <span>{t().scan}</span>
        <button type="button" class={kit.ink} onClick={() => void share(`Humbug: ${title}`, link)}>
          {t().send}
        </button>
      </div>
      {/* Whoever has just come by it needs it least. */}
      {seat !== null && <Qr text={link} label={t().qr} />}
      <a class={css.codeslipLink} href={`/t/${code}`}>
        {link.replace(/^https?:\/\//, '')}
      </a>
    </div>
  )
}

interface StandingProps {
  readonly room: Room
  readonly as: LobbyProps['as']
  readonly at: Pointed | undefined
}

/** Whoever has no chair yet: a form to take one, or a word why not. */
function Standing({ room, as, at }: StandingProps) {
  const [wished, setSitting] = useState(as === 'guest')
  const sitting = wished || at !== undefined
  const free = chairFor(room) !== undefined
  if (free && sitting)
    return (
      <>
        {!room.chairs.includes(null) && <p class={css.note}>{t().instead}</p>}
        <SitDown room={room} seat={null} at={at} onDone={() => {}} />
      </>
    )
  return (
    <p class={css.note} role="status">
      {free ? t().watching : t().full}{' '}
      {free && (
        <button type="button" class={kit.link} onClick={() => setSitting(true)}>
          {t().sit}
        </button>
      )}
    </p>
  )
}

function Foot({ room, seat, role }: { readonly room: Room; readonly seat: Seat | null; readonly role: Role }) {
  if (room.stage !== 'lobby')
    return (
      <p class={css.startWait} role="status">
        {t().starting}
      </p>
    )
  if (role !== 'guest') return <Start room={room} />
  return seat === null ? null : (
    <p class={css.startWait} role="status">
      {t().waiting(room.host === null ? '…' : nameIn(room)(room.host))}
    </p>
  )
}

type Open = 'talk' | 'voices' | 'menu' | 'rules' | 'self' | { readonly tools: Seat } | null

export function Lobby({ now, as }: LobbyProps) {
  const { room, seat } = now
  const [open, setOpen] = useState<Open>(null)
  const [pointed, setPointed] = useState<Pointed | undefined>()
  const free = room.chairs.filter((chair) => chair === null).length
  const role = roleIn(room, seat, here.value.seats)
  const title = titleOf(room.settings.game)
  const close = () => setOpen(null)
  const onlookers = sayOnlookers(seat)
  useTitle(`${title} ${room.code}`)
  if (room.stage === 'closed' || room.stage === 'abandoned') return <Cleared room={room} />
  return (
    <>
      <Bar title={title} sub={t().sub(room.settings.seats, free)}>
        <IconButton of="talk" label={t().talk} count={talkedSince()} onClick={() => setOpen('talk')} />
        <TableButton label={t().menu} seat={seat} onClick={() => setOpen('menu')} />
        <IconButton of="book" label={t().rules} onClick={() => setOpen('rules')} />
        <VoiceButton code={room.code} onOpen={() => setOpen('voices')} />
      </Bar>
      <main class={`${kit.page} ${css.lobby}`}>
        <Meanwhile live={now} />
        {seat === null && <Standing room={room} as={as} at={pointed} />}
        <CodeSlip code={room.code} title={title} seat={seat} />
        <section>
          <h2>{t().who}</h2>
          <Seats
            {...{ room, seat, role }}
            onTools={(at) => setOpen({ tools: at })}
            onPoint={(at) => setPointed({ seat: at })}
          />
          <p class={css.small}>
            {onlookers && <span>{onlookers}</span>}
            {room.locked && <span>{t().locked}</span>}
            {role !== 'guest' && free > 0 && room.stage === 'lobby' && (
              <button type="button" class={kit.link} onClick={() => void seatCompany(room, freeIn(room), 'mixed')}>
                {t().surprise}
              </button>
            )}
            {seat !== null && (
              <button type="button" class={kit.link} onClick={() => setOpen('self')}>
                {t().edit}
              </button>
            )}
          </p>
          {seat !== null && <TvLink code={room.code} />}
        </section>
        {room.evening && <Between room={room} role={role} />}
        {seat !== null && room.stage === 'lobby' && <AddPerson now={now} />}
        <button type="button" class={kit.opts} onClick={() => setOpen('menu')}>
          <Art of="cog" class={css.optsIcon} />
          <span>
            <b>{t().settings}</b>
            <em>{summary(room)}</em>
          </span>
        </button>
        {isTaught(room.settings.game) && !hasLearnt(room.settings.game) && (
          <p class={css.small}>
            <span>{t().newcomer}</span> <LearnLink game={room.settings.game} />
          </p>
        )}
        <p class={css.ratnote}>
          <Art of="rat" class={doorCss.ratnoteRat} />
          <span>{t().note}</span>
        </p>
        <div class={css.start}>
          <Foot room={room} seat={seat} role={role} />
        </div>
      </main>
      {control.value && <Subtitles room={room} />}
      {open === 'talk' && <Talk room={room} seat={seat} onVoices={() => setOpen('voices')} onClose={close} />}
      {open === 'voices' && <VoiceSheet room={room} seat={seat} onTalk={() => setOpen('talk')} onClose={close} />}
      {open === 'menu' && <Menu live={now} onClose={close} />}
      {open === 'rules' && <Book game={room.settings.game} onClose={close} />}
      {open === 'self' && (
        <Sheet title={t().edit} onClose={close}>
          <SitDown room={room} seat={seat} onDone={close} />
        </Sheet>
      )}
      {open !== null && typeof open === 'object' && <ChairTools room={room} seat={open.tools} onClose={close} />}
    </>
  )
}
