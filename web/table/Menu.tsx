/** Everything about the table that is not the game. */
import { useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import { buzz, flip, sound, stillness } from '../app/device.ts'
import { line } from '../app/line.ts'
import { go } from '../app/route.ts'
import { type Standing, tell } from '../app/table.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { SettingsForm } from '../parts/SettingsForm.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { ClaimSeat, MoveSeat } from './MoveSeat.tsx'
import { menuWords as t } from './menu.words.ts'
import './menu.css'

interface MenuProps {
  readonly live: Standing
  readonly onClose: () => void
}

interface ItemProps {
  readonly label: string
  readonly help?: string
  readonly onClick: () => void
}

function Item({ label, help, onClick }: ItemProps) {
  return (
    <button type="button" onClick={onClick}>
      <b>{label}</b>
      {help && <span>{help}</span>}
    </button>
  )
}

/** What cannot be taken back is asked twice, in the same place. */
function Twice({ label, help, onClick }: ItemProps) {
  const [asked, setAsked] = useState(false)
  return (
    <Item
      label={asked ? `${label} · ${t().sure}` : label}
      {...(help ? { help } : {})}
      onClick={asked ? onClick : () => setAsked(true)}
    />
  )
}

function Settings({ live }: { readonly live: Standing }) {
  const { room, seat } = live
  const [settings, setSettings] = useState(room.settings)
  const game = findGame(settings.game)!
  const least = room.chairs.findLastIndex((chair) => chair !== null) + 1
  if (room.stage !== 'lobby' || room.host !== seat || seat === null) return null
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

export function Menu({ live, onClose }: MenuProps) {
  const { room, seat } = live
  const host = seat !== null && room.host === seat
  const me = seat === null ? undefined : room.chairs[seat]
  const playing = room.stage === 'playing'
  const does = (wish: Parameters<typeof tell>[0]) => () => {
    void tell(wish)
    onClose()
  }
  const leave = () => {
    void tell({ is: 'leave' }).then((done) => done && !playing && go('/'))
    onClose()
  }
  return (
    <Sheet title={`${t().title} ${room.code}`} onClose={onClose}>
      <div class="menu">
        {playing && me?.bot && <Item label={t().back} onClick={does({ is: 'return' })} />}
        {playing && me && !room.paused && !room.wishes.includes(seat!) && (
          <Item label={t().pause} help={t().pauseHelp} onClick={does({ is: 'pause' })} />
        )}
        {playing && me && (room.paused || room.wishes.length > 0) && (
          <Item
            label={t().goOn}
            help={t().wished(
              room.wishes.length,
              room.chairs.filter((chair) => chair?.sitter === 'person' && !chair.bot).length,
            )}
            onClick={does({ is: 'go on' })}
          />
        )}
        {playing && host && room.settings.clock !== 'off' && (
          <Item label={t().time} help={t().timeHelp} onClick={does({ is: 'more time' })} />
        )}
        {host && (
          <Item
            label={room.locked ? t().unlock : t().lock}
            help={t().lockHelp}
            onClick={does({ is: room.locked ? 'unlock' : 'lock' })}
          />
        )}
        {room.ranking && me && <Item label={t().record} onClick={() => go(`/proof/${room.code}/${room.round}`)} />}
      </div>
      <Settings live={live} />
      <section>
        <SwitchRow label={t().sound} value={sound.value} onFlip={() => flip(sound)} />
        <SwitchRow label={t().buzz} value={buzz.value} onFlip={() => flip(buzz)} />
        <SwitchRow label={t().still} value={stillness.value} onFlip={() => flip(stillness)} />
        <div class="menu-row">
          <b>{t().language}</b>
          <LanguageSwitch />
        </div>
      </section>
      {me && line.value === 'open' && <MoveSeat code={room.code} />}
      {!me && <ClaimSeat code={room.code} />}
      <div class="menu">
        {me && !me.bot && <Twice label={t().leave} help={playing ? t().leaveHelp : t().leaveLobby} onClick={leave} />}
        {host && <Twice label={t().close} help={t().closeHelp} onClick={does({ is: 'close' })} />}
      </div>
    </Sheet>
  )
}
