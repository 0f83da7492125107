/** What the provably fair deal is, what it proves, and what not. */
import { useTitle } from '../app/title.ts'
import drawings from '../look/fair.svg'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { RecordFile } from '../proof/RecordFile.tsx'
import * as css from './fair.module.css'
import { acts, fairWords as t } from './fair.words.ts'

export function Fair() {
  useTitle(t().title)
  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.fair}`}>
        <p class={css.lead}>{t().lead}</p>
        <section aria-labelledby="acts">
          <h2 id="acts">{t().how}</h2>
          <ol class={css.acts}>
            {acts.map((act, at) => {
              const [title, text] = t().acts[act]
              return (
                <li key={act}>
                  <Art of={act} from={drawings} class={css.actArt} />
                  <div>
                    <h3>
                      <span class={css.actNumber}>{at + 1}</span> {title}
                    </h3>
                    <p>{text}</p>
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
        <div class={css.both}>
          <section class={kit.slip} aria-labelledby="proves">
            <h2 id="proves">{t().proves}</h2>
            <List of={t().proven} />
          </section>
          <section class={css.not} aria-labelledby="proves-not">
            <h2 id="proves-not">{t().provesNot}</h2>
            <List of={t().unproven} />
            <a class={kit.link} href="/know">
              {t().know}
            </a>
          </section>
        </div>
        <section aria-labelledby="check">
          <h2 id="check">{t().check}</h2>
          <List of={t().checking} />
        </section>
        <RecordFile />
      </main>
    </>
  )
}

function List({ of }: { readonly of: readonly string[] }) {
  return (
    <ul class={css.list}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
