/** The record of one game, fetched for those who sat there, and checked before their eyes. */
import { useFileLink } from '../app/filelink.ts'
import { tableName, witnessOf } from '../app/seen.ts'
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
  const witness = witnessOf(tableName({ code, round }))
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
              <Checked text={fetched.text} asked={tableName({ code, round })} />
              <Keep text={fetched.text} name={`humbug-${code}-${round}.jsonl`} label={t().keep} class={kit.go} />
              {witness && (
                <Keep
                  text={JSON.stringify(witness)}
                  name={`humbug-${code}-${round}.seen.json`}
                  label={t().keepSeen}
                  class={kit.line}
                />
              )}
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

interface KeepProps {
  readonly text: string
  readonly name: string
  readonly label: string
  readonly class: string | undefined
}

function Keep({ text, name, label, class: look }: KeepProps) {
  const url = useFileLink(text, 'application/x-ndjson')
  return (
    <a class={look} href={url} download={name}>
      {label}
    </a>
  )
}
