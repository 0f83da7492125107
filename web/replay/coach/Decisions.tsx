/** One decision after the other: what was done, what there was to know, and what a wicked puppet makes of it. */
import { useState } from 'preact/hooks'
import { fetchCoachText } from '../../../games/parts.ts'
import { type Advice, verdictOf } from '../../../kernel/coach.ts'
import { language } from '../../app/language.ts'
import { usePart } from '../../app/part.ts'
import * as kit from '../../look/kit.module.css'
import type { Heard } from './asking.ts'
import type { CoachProps } from './Coach.tsx'
import { coachWords as t } from './coach.words.ts'
import * as css from './hindsight.module.css'

interface DecisionsProps extends CoachProps {
  readonly seat: number
  readonly decisions: Heard['decisions']
  readonly state: 'busy' | 'whole'
}

const isSlip = ({ advice: { gain } }: Heard['decisions'][number]) => /better/.test(verdictOf(gain))

export function Decisions(props: DecisionsProps) {
  const { decisions, state } = props
  const [shown, setShown] = useState<'slips' | 'all'>('slips')
  const listed = shown === 'all' ? decisions : decisions.filter(isSlip)
  if (state === 'whole' && decisions.length === 0) return <p>{t().undecided}</p>
  return (
    <section>
      <h3>{shown === 'all' ? t().every : t().worth}</h3>
      {state === 'whole' && listed.length === 0 && <p>{t().nothing}</p>}
      <ol class={css.decisions}>
        {listed.map((one) => (
          <Decision key={one.at} {...props} {...one} when={one.at} shown={props.at} />
        ))}
      </ol>
      {decisions.length > 0 && (
        <button type="button" class={kit.line} onClick={() => setShown(shown === 'all' ? 'slips' : 'all')}>
          {shown === 'all' ? t().few : t().all(decisions.length)}
        </button>
      )}
    </section>
  )
}

interface DecisionProps extends CoachProps {
  readonly seat: number
  readonly when: number
  readonly shown: number
  readonly advice: Advice
}

function Decision({ story, seat, when, shown, advice, name, see, onTry }: DecisionProps) {
  const { game } = story
  const text = usePart(fetchCoachText, game.key)?.[language.value]
  return (
    <li data-shown={shown === when - 1 || shown === when}>
      <button type="button" class={css.deed} onClick={() => see({ at: when - 1, fog: seat })}>
        <span>{game.text[language.value].move(advice.done, name)}</span> <small>{t().move(when)}</small>
      </button>
      {text && advice.facts.length > 0 && <p>{advice.facts.map((fact) => text.fact(fact, name)).join(' ')}</p>}
      <p class={css.advice}>{counselOf(advice, game.text[language.value].move(advice.wise, name))}</p>
      <button type="button" class={kit.link} onClick={() => onTry(seat, when)}>
        {t().again}
      </button>
    </li>
  )
}

function counselOf({ agrees, gain }: Advice, instead: string): string {
  if (agrees === 'same') return t().same
  if (agrees === 'also') return t().also(instead)
  const wins = (share: number) => Math.round(100 * Math.abs(share))
  return `${t().rather(instead)} ${t().verdicts[verdictOf(gain)](wins(gain.mean), wins(gain.error))}`
}
