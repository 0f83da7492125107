/** The best lies that were believed, each with the way to its moment. */
import type { Chronicle } from '../../../kernel/chronicle.ts'
import { language } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { Bluff } from './bluffs.ts'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { useChronicles } from './chronicles.ts'
import { day, gameName, nameOf, number, signed } from './figures.ts'
import { type Figure, figureOf } from './people.ts'
import { momentOf } from './places.ts'
import type { Whole } from './whole.ts'

const MOST = 5

export function Bluffs({ whole: { bluffs, people } }: { readonly whole: Whole }) {
  const best = bluffs.slice(0, MOST)
  const chronicles = useChronicles([...new Set(best.map(({ game }) => game.game))])
  return (
    <section class={css.chapter}>
      <h2>{t().bluffs}</h2>
      <p class={kit.quiet}>{best.length === 0 ? t().noBluffs : t().bluffsLine}</p>
      <ol class={kit.rows}>
        {best.map((bluff) => (
          <Told
            key={momentOf(bluff)}
            bluff={bluff}
            who={figureOf(people, bluff.teller)}
            chronicle={chronicles.get(bluff.game.game)}
          />
        ))}
      </ol>
    </section>
  )
}

interface ToldProps {
  readonly bluff: Bluff
  readonly who: Figure
  readonly chronicle: Chronicle | undefined
}

function Told({ bluff, who, chronicle }: ToldProps) {
  const { game, claim, weight } = bluff
  const name = (seat: number) => {
    const one = game.sat[seat]
    return one ? nameOf(one) : ''
  }
  const swung = claim.swung.map(({ seat, by }) => `${name(seat)} ${signed(by)}`).join(', ')
  return (
    <li class={css.bluff}>
      <Mark of={who.mark} />
      <div>
        <b>{chronicle ? chronicle.text[language.value].said(claim, name) : who.name}</b>
        <p>
          {swung}: {t().weight(number(weight))}
        </p>
        <p class={css.ways}>
          <span class={kit.quiet}>
            {gameName(game.game)}, {day(game.at)}
          </span>
          <a class={kit.link} href={momentOf(bluff)}>
            {t().moment}
          </a>
        </p>
      </div>
    </li>
  )
}
