/** What this house is, what it remembers, how one likes it here, and whose games these are. */
import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { buzz, flip, inWords, type Switch, sound, stillness } from '../app/device.ts'
import { canVibrate } from '../app/nudge.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { lazily } from '../parts/lazily.tsx'
import * as css from './about.module.css'
import { aboutWords as t } from './about.words.ts'
import { Credits } from './Credits.tsx'
import { Forget, isShared } from './Forget.tsx'
import { Kept } from './Kept.tsx'

/** They bring with them all that a shared device knows, and most devices are not. */
const Sharers = lazily(() => import('../pass/Sharers.tsx').then(({ Sharers }) => Sharers), 'nothing')

export function About() {
  const [asking, setAsking] = useState(false)
  useTitle(t().title)
  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.about}`}>
        <section>
          <h2>{t().what}</h2>
          {t().house.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p class={css.ways}>
            <a class={kit.link} href="/rules">
              {t().rules}
            </a>
            <a class={kit.link} href="/fair">
              {t().fair}
            </a>
            <a class={kit.link} href="/know">
              {t().know}
            </a>
          </p>
        </section>
        <section>
          <h2>{t().wishes}</h2>
          <div class={kit.rows}>
            <Wish of={sound} words={t().sound} />
            <Wish of={buzz} words={canVibrate() ? t().buzz : t().flash} />
            <Wish of={stillness} words={t().still} />
            <Wish of={inWords} words={t().inWords} />
          </div>
        </section>
        <section>
          <h2>{t().keys}</h2>
          <dl class={css.keys}>
            {t().keyLines.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{t().kept}</h2>
          <dl class={css.kept}>
            <dt>{t().keptHere}</dt>
            <dd>{t().here}</dd>
            <dt>{t().keptThere}</dt>
            <dd>{t().there}</dd>
            <dt>{t().keptNot}</dt>
            <dd>{t().not}</dd>
          </dl>
          <Kept />
          <button type="button" class={kit.line} onClick={() => setAsking(true)}>
            {t().forget}
          </button>
          <p class={kit.quiet}>{t().forgetLine}</p>
          {asking && <Forget onClose={() => setAsking(false)} />}
        </section>
        {isShared() && <Sharers />}
        <Credits />
      </main>
    </>
  )
}

interface WishProps {
  readonly of: Signal<Switch>
  readonly words: readonly string[]
}

function Wish({ of, words: [name, help] }: WishProps) {
  return (
    <button type="button" role="switch" aria-checked={of.value === 'on'} class={css.wish} onClick={() => flip(of)}>
      <span>
        <b>{name}</b>
        {help}
      </span>
      <i aria-hidden="true" />
    </button>
  )
}
