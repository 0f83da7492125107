import type { CliText } from './text.en.ts'

/** Tells people how far long work is, without touching what machines read. */
export function progress(text: CliText, total: number): { done: (count: number) => void; end: () => void } {
  const live = process.stderr.isTTY
  const every = live ? 200 : 10_000
  let last = Date.now()
  return {
    done(count) {
      if (Date.now() - last < every) return
      last = Date.now()
      process.stderr.write(live ? `\r${text.progress(count, total)}` : `${text.progress(count, total)}\n`)
    },
    end() {
      if (live) process.stderr.write('\r\x1b[K')
    },
  }
}
