import type { Voice } from './voice.ts'

/** Tells people how far long work is, without touching what machines read. */
export function progress(
  { live, every, err }: Voice,
  say: (done: number, total: number) => string,
  total: number,
): { done: (count: number) => void; end: () => void } {
  let last = Date.now()
  return {
    done(count) {
      if (Date.now() - last < every) return
      last = Date.now()
      err(live ? `\r${say(count, total)}` : `${say(count, total)}\n`)
    },
    end() {
      if (live) err('\r\x1b[K')
    },
  }
}
