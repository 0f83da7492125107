/** What the checking of a record found, step by step, in sentences. */
import { flaws } from '../../kernel/verify.ts'
import type { Testimony } from '../../kernel/witness.ts'
import { points, testimonies } from '../../kernel/witness.words.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import * as css from './findings.module.css'
import { type Finding, type Outcome, outcome, type Step, steps } from './judge.ts'
import { placed, proofWords as t } from './proof.words.ts'
import type { Proof } from './prove.ts'
import { worthOf } from './worth.ts'

interface FindingsProps {
  readonly proof: Proof
  readonly took: number
}

export function Findings({ proof, took }: FindingsProps) {
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
        {steps.some((step) => step === flaw) && <Steps finding={proof} />}
      </>
    )
  }
  const { testimony } = proof
  return (
    <>
      <Verdict {...judged(proof, took)} />
      <h2 class={css.proofTitle}>{t().file}</h2>
      <Steps finding={proof} />
      {testimony && (
        <>
          <h2 class={css.proofTitle}>{t().saw}</h2>
          <Seen testimony={testimony} />
        </>
      )}
      <Places finding={proof} />
    </>
  )
}

const kinds = { fair: 'fair', 'without own': 'open', alone: 'open', before: 'open', 'not seen': 'broken' } as const

function judged(finding: Finding & { fair: true }, took: number): VerdictProps {
  const worth = worthOf(finding)
  const [title, text] = t().worth[worth]
  const fairly = t().fairLine(finding.entries, Math.max(1, Math.round(took)))
  return { kind: kinds[worth], title, text: worth === 'fair' ? fairly : text }
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

function Steps({ finding }: { readonly finding: Finding }) {
  const told = steps.map((step): Told => {
    const [title, sentence] = t().steps[step]
    const result = outcome(step, finding)
    const flaw = finding.fair ? '' : flaws[language.value][finding.flaw]
    const text = { held: sentence, broken: flaw, unreached: t().outcomes.unreached }[result]
    return { title, text, result, note: noteOn(step, finding) }
  })
  return <Rows told={told} />
}

const outcomes = { same: 'held', different: 'broken', unseen: 'unreached', 'left out': 'unreached' } as const

/** What this device saw, held against what the file says. */
function Seen({ testimony }: { readonly testimony: Testimony }) {
  const told = points.map((point): Told => {
    const said: Readonly<Record<string, string>> = testimonies[language.value][point]
    const note = point === 'moves' && testimony.receipts > 0 ? t().receipts(testimony.receipts) : ''
    return { title: said.title ?? '', text: said[testimony[point]] ?? '', result: outcomes[testimony[point]], note }
  })
  return <Rows told={told} />
}

function Rows({ told }: { readonly told: readonly Told[] }) {
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
  if (step === 'restart') return t().restarts(finding.terms.restarts?.length ?? 0)
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
