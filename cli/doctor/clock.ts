/** Does this machine know what time it is? Tables go by it, and by nothing that was written later than now. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Check, type Finding, ill, mind, well } from './finding.ts'
import { sightOf } from './sight.ts'
import { latestIn } from './tables.ts'
import type { DoctorText } from './text.en.ts'

/** When this program was written: no clock that is right is before it. */
const WRITTEN = 2026
const SOME_DAY = 2100
const AHEAD = 60_000
/** By so much the database's clock and ours may differ without anybody noticing; and by so much at most. */
const [APART, FAR_APART] = [2000, 60_000]

export const clock: Check = async (visit) => {
  const { data, store, now, text } = visit
  const year = new Date(now).getUTCFullYear()
  if (year < WRITTEN || year > SOME_DAY) return [ill(text.clock.year(year))]
  const sight = store ? await sightOf(visit) : undefined
  const latest = store ? (sight?.latest ?? 0) : latestIn(data)
  if (latest > now + AHEAD) return [ill(text.clock.future(new Date(latest).toISOString()))]
  return [await synchronised(text.clock), ...(sight ? [between(sight.ahead, text.clock)] : [])]
}

export function between(ahead: number, text: DoctorText['clock']): Finding {
  const apart = Math.abs(ahead)
  const seconds = Math.round(apart / 100) / 10
  if (apart > FAR_APART) return ill(text.apart(seconds))
  return apart > APART ? mind(text.apart(seconds)) : well(text.together(seconds))
}

/** As far as the machine knows: many have nobody who could say. */
async function synchronised(text: DoctorText['clock']): Promise<Finding> {
  try {
    const words = ['show', '--property', 'NTPSynchronized', '--value']
    const { stdout } = await promisify(execFile)('timedatectl', words, { timeout: 10_000 })
    if (stdout.trim() === 'yes') return well(text.synchronised)
    if (stdout.trim() === 'no') return mind(text.alone)
  } catch {
    // Nobody to ask.
  }
  return well(text.plausible)
}
