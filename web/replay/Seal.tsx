/** A small seal: whether the record proves that the deal was fair, checked on this device while one watches. */
import { useEffect, useState } from 'preact/hooks'
import { flaws } from '../../kernel/verify.ts'
import { language } from '../app/language.ts'
import { proofWords } from '../proof/proof.words.ts'
import { type Proof, prove } from '../proof/prove.ts'
import { worthOf } from '../proof/worth.ts'
import { replayWords as t } from './replay.words.ts'
import * as css from './seal.module.css'
import type { Story } from './story.ts'

function wordOn(proof: Proof | null): string {
  if (!proof) return t().seal.checking
  if (proof.fair) return worthOf(proof) === 'fair' ? t().seal.fair : proofWords().worth[worthOf(proof)][0]
  if (proof.flaw === 'unchecked') return t().sealUnchecked
  return proof.flaw === 'unfinished' ? t().seal.unfinished : t().sealBroken(flaws[language.value][proof.flaw])
}

const seals = { fair: 'sound', 'without own': 'sound', alone: 'plain', before: 'plain', 'not seen': 'cracked' } as const

function kindOf(proof: Proof | null): 'sound' | 'cracked' | 'plain' {
  if (proof?.fair) return seals[worthOf(proof)]
  return !proof || proof.flaw === 'unfinished' || proof.flaw === 'unchecked' ? 'plain' : 'cracked'
}

export function Seal({ record, asked }: Pick<Story, 'record' | 'asked'>) {
  const [proof, setProof] = useState<Proof | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setProof(null)
    void prove({ text: record, asked }, leaving.signal).then(({ proof }) => setProof(proof))
    return () => leaving.abort()
  }, [record, asked])
  return (
    <p class={css.proofSeal} data-kind={kindOf(proof)} role="status">
      {wordOn(proof)}
    </p>
  )
}
