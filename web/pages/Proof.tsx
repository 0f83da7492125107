/** The record of one game, fetched for those who sat there, and checked before their eyes. */
import { useFileLink } from '../app/filelink.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { Checked } from '../proof/Checked.tsx'
import { useFetched } from '../proof/fetched.ts'
import { proofWords as t } from '../proof/proof.words.ts'
import { RecordFile } from '../proof/RecordFile.tsx'
import { Without } from '../proof/Without.tsx'
import * as css from './proof.module.css'

interface ProofProps {
  readonly code: string
  readonly round: number
}

export function Proof({ code, round }: ProofProps) {
  const [fetched, again] = useFetched(`/record/${code}/${round}`)
  useTitle(t().title(code, round))
  return (
    <>
      <Bar title={t().short} sub={t().title(code, round)}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.proof}`}>
        <section class={css.own} aria-busy={fetched === 'fetching'}>
          {typeof fetched === 'object' ? (
            <>
              <Checked text={fetched.text} />
              <Keep record={fetched.text} name={`humbug-${code}-${round}.jsonl`} />
            </>
          ) : (
            <Without fetched={fetched} again={again} />
          )}
        </section>
        <p class={css.ways}>
          {typeof fetched === 'object' && (
            <a class={kit.link} href={`/replay/${code}/${round}`}>
              {t().watch}
            </a>
          )}
          <a class={kit.link} href={`/t/${code}`}>
            {t().back}
          </a>
          <a class={kit.link} href="/fair">
            {t().what}
          </a>
        </p>
        <RecordFile />
      </main>
    </>
  )
}

function Keep({ record, name }: { readonly record: string; readonly name: string }) {
  const url = useFileLink(record, 'application/x-ndjson')
  return (
    <a class={kit.go} href={url} download={name}>
      {t().keep}
    </a>
  )
}
