/** Everything about the table that is not the game. */

import { useState } from 'preact/hooks'
import { unhurried } from '../../protocol/words.ts'
import { keepCopy } from '../app/copies.ts'
import { buzz, flip, inWords, murmurs, sound, stillness } from '../app/device.ts'
import { findGame } from '../app/games.ts'
import { line } from '../app/line.ts'
import { near } from '../app/near.ts'
import { canVibrate } from '../app/nudge.ts'
import { plays } from '../app/people.ts'
import { go } from '../app/route.ts'
import { type Standing, tell } from '../app/table.ts'
import { fetchBoard } from '../boards/index.ts'
import * as kit from '../look/kit.module.css'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { SettingsForm } from '../parts/SettingsForm.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { holder } from '../pass/holder.ts'
import { TakePin } from '../pass/TakePin.tsx'
import { CareItems } from './CareItems.tsx'
import { careWords } from './care.words.ts'
import { Item, Twice } from './Item.tsx'
import { Letters } from './Letters.tsx'
import { lobbyWords } from './lobby.words.ts'
import { ClaimSeat, MoveSeat } from './MoveSeat.tsx'
import * as css from './menu.module.css'
import { menuWords as t } from './menu.words.ts'
import { TvLink, TvSwitch } from './OnTv.tsx'
import { sayOnlookers } from './onlookers.ts'
import { Welcome } from './Welcome.tsx'

interface MenuProps {
  readonly live: Standing
  readonly onClose: () => void
}

function Settings({ live }: { readonly live: Standing }) {
  const { room, seat } = live
  const [settings, setSettings] = useState(room.settings)
  const game = findGame(settings.game)
  const least = room.chairs.findLastIndex((chair) => chair !== null) + 1
  if (!game || room.stage !== 'lobby' || room.host !== seat || seat === null) return null
  return (
    <section>
      <h3>{t().settings}</h3>
      <SettingsForm
        game={game}
        settings={settings}
        least={least}
        onChange={(next) => {
          setSettings(next)
          void tell({ is: 'set', settings: next })
        }}
      />
    </section>
  )
}

/** For the day on which a house burns down: sealed, so that nobody reads hands by its light. */
function Copy({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const keeps = () => {
    void keepCopy(code)
    onClose()
  }
  return <Item label={t().copy} help={t().copyHelp} onClick={keeps} />
}

/** How this device likes things. */
function Ways({ game }: { readonly game: string }) {
  const turnBoard = () => {
    flip(inWords)
    fetchBoard(game)
  }
  return (
    <section>
      <SwitchRow label={t().sound} value={sound.value} onFlip={() => flip(sound)} />
      <SwitchRow label={canVibrate() ? t().buzz : t().flash} value={buzz.value} onFlip={() => flip(buzz)} />
      <SwitchRow label={t().murmurs} value={murmurs.value} onFlip={() => flip(murmurs)} />
      <SwitchRow label={t().still} value={stillness.value} onFlip={() => flip(stillness)} />
      <SwitchRow label={t().inWords} value={inWords.value} onFlip={turnBoard} />
      <div class={css.row}>
        <b>{t().language}</b>
        <LanguageSwitch />
      </div>
    </section>
  )
}

/** Somebody alone locks no doors and hands nothing on. */
function MenuAlone({ live: { room }, onClose }: MenuProps) {
  const practice = near.value?.is === 'practice'
  return (
    <Sheet title={t().title} onClose={onClose}>
      <Ways game={room.settings.game} />
      <div class={css.menu}>
        {practice ? (
          <Item label={t().leave} help={t().leaveAlone} onClick={() => go(`/practice/${room.settings.game}`)} />
        ) : (
          <Item label={t().leave} onClick={() => go('/')} />
        )}
      </div>
    </Sheet>
  )
}

export function Menu({ live, onClose }: MenuProps) {
  return near.value ? <MenuAlone live={live} onClose={onClose} /> : <MenuTogether live={live} onClose={onClose} />
}

function MenuTogether({ live, onClose }: MenuProps) {
  const { room, seat } = live
  const sitsIn = live.as === 'stand-in'
  const host = seat !== null && room.host === seat && !sitsIn
  const me = seat === null ? undefined : room.chairs[seat]
  const playing = room.stage === 'playing'
  const person = holder.value
  const does = (wish: Parameters<typeof tell>[0]) => () => {
    void tell(wish)
    onClose()
  }
  const leave = () => {
    void tell({ is: 'leave' }).then((done) => done && !playing && !person && go('/'))
    onClose()
  }
  return (
    <Sheet title={`${t().title} ${room.code}`} onClose={onClose}>
      <p class={css.onlookers}>{sayOnlookers(seat) || t().noOnlookers}</p>
      <div class={css.menu}>
        <CareItems live={live} does={does} />
        {host && (
          <Item
            label={room.locked ? t().unlock : t().lock}
            help={t().lockHelp}
            onClick={does({ is: room.locked ? 'unlock' : 'lock' })}
          />
        )}
        {room.ranking && me && <Item label={t().replay} onClick={() => go(`/replay/${room.code}/${room.round}`)} />}
        {room.ranking && me && <Item label={t().record} onClick={() => go(`/proof/${room.code}/${room.round}`)} />}
      </div>
      <Settings live={live} />
      <Ways game={room.settings.game} />
      {seat !== null && !sitsIn && <Welcome room={room} seat={seat} />}
      {me && unhurried.has(room.settings.clock) && <Letters code={person || sitsIn ? undefined : room.code} />}
      <section>
        <TvSwitch code={room.code} />
        <TvLink code={room.code} />
      </section>
      {person && <TakePin code={room.code} person={person} />}
      {/* A seat on a shared device has a token of its own already, and its person stays here. */}
      {me && !person && !sitsIn && line.value === 'open' && <MoveSeat code={room.code} />}
      {!me && <ClaimSeat code={room.code} />}
      <div class={css.menu}>
        {plays(live) && !sitsIn && (
          <Twice label={t().leave} help={playing ? t().leaveHelp : t().leaveLobby} onClick={leave} />
        )}
        {me && sitsIn && (
          <Item label={careWords().getUp} help={careWords().getUpHelp(me.name)} onClick={does({ is: 'leave' })} />
        )}
        {host && <Copy code={room.code} onClose={onClose} />}
        {host && <Twice label={t().close} help={t().closeHelp} onClick={does({ is: 'close' })} />}
      </div>
      <a class={kit.link} href="/">
        {lobbyWords().home}
      </a>
    </Sheet>
  )
}
