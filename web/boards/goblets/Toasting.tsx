/** The ledger of a course: points for everybody, the wine, and what the tasters had up their sleeves. */

import type { Drinking } from '../../../games/banquet/ceremony.ts'
import { pointsShown } from '../../../games/goblets/scoring.ts'
import type { Earned, Goblets, GobletsNews } from '../../../games/goblets/state.ts'
import { listed } from '../../app/language.ts'
import { type Row, reasons } from '../banquet/Ledger.tsx'
import { GobletSign } from '../banquet/Looked.tsx'
import * as css from '../banquet/ledger.module.css'
import { Toasting as Ceremony, toldOf } from '../banquet/Toasting.tsx'
import { tableWords } from '../banquet/words.ts'
import type { BoardProps } from '../board.ts'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets> & { readonly drinking: Drinking }
type NewsOf<K extends GobletsNews['kind']> = Extract<GobletsNews, { kind: K }>

const newsOf = ({ view }: Props) => view.table.news as readonly GobletsNews[]

const sum = ({ alive, target, both, other, wine }: Earned) => `+${alive + target + both + other + wine}`

function whyOf({ alive, target, both, other, wine }: Earned): string {
  const said = tableWords()
  return reasons([
    [said.alive, alive],
    [said.target, target],
    [said.both, both],
    [said.other, other],
    [t().mostWine, wine],
  ])
}

/** Pairs have moved on by the time it is told: who drank with whom stands in the step before. */
function rowsOf(props: Props): Row[] {
  const { drinking, before, view, name, seat } = props
  const scored = toldOf(newsOf(props), 'scored')
  const cards = toldOf(newsOf(props), 'cards')
  const { tasters } = (before ?? view).table
  const called = (one: number) => (one === seat ? tableWords().youToo : name(one))
  const earnedBy = (one: number) => scored?.earned.find((earned) => earned.seat === one)
  return drinking.goblets.map((drunk) => {
    const taster = drinking.by === 'all' ? tasters[drunk.house] : null
    const earned = earnedBy(drunk.seat)
    return {
      drunk,
      names: [called(drunk.seat)],
      goblet: <GobletSign of={drunk.ring === null ? null : drunk.before} place={drunk.place} />,
      why: earned && whyOf(earned),
      sum: earned && sum(earned),
      more: taster != null && <Taster name={called(taster)} card={cards?.cards[taster]} earned={earnedBy(taster)} />,
    }
  })
}

interface TasterProps {
  readonly name: string
  readonly card: NewsOf<'cards'>['cards'][number] | undefined
  readonly earned: Earned | undefined
}

/** The taster's own line: card and points. */
function Taster({ name, card, earned }: TasterProps) {
  return (
    <>
      <span>
        {name}
        {card && ` · ${t().cards[card]}`}
      </span>
      {earned && <b>{sum(earned)}</b>}
    </>
  )
}

export function Toasting(props: Props) {
  const { drinking, view, name } = props
  const { table } = view
  const course = toldOf(newsOf(props), 'course')
  const won = toldOf(newsOf(props), 'course won')
  const last = table.mode === 'duel' ? 'G7.4' : 'G5.9'
  return (
    <Ceremony
      {...props}
      rows={rowsOf(props)}
      sub={won && t().courseWon(listed(won.seats.map(name)), won.seats.length)}
      note={course && drinking.by === 'all' && !pointsShown(table) && <p class={css.cloth}>{t().cloth}</p>}
      next={course ? t().nextCourse(course.course) : tableWords().goOn}
      clause={drinking.by === 'all' ? 'G5.5' : last}
    />
  )
}
