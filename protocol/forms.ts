/** Forms of what a device may say, which several parsers share. */
import * as v from 'valibot'
import { seen } from './names.ts'

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Something to see, and no invisible letters but the joiners that some scripts and emoji need. */
export const visible = v.regex(seen)
export const printable = v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u)
