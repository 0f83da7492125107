/** Who could want to know something of an evening here, and what each of them can learn: the threat model, for everybody. */
import { useState } from 'preact/hooks'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import * as css from './know.module.css'
import { type Curious, curious, type Line, knowWords as t } from './know.words.ts'

export function Know() {
  useTitle(t().title)
  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.know}`}>
        <p class={css.lead}>{t().lead}</p>
        <section class={kit.slip} aria-labelledby="short">
          <h2 id="short">{t().short}</h2>
          <Points of={t().inShort} />
          <p class={css.line}>
            <b>{t().line}</b> {t().lines[lineHere()]}
          </p>
        </section>
        <section aria-labelledby="each">
          <h2 id="each">{t().each}</h2>
          {curious.map((who) => (
            <Card key={who} who={who} />
          ))}
        </section>
        <section aria-labelledby="nobody">
          <h2 id="nobody">{t().nobody}</h2>
          <Points of={t().never} />
          <p class={css.ways}>
            <a class={kit.link} href="/fair">
              {t().fair}
            </a>
            <a class={kit.link} href="/about">
              {t().forget}
            </a>
          </p>
          <p class={kit.quiet}>{t().report}</p>
        </section>
      </main>
    </>
  )
}

/** On a phone one opens what one wants to know; where there is room, all lies open. */
const hasRoom = () => matchMedia('(min-width: 48rem)').matches

function Card({ who }: { readonly who: Curious }) {
  const { who: name, sub, can, cannot, helps } = t().known[who]
  const later = who === 'later'
  const [open] = useState(hasRoom)
  return (
    <details class={css.card} open={open}>
      <summary>
        <b>{name}</b>
        <span>{sub}</span>
      </summary>
      <div class={css.both}>
        <div>
          <h3 class={css.can}>
            <Art of="eye-open" />
            {later ? t().stays : t().can}
          </h3>
          <Points of={can} />
        </div>
        <div>
          <h3>
            <Art of="eye-shut" />
            {later ? t().goes : t().cannot}
          </h3>
          <Points of={cannot} />
        </div>
      </div>
      <p class={css.helps}>
        <b>{t().helps}</b> {helps}
      </p>
      <Way who={who} />
    </details>
  )
}

/** Where one reads on, or does something about it. */
function Way({ who }: { readonly who: Curious }) {
  if (who === 'operator')
    return (
      <a class={kit.link} href="/fair">
        {t().fair}
      </a>
    )
  if (who === 'later')
    return (
      <a class={kit.link} href="/about">
        {t().forget}
      </a>
    )
  return null
}

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul class={css.points}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A browser calls its own machine a safe place, whatever the address begins with. */
function lineHere(): Line {
  if (location.protocol === 'https:') return 'closed'
  return isSecureContext ? 'own' : 'open'
}
