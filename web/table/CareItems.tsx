/** What one may wish for in a game: the own seat back, a pause, more time, an end to a favour. */
import { inDays } from '../../protocol/words.ts'
import { nameIn, playersIn, plays } from '../app/people.ts'
import { here, type Standing, type tell } from '../app/table.ts'
import { careWords as t } from './care.words.ts'
import { Item, Twice } from './Item.tsx'
import * as css from './menu.module.css'

interface CareProps {
  readonly live: Standing
  readonly does: (wish: Parameters<typeof tell>[0]) => () => void
}

export function CareItems({ live, does }: CareProps) {
  const { room, seat, as } = live
  if (room.stage !== 'playing' || seat === null) return null
  const name = nameIn(room)
  if (!plays(live)) return <Item label={t().back} onClick={does({ is: 'return' })} />
  const all = playersIn(room).length
  const wished = room.wishes.length
  return (
    <>
      {!room.paused && !room.wishes.includes(seat) && (
        <Item label={t().pause} help={t().pauseHelp(wished, all)} onClick={does({ is: 'pause' })} />
      )}
      {(room.paused || wished > 0) && (
        <Item label={t().goOn} help={t().wished(wished, all)} onClick={does({ is: 'go on' })} />
      )}
      <MoreTime live={live} does={does} />
      {room.host === seat &&
        as === undefined &&
        room.chairs.map(
          (chair, at) =>
            chair?.standIn && (
              <Twice
                key={at}
                label={t().sendOff(chair.standIn)}
                help={t().sendOffHelp(name(at))}
                onClick={does({ is: 'kick', seat: at })}
              />
            ),
        )}
    </>
  )
}

/** Only where a candle burns for somebody. */
function MoreTime({ live: { room, seat }, does }: CareProps) {
  if (room.deadlines.every((deadline) => deadline === null)) return null
  const isByLetter = inDays.has(room.settings.clock)
  const voters = playersIn(room).filter((one) => isByLetter || here.value.seats.includes(one))
  const asking = room.pleas.filter((one) => voters.includes(one)).length
  if (seat !== null && room.pleas.includes(seat)) return <p class={css.note}>{t().asked(asking, voters.length)}</p>
  return <Item label={t().askTime} help={t().askTimeHelp(asking, voters.length)} onClick={does({ is: 'more time' })} />
}
