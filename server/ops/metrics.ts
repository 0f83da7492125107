/** Figures for the operator, and a log. Neither knows a hand, a box, a seed, a token, a password or a text. */
import pino, { type Logger } from 'pino'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../ports.ts'
import { type Company, showCompany } from './company.ts'
import { errorOutput, type Output } from './error-output.ts'
import { type Identity, version } from './identity.ts'

export interface Monitor extends Metrics {
  readonly log: Logger
  /** All figures, as Prometheus reads them. */
  exposition(): Promise<string>
  readonly contentType: string
  /** How long a commit took, in seconds, and how many lines it had. */
  committed(seconds: number, lines: number): void
}

export interface Observed {
  readonly identity: Identity
  /** What is asked for only when somebody looks. */
  readonly standing: { readonly sockets: () => number; readonly tables: () => number }
  /** Whether anybody is believed who the guest is. */
  readonly proxy: 'believed' | 'none'
  /** Of a house that may be one of several. */
  readonly company?: (() => Company) | undefined
}

const kinds = ['move', 'bot', 'clock', 'command', 'refusal', 'lost', 'letter', 'letter lost', 'bot lowered'] as const

export function openMonitor(
  level: string,
  { identity, standing, proxy, company }: Observed,
  out: Output = errorOutput(),
): Monitor {
  // Whose line it is need be said only where there are several.
  const base = company ? { house: identity.name } : null
  const log = pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, out)
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'humbug_house_info',
    help: 'Which house this is',
    labelNames: ['house', 'version', 'store', 'proxy'],
    registers,
  }).set({ house: identity.name, version, store: identity.store, proxy }, 1)
  if (company) showCompany(registry, company)
  // Counted by hand, since it happens with every move, and told when somebody looks.
  const counted = new Map(kinds.map((kind) => [kind, 0]))
  new Counter({
    name: 'humbug_events_total',
    help: 'What happened',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, times] of counted) this.inc({ kind }, times)
    },
  })
  const troubles = new Counter({ name: 'humbug_troubles_total', help: 'Failures', labelNames: ['where'], registers })
  const commits = new Histogram({
    name: 'humbug_commit_seconds',
    help: 'How long a commit took',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers,
  })
  const lines = new Counter({ name: 'humbug_lines_total', help: 'Lines written', registers })
  for (const [name, read] of Object.entries(standing)) {
    new Gauge({
      name: `humbug_${name}`,
      help: `Open ${name}`,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  return {
    log,
    count: (kind) => void counted.set(kind, (counted.get(kind) ?? 0) + 1),
    trouble(where, error) {
      troubles.inc({ where })
      // What went wrong and where in our code, without what it was about.
      const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' }
      const at = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
      const { code, errcode } = Object(error)
      log.error({ where, name, code, errcode, at }, 'trouble')
    },
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
    committed(seconds, count) {
      commits.observe(seconds)
      lines.inc(count)
    },
  }
}
