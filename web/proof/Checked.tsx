/** A record, checked while one waits, which is rarely long. */
import { useEffect, useState } from 'preact/hooks'
import { Findings } from './Findings.tsx'
import * as css from './findings.module.css'
import type { Case } from './judge.ts'
import { proofWords as t } from './proof.words.ts'
import { type Proven, prove } from './prove.ts'

export function Checked({ text, asked }: Pick<Case, 'text' | 'asked'>) {
  const [result, setResult] = useState<Proven | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setResult(null)
    prove({ text, asked }, leaving.signal).then(setResult)
    return () => leaving.abort()
  }, [text, asked])
  if (!result) {
    return (
      <p class={css.proofWait} role="status">
        {t().checking}
      </p>
    )
  }
  const { proof, took } = result
  return <Findings proof={proof} took={took} />
}
