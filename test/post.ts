/** A post office on this machine, for tests: it takes letters, and each device opens its own as RFC 8291 says. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { at as nth, sure } from '../kernel/at.ts'
import type { Address } from '../protocol/asks.ts'
import type { Letter } from '../protocol/frames.ts'

export interface Parcel {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export class PostOffice {
  readonly parcels: Parcel[] = []
  /** What is answered next, one after the other; 201 after that. */
  readonly answers: (number | 'nothing')[] = []
  readonly #server: Server
  #waiting: (() => void)[] = []

  private constructor(server: Server) {
    this.#server = server
    server.on('request', async (request, response) => {
      const body = await buffer(request)
      this.parcels.push({ path: sure(request.url, 'url'), headers: request.headers, body })
      const status = this.answers.shift() ?? 201
      if (status !== 'nothing') response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end()
      for (const look of [...this.#waiting]) look()
    })
  }

  static async open(): Promise<PostOffice> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new PostOffice(server)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The parcel of that number, from 0, as soon as it is here. */
  async parcel(at: number): Promise<Parcel> {
    while (this.parcels.length <= at) await new Promise<void>((done) => this.#waiting.push(done))
    return nth(this.parcels, at)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** A device's own letter box: it alone has the key. */
export class LetterBox {
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly address: Address

  constructor(endpoint: string, language: Address['language'] = 'en') {
    this.#pair.generateKeys()
    const p256dh = this.#pair.getPublicKey('base64url')
    this.address = { endpoint, p256dh, auth: this.#auth.toString('base64url'), language }
  }

  open(body: Buffer): Letter {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs])
    const draw = (from: Uint8Array, with_: Uint8Array, about: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', from, with_, about, bytes))
    const secret = draw(this.#pair.computeSecret(theirs), this.#auth, info, 32)
    const key = draw(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, draw(secret, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

/** What a stamp says, if the key that it names has signed it. */
export function readStamp(authorization: string): { readonly key: string; readonly claims: Record<string, unknown> } {
  const said = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization)
  const [, head = '', claims = '', signature = '', key = ''] = sure(said, 'stamp')
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const ours = { key: signer, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), ours, Buffer.from(signature, 'base64url')))
    throw new Error('a forged stamp')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
