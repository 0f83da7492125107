/** A file that plays in a thread of its own. */
import { Worker } from 'node:worker_threads'
import { type Failure, type OwnPlayer, shortly, Trouble } from './player.ts'
import type { Start } from './shape.ts'

type Said = { readonly answer: unknown } | { readonly failure: Failure }

export function threaded(file: string): OwnPlayer {
  let worker: Worker | undefined
  let begun: Start | undefined
  const stop = () => {
    void worker?.terminate()
    worker = undefined
  }
  const running = () => {
    if (worker) return worker
    const fresh = new Worker(new URL('./file-thread.ts', import.meta.url), { workerData: file })
    const gone = () => {
      if (worker === fresh) worker = undefined
    }
    // Between two questions it may fail unheard: it begins anew with the next.
    fresh.on('error', gone).on('exit', gone)
    fresh.postMessage({ start: begun })
    worker = fresh
    return fresh
  }
  return {
    begin(start) {
      begun = start
      worker?.postMessage({ start })
    },
    choose(view, moves) {
      const thinker = running()
      return new Promise((done, failed) => {
        const forget = () => {
          thinker.off('message', hear)
          thinker.off('error', threw)
          thinker.off('exit', died)
        }
        const hear = (said: Said) => {
          forget()
          if ('answer' in said) done(said.answer)
          else failed(new Trouble(said.failure.kind, said.failure.what))
        }
        const threw = (error: unknown) => {
          forget()
          failed(new Trouble('threw', shortly(String(error))))
        }
        const died = (code: number) => {
          forget()
          failed(new Trouble('died', String(code)))
        }
        thinker.on('message', hear).on('error', threw).on('exit', died)
        thinker.postMessage({ view, moves })
      })
    },
    stop,
  }
}
