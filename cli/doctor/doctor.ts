/** Looks at all that a house needs, while it is open or closed, and says what to do. Changes nothing. */
import { isServer } from '../../server/voices/ways.ts'
import { dataOf, onlyFlags, PORT, read, storeOf, Usage, type Words } from '../words.ts'
import { addresses } from './addresses.ts'
import { backup } from './backup.ts'
import { clock } from './clock.ts'
import { data } from './data.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import { type Check, type Finding, ill, type State, type Visit } from './finding.ts'
import { limits } from './limits.ts'
import { port } from './port.ts'
import { de } from './text.de.ts'
import { type CheckName, type DoctorText, en } from './text.en.ts'
import { tls } from './tls.ts'
import { voices } from './voices.ts'

const checks: Readonly<Record<CheckName, Check>> = {
  port,
  addresses,
  tls,
  voices,
  clock,
  disk,
  data,
  database,
  backup,
  limits,
}

interface Found extends Finding {
  readonly check: CheckName
}

export async function doctor(args: readonly string[]): Promise<{ print: string; code: number }> {
  const words = read(args, { data: 'value', store: 'value', port: 'value', url: 'value', turn: 'value' })
  onlyFlags(words)
  const text = words.language === 'de' ? de : en
  const visit: Visit = {
    data: dataOf(words),
    store: storeOf(words),
    port: words.whole('port', PORT, [1, 65_535]),
    url: urlIn(words, text),
    turn: turnIn(words),
    now: Date.now(),
    text,
    common: words.text,
  }
  const found: Found[] = []
  // One after the other: how long the disk takes is measured, and should not be our own doing.
  for (const check of Object.keys(checks) as CheckName[]) {
    for (const finding of await lookedAt(check, visit)) found.push({ check, ...finding })
  }
  const is = worst(found)
  const print = words.json ? JSON.stringify({ is, found }) : written(found, text)
  return { print, code: is === 'ill' ? 1 : 0 }
}

function urlIn(words: Words, text: DoctorText): URL | undefined {
  const given = words.value('url')
  if (given === undefined) return undefined
  const url = URL.parse(given)
  if (url?.protocol !== 'https:') throw new Usage(text.noUrl)
  return url
}

function turnIn(words: Words): readonly string[] {
  const servers = words.value('turn')?.split(',') ?? []
  if (servers.every(isServer)) return servers
  throw new Usage(words.text.errors.noTurn(words.value('turn') ?? ''))
}

/** What cannot be looked at is a finding as well; without what the error says, which might quote a password. */
async function lookedAt(check: CheckName, visit: Visit): Promise<Finding[]> {
  try {
    return await checks[check](visit)
  } catch (error) {
    const { code, name } = Object(error)
    return [ill(visit.text.failed(String(code ?? name)))]
  }
}

function worst(found: readonly Found[]): State {
  const states = found.map(({ is }) => is)
  return (['ill', 'mind'] as const).find((state) => states.includes(state)) ?? 'well'
}

function written(found: readonly Found[], text: DoctorText): string {
  const width = Math.max(...Object.values(text.names).map((name) => name.length))
  const rows = found.map(({ check, is, says, do: remedy }) => {
    const head = `${text.states[is].padEnd(7)} ${text.names[check].padEnd(width)}  ${says}`
    return remedy === undefined ? head : `${head}\n${' '.repeat(width + 10)}→ ${remedy}`
  })
  return [...rows, text.sums[worst(found)]].join('\n')
}
