/**
 * Answers over HTTP. What that takes is read when somebody asks for the first time, or a moment after the house has opened: whoever
 * comes back to a house that fell comes by a socket, which needs none of it and shall not wait for it.
 */
import type { RequestListener } from 'node:http'
import type { Metrics } from '../ports.ts'
import type { Reception } from './http.ts'

export interface Answering {
  readonly answer: RequestListener
  /** Reads what it takes, unless that was done. */
  prepare(): void
}

export function answering(means: Reception, metrics: Pick<Metrics, 'trouble'>): Answering {
  let read: Promise<RequestListener> | undefined
  const listener = (): Promise<RequestListener> => {
    read ??= import('./http.ts').then(({ reception }) => reception(means))
    return read
  }
  const failed = (error: unknown) => metrics.trouble('http', error)
  return {
    answer(request, response) {
      listener()
        .then((answer) => answer(request, response))
        .catch((error) => {
          failed(error)
          response.destroy()
        })
    },
    prepare: () => void listener().catch(failed),
  }
}
