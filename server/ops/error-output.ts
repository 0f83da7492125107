/**
 * Where the log goes. What cannot be written is dropped: nobody falls over a disk that is full, nor waits for a reader that stands
 * still. pino's own destination ends the process at the first such error, and at its end tries again for ever.
 */
import { write } from 'node:fs'

/** So much may wait, in characters: what comes while nobody takes it need not fill the memory. */
const MOST = 1_000_000
/** A reader that is slow is tried again so often, after so many milliseconds: a house that closes waits no longer for it. */
const [TRIES, AGAIN] = [50, 100]

export interface Output {
  write(text: string): void
}

export function errorOutput(file = 2): Output {
  let waiting = ''
  let isBusy = false
  const next = () => {
    isBusy = waiting !== ''
    if (!isBusy) return
    const bytes = Buffer.from(waiting)
    waiting = ''
    put(bytes)
  }
  const put = (bytes: Buffer, tries = TRIES): void =>
    write(file, bytes, (error, written) => {
      if (error?.code === 'EAGAIN' && tries > 0) setTimeout(put, AGAIN, bytes, tries - 1)
      else if (!error && written < bytes.length) put(bytes.subarray(written))
      else next()
    })
  return {
    write(text) {
      if (waiting.length + text.length > MOST) return
      waiting += text
      if (!isBusy) next()
    },
  }
}
