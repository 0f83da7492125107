/** What the doctor finds: how it is, a plain sentence, and, where it is not well, what to do. */
import type { CliText } from '../text.en.ts'
import type { Complaint } from './complaint.ts'
import type { DoctorText } from './text.en.ts'

export type State = 'well' | 'mind' | 'ill'

export interface Finding {
  readonly is: State
  readonly says: string
  readonly do?: string
}

export const well = (says: string): Finding => ({ is: 'well', says })
export const mind = ({ says, do: remedy }: Complaint): Finding => ({ is: 'mind', says, do: remedy })
export const ill = ({ says, do: remedy }: Complaint): Finding => ({ is: 'ill', says, do: remedy })

/** What is looked at. */
export interface Visit {
  readonly data: string
  readonly store: { readonly database: string } | undefined
  readonly port: number
  readonly url: URL | undefined
  /** Servers for voices. */
  readonly turn: readonly string[]
  readonly now: number
  readonly text: DoctorText
  /** What every command says of a place that cannot be used. */
  readonly common: CliText
}

/** Looks at one thing, and changes nothing. Where there is nothing to look at it finds nothing. */
export type Check = (visit: Visit) => Finding[] | Promise<Finding[]>
