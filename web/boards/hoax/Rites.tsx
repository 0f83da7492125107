/** A ceremony: above, what everybody stares at; below, what came of it, and the way on. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Rite } from '../../../games/hoax/ceremony.ts'
import { hoax } from '../../../games/hoax/index.ts'
import type { HoaxNews } from '../../../games/hoax/news.ts'
import type { Hoax, HoaxView } from '../../../games/hoax/state.ts'
import { offerFocus } from '../../app/focus.ts'
import { language } from '../../app/language.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import { Ledge } from '../../parts/Ledge.tsx'
import * as playCss from '../../table/play.module.css'
import type { BoardProps } from '../board.ts'
import { only } from './asking.ts'
import { Ballots } from './Ballots.tsx'
import * as figuresCss from './figures.module.css'
import { Figure } from './figures.tsx'
import { House } from './House.tsx'
import * as hallCss from './hall.module.css'
import { Results } from './Results.tsx'
import * as css from './rites.module.css'
import { Confession, Ending, Proof, Slid, Stays, Thumbing } from './scenes.tsx'
import { hoaxBoardWords as t } from './words.ts'

export type RiteProps = BoardProps<Hoax> & { readonly rite: Rite }

/** What is worth telling besides the picture. */
const telling: ReadonlySet<string> = new Set<HoaxNews['kind']>(['fell', 'returned', 'reopened', 'skipped'])

function Picture(props: RiteProps): ComponentChildren {
  const { rite, ceremony, view } = props
  const { voted, unmasked } = rite
  if (voted && ceremony === 'hushed') return <Thumbing {...props} voted={voted} />
  if (voted?.carried) {
    const proved = (view.table.news as readonly HoaxNews[]).some(({ kind }) => kind === 'proved')
    return proved ? <Proof {...props} voted={voted} /> : <Confession {...props} voted={voted} />
  }
  if (voted) return <Stays {...props} voted={voted} />
  return unmasked ? <Slid {...props} unmasked={unmasked} /> : <Ending {...props} />
}

/** The house as it stood, and what of it comes down. */
function Collapse({ view, before, room, name, seat }: RiteProps) {
  const fallen = only(view.table.news as readonly HoaxNews[], 'fell').flatMap(({ cards }) => cards)
  if (!before || fallen.length === 0) return null
  const { table } = before
  return <House {...{ table, fallen, room, name, seat }} before={table.cards} open={[]} onPull={() => {}} />
}

function clauseOf({ voted, unmasked }: Rite, proved: boolean): string {
  if (voted && proved) return 'H5.6'
  if (voted) return voted.carried ? 'H5.5' : 'H5.3'
  return unmasked ? 'H6.2' : 'H9.2'
}

function hushOf({ voted, unmasked }: Rite): 'vote' | 'unmask' | 'end' {
  if (voted) return 'vote'
  return unmasked ? 'unmask' : 'end'
}

function Told(props: RiteProps) {
  const { rite, view, room, name, goOn, explain } = props
  const news = view.table.news as readonly HoaxNews[]
  const text = hoax.text[language.value]
  const mine = 'hand' in view ? only((view as HoaxView).hand.news, 'guessed') : []
  const proved = news.some(({ kind }) => kind === 'proved')
  const clause = clauseOf(rite, proved)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => offerFocus(button.current), [])
  const { options, points, game } = view.table
  return (
    <div class={css.told}>
      <ul class={css.consequences}>
        {mine.map((one) => (
          <li key="mine" data-hand>
            <Figure of="unmask" />
            {text.secret(one, name)}
          </li>
        ))}
        {news
          .filter(({ kind }) => telling.has(kind))
          .map((one, at) => (
            <li key={at}>
              <Figure of={one.kind === 'reopened' ? 'gavel' : 'card-slide'} />
              {text.news(one, name)}
            </li>
          ))}
      </ul>
      {rite.ended && (
        <Results tells="worth" ended={rite.ended} points={options.games > 1 ? points : null} room={room} name={name} />
      )}
      <button ref={button} type="button" class={`${kit.go} ${kit.full}`} onClick={goOn}>
        {rite.ended && view.table.stage !== 'over' ? t().nextGame(game, options.games) : t().goOn}
      </button>
      <p class={css.toldWhy} data-near>
        <Art of="book" class={figuresCss.figure} />
        <button type="button" class={kit.link} onClick={() => explain(clause)}>
          {t().whySo(clause)}
        </button>
      </p>
    </div>
  )
}

export function Rites(props: RiteProps) {
  const { rite, ceremony, seat, name } = props
  const hushed = ceremony === 'hushed'
  return (
    <>
      <section
        class={`${playCss.upper} ${hallCss.hall} ${css.rite}`}
        data-phase={hushed ? 'hushed' : 'told'}
        aria-label={t().table}
      >
        <Picture {...props} />
        {rite.voted && <Ballots voted={rite.voted} seat={seat} name={name} />}
        {!hushed && <Collapse {...props} />}
      </section>
      <Ledge
        mark={undefined}
        title={hushed ? t().hush[hushOf(rite)] : t().cameOf}
        until={null}
        light="lit"
        about={`rite ${ceremony}`}
      >
        {!hushed && <Told {...props} />}
      </Ledge>
    </>
  )
}
