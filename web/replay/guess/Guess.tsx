/** Guess the lies: the game stops wherever something was said, without spoilers, and asks. Nothing of it is sent anywhere. */
import { useMemo, useState } from 'preact/hooks'
import { fetchWagers } from '../../../games/parts.ts'
import { sure } from '../../../kernel/at.ts'
import type { Belief, Guess as Guessed } from '../../../kernel/calibration.ts'
import type { Chronicle, Claim } from '../../../kernel/chronicle.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Wagers } from '../../../kernel/wager.ts'
import { language } from '../../app/language.ts'
import { usePart } from '../../app/part.ts'
import { Judge } from '../../bets/Judge.tsx'
import { Reading } from '../../bets/Reading.tsx'
import { asClaim } from '../../bets/said.ts'
import * as kit from '../../look/kit.module.css'
import type { Show } from '../show.ts'
import type { Story } from '../story.ts'
import * as css from './guess.module.css'
import { guessWords as t } from './guess.words.ts'

interface GuessProps {
  readonly story: Story
  readonly chronicle: Chronicle
  readonly show: Show
  readonly name: Name
  /** Nobody guesses what they see. */
  readonly draw: () => void
}

/** What can be guessed: what was not out in the same breath, as everybody heard it. */
function askable({ moments }: Story, chronicle: Chronicle, wagers: Wagers | undefined): Claim[] {
  if (!wagers) return []
  return chronicle.claims(moments).flatMap((claim) => {
    const { table } = sure(moments[claim.at], 'moment').state
    const heard = wagers.claims(table.news, table).find(({ seat }) => seat === claim.seat)
    return heard && claim.out !== claim.at ? [{ ...claim, what: heard.what }] : []
  })
}

export function Guess({ story, chronicle, show, name, draw }: GuessProps) {
  const wagers = usePart(fetchWagers, story.game.key)
  const claims = useMemo(() => askable(story, chronicle, wagers), [story, chronicle, wagers])
  const [guesses, setGuesses] = useState<readonly Guessed[]>([])
  const [state, setState] = useState<'before' | 'asking' | 'done'>('before')
  const claim = claims[guesses.length]
  const begin = () => {
    draw()
    setGuesses([])
    setState('asking')
    if (claims[0]) show.goTo(claims[0].at)
  }
  const say = (belief: Belief) => {
    const { truth } = sure(claim, 'claim')
    setGuesses([...guesses, { ...belief, truth }])
    const next = claims[guesses.length + 1]
    if (next) show.goTo(next.at)
    else setState('done')
  }
  if (claims.length === 0) return <p class={kit.quiet}>{t().nothing}</p>
  if (state === 'before') return <Before count={claims.length} onBegin={begin} />
  if (state === 'done' || !claim) {
    return (
      <div class={css.guess} data-guessed>
        {guesses.length > 0 && <Reading guesses={guesses} />}
        <button type="button" class={kit.line} onClick={begin}>
          {t().again}
        </button>
      </div>
    )
  }
  const text = chronicle.text[language.value]
  return (
    <div class={css.guess}>
      <p class={kit.quiet} role="status">
        {t().which(guesses.length + 1, claims.length)}
      </p>
      <p class={css.said}>{text.said(asClaim(claim), name)}.</p>
      {text.deeds && <p class={kit.quiet}>{text.deeds.means}</p>}
      <Judge key={guesses.length} belief={undefined} onSay={say} />
      <p class={css.ways}>
        <button type="button" class={kit.link} onClick={() => show.goTo(claim.at)}>
          {t().there}
        </button>
        {guesses.length > 0 && (
          <button type="button" class={kit.link} onClick={() => setState('done')}>
            {t().enough}
          </button>
        )}
      </p>
    </div>
  )
}

function Before({ count, onBegin }: { readonly count: number; readonly onBegin: () => void }) {
  return (
    <>
      <p class={kit.quiet}>{t().line(count)}</p>
      <button type="button" class={kit.line} onClick={onBegin}>
        {t().begin}
      </button>
    </>
  )
}
