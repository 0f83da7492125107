/**
 * What a record that agrees with itself is worth on this device. Whoever wrote it can make any file agree with itself: *fair* is
 * what agrees with what a device saw, too.
 */
import { contradicts } from '../../kernel/witness.ts'
import type { Finding } from './judge.ts'

export type Worth = 'fair' | 'without own' | 'alone' | 'before' | 'not seen'

export function worthOf({ terms, testimony }: Finding & { fair: true }): Worth {
  if (testimony && contradicts(testimony)) return 'not seen'
  if (!terms.restarts) return 'before'
  // Nothing else says that all the luck hangs on was there before anything was opened.
  if (testimony?.agreement !== 'same') return 'alone'
  return testimony.bytes === 'same' ? 'fair' : 'without own'
}
