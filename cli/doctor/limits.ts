/** How many files a process may have open: every guest is one. */
import { type Check, type Finding, ill, mind, well } from './finding.ts'
import type { DoctorText } from './text.en.ts'

/** A thousand guests, each with another socket for a moment, and what a house has open besides. */
const FULL = 2200
/** One party, and what a house has open besides. */
const LEAST = 256

export const limits: Check = ({ text: { limits: text } }) => {
  const most = openFiles()
  return most === undefined ? [] : [files(most, text)]
}

export function files(most: number, text: DoctorText['limits']): Finding {
  if (most < LEAST) return ill(text.few(most, FULL))
  return most < FULL ? mind(text.few(most, FULL)) : well(text.enough)
}

/** Node takes as many as it can get when it starts, so it is the same number for a house that is started from here. */
function openFiles(): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } }
  const soft = userLimits?.open_files?.soft
  if (soft === undefined) return undefined
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
}
