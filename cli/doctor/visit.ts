/** For tests: one check, asked about something. */
import { en as common } from '../text.en.ts'
import type { Check, Finding, Visit } from './finding.ts'
import { en } from './text.en.ts'

export async function found(check: Check, what: Partial<Visit>): Promise<Finding[]> {
  return check({
    data: 'no such folder',
    store: undefined,
    port: 1,
    url: undefined,
    turn: [],
    now: Date.now(),
    text: en,
    common,
    ...what,
  })
}
