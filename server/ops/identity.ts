/** What an operator tells houses apart by. */
import { hostname } from 'node:os'
import about from '../../package.json' with { type: 'json' }

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

export const { version } = about
