/** What the provably fair deal is, what it proves, and what not. */
import { useTitle } from '../app/title.ts'
import drawings from '../look/fair.svg'
import { Art } from '../parts/Art.tsx'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { RecordFile } from '../proof/RecordFile.tsx'
import { acts, fairWords as t } from './fair.words.ts'
import './fair.css'

export function Fair() {
  useTitle(t().title)
  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class="page fair">
        <p class="fair-lead">{t().lead}</p>
        <section aria-labelledby="acts">
          <h2 id="acts">{t().how}</h2>
          <ol class="acts">
            {acts.map((act, at) => {
              const [title, text] = t().acts[act]
              return (
                <li key={act}>
                  <Art of={act} from={drawings} class="act-art" />
                  <div>
                    <h3>
                      <span class="act-number">{at + 1}</span> {title}
                    </h3>
                    <p>{text}</p>
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
        <div class="fair-both">
          <section class="slip" aria-labelledby="proves">
            <h2 id="proves">{t().proves}</h2>
            <List of={t().proven} />
          </section>
          <section class="fair-not" aria-labelledby="proves-not">
            <h2 id="proves-not">{t().provesNot}</h2>
            <List of={t().unproven} />
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
    <ul class="fair-list">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
