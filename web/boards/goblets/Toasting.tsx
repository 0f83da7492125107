/** The ceremony of a Toast: arms above, the ledger below, and not a word before its time. */
import { useEffect, useRef } from 'preact/hooks'
import type { Goblets, GobletsNews } from '../../../games/goblets/state.ts'
import { language } from '../../app/language.ts'
import { Art } from '../../parts/Art.tsx'
import { Ledge } from '../../parts/Ledge.tsx'
import type { BoardProps } from '../board.ts'
import type { Drinking } from './ceremony.ts'
import { Ledger, type Row } from './Ledger.tsx'
import { pointsShown } from './Plates.tsx'
import { Raising } from './Raising.tsx'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets> & { readonly drinking: Drinking }
type NewsOf<K extends GobletsNews['kind']> = Extract<GobletsNews, { kind: K }>

function find<K extends GobletsNews['kind']>({ view }: Props, kind: K): NewsOf<K> | undefined {
  return (view.table.news as readonly GobletsNews[]).find((one): one is NewsOf<K> => one.kind === kind)
}

/** Pairs have moved on by the time it is told: who drank with whom stands in the step before. */
function rowsOf(props: Props): Row[] {
  const { drinking, before, view, name, seat } = props
  const scored = find(props, 'scored')
  const cards = find(props, 'cards')
  const { tasters } = (before ?? view).table
  const earnedBy = (one: number) => scored?.earned.find((earned) => earned.seat === one)
  return drinking.goblets.map((drunk) => {
    const taster = drinking.by === 'all' ? tasters[drunk.house] : null
    return {
      drunk,
      names: drunk.seat === seat ? t().youToo : name(drunk.seat),
      earned: earnedBy(drunk.seat),
      taster:
        taster == null
          ? undefined
          : {
              name: taster === seat ? t().youToo : name(taster),
              card: cards?.cards[taster] ?? null,
              earned: earnedBy(taster),
            },
    }
  })
}

function headline({ drinking, seat, name }: Props): string {
  const dead = drinking.goblets.filter(({ poisoned }) => poisoned)
  const one = drinking.goblets[0]!
  if (drinking.by === 'one' && !one.poisoned) return one.seat === seat ? t().youSurvived : t().survived(name(one.seat))
  if (dead.length === 0) return t().nobodyDied
  if (dead.length === 1 && dead[0]!.seat === seat) return t().youPoisoned
  const names = dead.map(({ seat: who }) => (who === seat ? t().youToo : name(who)))
  return t().poisoned(new Intl.ListFormat(language.value).format(names), dead.length)
}

function subline(props: Props): string {
  const { drinking, before, name, seat } = props
  const won = find(props, 'course won')
  if (won) return t().courseWon(new Intl.ListFormat(language.value).format(won.seats.map(name)), won.seats.length)
  const call = before?.table.call
  if (drinking.by === 'one' || !call || call.by === 'table') return ''
  const caller = before.table.nobles[call.house]!
  if (caller === seat) return t().youCalled
  if (!drinking.goblets.some(({ poisoned }) => poisoned)) return `${t().called(name(caller))} ${t().nobodySub}`
  const died = drinking.goblets.some(({ house, poisoned }) => house === call.house && poisoned)
  return died ? t().calledDead(name(caller)) : t().called(name(caller))
}

/** The clause that says who is poisoned and what it earns. */
const clauseOf = ({ drinking, view }: Props) =>
  drinking.by === 'all' ? 'G5.5' : view.table.mode === 'duel' ? 'G7.4' : 'G5.9'

export function Toasting(props: Props) {
  const { drinking, ceremony, view, goOn, explain } = props
  const phase = ceremony === 'hushed' ? 'hushed' : 'told'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (phase === 'told') button.current?.focus({ preventScroll: true })
  }, [phase])
  const course = find(props, 'course')
  const hidden = course && drinking.by === 'all' && !pointsShown(view.table)
  return (
    <>
      <Raising
        label={t().table}
        drinking={drinking}
        phase={phase}
        title={phase === 'hushed' ? t().cheers : headline(props)}
        sub={phase === 'hushed' ? '' : subline(props)}
      />
      <Ledge mark={undefined} title={t().toasted} until={null} light="lit" about={`toast ${phase}`}>
        <Ledger rows={rowsOf(props)} by={drinking.by} phase={phase} />
        {phase === 'told' && (
          <div class="told">
            {hidden && <p class="cloth">{t().cloth}</p>}
            <button ref={button} type="button" class="go full" onClick={goOn}>
              {course ? t().nextCourse(course.course) : t().goOn}
            </button>
            <p class="told-why">
              <Art of="book" class="source-sign" />
              <button type="button" class="link" onClick={() => explain(clauseOf(props))}>
                {t().whySo(clauseOf(props))}
              </button>
            </p>
          </div>
        )}
      </Ledge>
    </>
  )
}
