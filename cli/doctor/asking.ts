/** What is answered at an address, plainly or over TLS; whether a certificate is good is asked elsewhere. */
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSealed } from 'node:https'
import { text as textOf } from 'node:stream/consumers'

const PATIENCE = 10_000

export interface Answer {
  readonly status: number
  readonly body: string
}

/** Nothing if nobody answers, or in no way that we know. */
export function asked(url: URL, headers: RequestOptions['headers'] = {}): Promise<Answer | undefined> {
  return new Promise((done) => {
    const request = url.protocol === 'https:' ? requestSealed : requestPlain
    const signal = AbortSignal.timeout(PATIENCE)
    const asking = request(url, { headers, rejectUnauthorized: false, agent: false, signal })
    const nothing = () => done(undefined)
    asking.once('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      done({ status: statusCode, body: '' })
    })
    asking.once('response', (answer: IncomingMessage) => {
      const { statusCode: status = 0 } = answer
      textOf(answer).then((body) => done({ status, body }), nothing)
    })
    asking.once('error', nothing)
    asking.end()
  })
}
