/** What an operator tells houses apart by. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

export interface Identity {
  readonly name: string
  /** In what it keeps everything. */
  readonly store: 'file' | 'postgres'
}

/** It stands in figures, in log lines, and between commas in what houses tell each other. */
export const isName = (text: string) => /^[\w.-]{1,40}$/.test(text)

/** What a house is called that was given no name: as its machine is. */
export const machineName = () =>
  hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 40) || 'house'

export function version(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}
