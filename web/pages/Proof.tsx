/** The record of one game, fetched for those who sat there, and checked before their eyes. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { token } from '../app/device.ts'
import { useTitle } from '../app/title.ts'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { Checked } from '../proof/Checked.tsx'
import { proofWords as t } from '../proof/proof.words.ts'
import { RecordFile } from '../proof/RecordFile.tsx'
import './proof.css'

interface ProofProps {
  readonly code: string
  readonly round: number
}

type Fetched = 'fetching' | 'missing' | 'busy' | 'lost' | { readonly record: string }

async function fetchRecord({ code, round }: ProofProps, signal: AbortSignal): Promise<Fetched> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`/record/${code}/${round}`, { headers, signal, cache: 'no-store' })
    if (answer.status === 404) return 'missing'
    if (answer.status === 429) return 'busy'
    return answer.ok ? { record: await answer.text() } : 'lost'
  } catch {
    return 'lost'
  }
}

export function Proof({ code, round }: ProofProps) {
  const [fetched, setFetched] = useState<Fetched>('fetching')
  const [tries, setTries] = useState(0)
  useTitle(t().title(code, round))
  useEffect(() => {
    const leaving = new AbortController()
    setFetched('fetching')
    void fetchRecord({ code, round }, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setFetched(answer)
    })
    return () => leaving.abort()
  }, [code, round, tries])
  return (
    <>
      <Bar title={t().short} sub={t().title(code, round)}>
        <LanguageSwitch />
      </Bar>
      <main class="page proof">
        <section class="proof-own" aria-busy={fetched === 'fetching'}>
          {typeof fetched === 'object' ? (
            <>
              <Checked text={fetched.record} />
              <Keep record={fetched.record} name={`humbug-${code}-${round}.jsonl`} />
            </>
          ) : (
            <Without fetched={fetched} again={() => setTries(tries + 1)} />
          )}
        </section>
        <p class="proof-ways">
          <a class="link" href={`/t/${code}`}>
            {t().back}
          </a>
          <a class="link" href="/fair">
            {t().what}
          </a>
        </p>
        <RecordFile />
      </main>
    </>
  )
}

function Keep({ record, name }: { readonly record: string; readonly name: string }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' })), [record])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <a class="go" href={url} download={name}>
      {t().keep}
    </a>
  )
}

interface WithoutProps {
  readonly fetched: 'fetching' | 'missing' | 'busy' | 'lost'
  readonly again: () => void
}

function Without({ fetched, again }: WithoutProps) {
  if (fetched === 'missing') {
    return (
      <div role="status">
        <h2 class="proof-missing">{t().missing}</h2>
        <p>{t().missingLine}</p>
      </div>
    )
  }
  return (
    <>
      <p class="proof-wait" role="status">
        {t()[fetched]}
      </p>
      {fetched !== 'fetching' && (
        <button type="button" class="line" onClick={again}>
          {t().again}
        </button>
      )}
    </>
  )
}
