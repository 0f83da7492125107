/** Tonight's table, one tap away; and the games of the circle that still go on. */
import { useState } from 'preact/hooks'
import { findTitle, titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Card } from '../../protocol/frames.ts'
import { fetchGame, findGame } from '../app/games.ts'
import { language } from '../app/language.ts'
import { layTable } from '../app/laying.ts'
import * as kit from '../look/kit.module.css'
import { TableLink } from '../pages/MyTables.tsx'
import { Art } from '../parts/Art.tsx'
import { Choice } from '../parts/Choice.tsx'
import { standardSettings } from '../parts/SettingsForm.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { refuse } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

/** Two play no party; and whoever is missing, a puppet sits there. */
const LEAST = 3

export function Tonight({ circle }: CircleProps) {
  const { tables, persons, me } = circle
  const [game, setGame] = useState(() => sure(tables[0]?.game ?? titles[0]?.key, 'game'))
  const [laying, setLaying] = useState(false)
  const lay = async () => {
    setLaying(true)
    const self = sure(
      persons.find(({ id }) => id === me),
      'person',
    )
    const reply = await layTable(wishFor(circle, game), self)
    setLaying(false)
    if (reply.is === 'no') refuse(reply.why)
  }
  return (
    <section aria-labelledby="tonight">
      <h2 id="tonight">{tables.length > 0 ? t().laid : t().tonight}</h2>
      {tables.length > 0 && (
        <div class={kit.rows}>
          {tables.map((card) => (
            <Laid key={card.code} card={card} />
          ))}
        </div>
      )}
      <div class={css.lay}>
        <Choice
          label={t().tonight}
          value={game}
          values={titles.map(({ key }) => key)}
          name={(key) => findTitle(key)?.[language.value].title ?? key}
          onChange={setGame}
        />
        <button type="button" class={`${kit.go} ${kit.full}`} disabled={laying} onClick={() => void lay()}>
          <Art of="candle" class={css.candle} />
          <span>{t().lay}</span>
        </button>
        <p class={kit.quiet}>{t().layHelp}</p>
      </div>
    </section>
  )
}

function Laid({ card }: { readonly card: Card }) {
  const goes = card.stage !== 'lobby' && card.stage !== 'over'
  return <TableLink card={card} note={goes ? t().going : t().laid} look={goes ? 'plain' : 'hot'} />
}

/** A chair for everybody, as far as the game has chairs. */
async function wishFor({ code, persons }: CircleProps['circle'], key: string) {
  await fetchGame(key)
  const game = sure(findGame(key), 'game')
  const [least, most] = game.seats
  const seats = Math.min(most, Math.max(least, LEAST, persons.length))
  return { is: 'create', settings: standardSettings(game, seats), circle: code } as const
}
