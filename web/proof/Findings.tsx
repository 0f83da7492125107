/** What the checking of a record found, step by step, in sentences. */
import { flaws } from '../../kernel/verify.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import * as css from './findings.module.css'
import { type Finding, type Outcome, outcome, type Step, steps } from './judge.ts'
import type { Own } from './own.ts'
import { placed, proofWords as t } from './proof.words.ts'
import type { Proof } from './prove.ts'

interface FindingsProps {
  readonly proof: Proof
  readonly took: number
  readonly own: Own
}

export function Findings({ proof, took, own }: FindingsProps) {
  if (!proof.fair && proof.flaw === 'unchecked') {
    return <Verdict kind="open" title={t().unchecked} text={t().uncheckedLine} />
  }
  if (!proof.fair && proof.flaw === 'unfinished') {
    return <Verdict kind="open" title={t().unfinished} text={t().unfinishedLine} />
  }
  if (!proof.fair) {
    const { flaw, line } = proof
    const text = `${flaws[language.value][flaw]} ${line === undefined ? '' : t().brokenAt(line)}`
    return (
      <>
        <Verdict kind="broken" title={t().broken} text={text} />
        {steps.some((step) => step === flaw) && <Steps finding={proof} own="unknown" />}
      </>
    )
  }
  const strange = own === 'missing'
  return (
    <>
      <Verdict
        kind={strange ? 'broken' : 'fair'}
        title={strange ? t().withoutOwn : t().fair}
        text={strange ? t().notOwn : t().fairLine(proof.entries, Math.max(1, Math.round(took)))}
      />
      <Steps finding={proof} own={own} />
      <Places finding={proof} />
    </>
  )
}

interface VerdictProps {
  readonly kind: 'fair' | 'broken' | 'open'
  readonly title: string
  readonly text: string
}

const ticks = { fair: 'held', broken: 'broken', open: 'unreached' } as const

function Verdict({ kind, title, text }: VerdictProps) {
  return (
    <div class={css.verdict} data-kind={kind} role="status">
      <Tick of={ticks[kind]} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  )
}

const drawn: Readonly<Record<Outcome, string>> = {
  held: 'M4 15L9 12.6L12.4 19L25 5.4L28 8.4L13.4 26L10.6 26Z',
  broken: 'M5.4 8L9 4.6L16 12.4L23.6 4.4L27 7.8L19.4 15.8L26.6 24L23 27L16 19L8.6 27L5 23.8L12.6 15.8Z',
  unreached: 'M5 14L27 13.4L27 18L5 18.4Z',
}

function Tick({ of }: { readonly of: Outcome }) {
  return (
    <svg class={css.tick} data-of={of} viewBox="0 0 32 32" aria-hidden="true">
      <path d={drawn[of]} fill="currentColor" />
    </svg>
  )
}

interface Told {
  readonly title: string
  readonly text: string
  readonly result: Outcome
  readonly note?: string
}

function Steps({ finding, own }: { readonly finding: Finding; readonly own: Own }) {
  const told = steps.map((step): Told => {
    const [title, sentence] = t().steps[step]
    const result = outcome(step, finding)
    const flaw = finding.fair ? '' : flaws[language.value][finding.flaw]
    const text = { held: sentence, broken: flaw, unreached: t().outcomes.unreached }[result]
    return { title, text, result, note: noteOn(step, finding) }
  })
  if (own === 'in') told.splice(2, 0, { ...t().own, result: 'held' })
  if (own === 'missing') told.splice(2, 0, { ...t().own, text: t().notOwn, result: 'broken' })
  return (
    <ol class={`${css.steps} ${kit.rows}`}>
      {told.map(({ title, text, result, note }) => (
        <li key={title} data-result={result}>
          <Tick of={result} />
          <div>
            <h3>
              {title} <span class={kit.unseen}>({t().outcomes[result]})</span>
            </h3>
            <p>{text}</p>
            {note && <p class={kit.quiet}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function noteOn(step: Step, finding: Finding): string {
  if (!finding.fair) return ''
  const { devices } = finding.terms
  if (step === 'promise') {
    const none = devices.filter((device) => device === null).length
    const opened = devices.filter((device) => device?.opened !== undefined).length
    return t().devices(opened, devices.length - none - opened, none)
  }
  if (step === 'luck') return t().draws(finding.draws)
  return step === 'chain' ? finding.chain : ''
}

function Places({ finding }: { readonly finding: Finding & { fair: true } }) {
  return (
    <section class={css.places}>
      <h2 class={css.proofTitle}>{t().places}</h2>
      <ol>
        {placed(finding.ranking).map(({ place, seat }) => (
          <li key={seat}>
            <b>{t().place(place)}</b> {t().chair(seat + 1)}
            {finding.terms.devices[seat] === null && <span class={kit.quiet}> ({t().puppet})</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
