import { allWitnesses } from '../app/seen.ts'
import { newThread } from '../near/thread.ts'
import type { Case, Finding } from './judge.ts'

export type Proof = Finding | { readonly fair: false; readonly flaw: 'unchecked' }

export interface Proven {
  readonly proof: Proof
  /** How long the checking took, in milliseconds. */
  readonly took: number
}

/** Checks a record on this device, and against what it saw itself, beside whatever the page is doing. Nothing leaves the device. */
export function prove(record: Pick<Case, 'text' | 'asked'>, signal: AbortSignal): Promise<Proven> {
  return new Promise((resolve) => {
    const worker = newThread()
    const end = (proven: Proven) => {
      worker.terminate()
      resolve(proven)
    }
    worker.onmessage = ({ data }: MessageEvent<Proven>) => end(data)
    // The thread itself did not come: an old browser, or the line was lost before it was fetched.
    worker.onerror = () => end({ proof: { fair: false, flaw: 'unchecked' }, took: 0 })
    signal.addEventListener('abort', () => worker.terminate(), { once: true })
    worker.postMessage({ ...record, witnesses: allWitnesses() } satisfies Case)
  })
}
