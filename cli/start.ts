import { flushCompileCache } from 'node:module'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { type OpenHouse, openHouse, type Plan } from '../server/main.ts'
import { proxiesAt } from '../server/net/address.ts'
import { readPage } from '../server/net/static-files.ts'
import { isName } from '../server/ops/identity.ts'
import { type Relay, wrongWith } from '../server/voices/ways.ts'
import { builtPage, Unbuilt } from '../web/build.ts'
import { certificateOf } from './certificate.ts'
import { addressOf } from './home.ts'
import { whatShuts } from './shut.ts'
import type { CliText } from './text.en.ts'
import { told } from './told.ts'
import type { Voice } from './voice.ts'
import { dataOf, onlyFlags, PORT, read, storeOf, Usage, type Words } from './words.ts'

const logLevels = ['silent', 'error', 'warn', 'info']

/** Opens the house and keeps it open until somebody closes it. */
export async function start(args: readonly string[], voice: Voice): Promise<string> {
  const words = read(args.map(withProxy), {
    port: 'value',
    host: 'value',
    data: 'value',
    store: 'value',
    name: 'value',
    log: 'value',
    cert: 'value',
    key: 'value',
    proxy: 'value',
    contact: 'value',
    turn: 'value',
    keep: 'value',
  })
  onlyFlags(words)
  const { text, json } = words
  const log = words.value('log') ?? 'warn'
  if (!logLevels.includes(log)) throw new Usage(text.errors.noLog(log, logLevels.join(', ')))
  const host = words.value('host')
  const name = words.value('name')
  if (name !== undefined && !isName(name)) throw new Usage(text.errors.noName(name))
  const contact = words.value('contact')
  if (contact !== undefined && !isContact(contact)) throw new Usage(text.errors.noContact(contact))
  const relay = relayOf(words)
  const keep = words.time('keep')
  const proxy = words.value('proxy')
  const proxies = proxiesAt(proxy?.split(',') ?? [])
  if (!proxies) throw new Usage(text.errors.noProxy(proxy ?? ''))
  // Before the page is built, which takes a moment: who mistyped should not wait for it.
  const port = words.whole('port', PORT, [0, 65_535])
  const certificate = certificateOf(words, voice)
  const home = (at: number) => addressOf(host, at, certificate, networkInterfaces())
  const house = await opened(words, {
    page: readPage(await page(words, voice)),
    data: dataOf(words),
    store: storeOf(words),
    name,
    port,
    host,
    home,
    certificate,
    log,
    proxies,
    relay,
    ...(contact && { letters: { contact } }),
    ...(keep && { limits: { keep } }),
  })
  const address = home(house.port)
  voice.out(
    json ? `${JSON.stringify({ address })}\n` : greeting(text, address, storeOf(words) ? undefined : dataOf(words)),
  )
  // Kept at once, and not only at the end: a house that falls gets up again in half the time.
  flushCompileCache()
  await told()
  await house.close()
  return json ? '' : text.closed
}

/** What whoever opens the house reads; phones read the code. */
export function greeting(text: CliText, address: string, data: string | undefined): string {
  const kept = data === undefined ? '' : `${text.keptIn(data)}\n`
  return `${renderUnicodeCompact(address)}\n${text.open(address)}\n${kept}`
}

/** A proxy that is not named is on this machine. */
function withProxy(word: string, at: number, words: readonly string[]): string {
  const next = words[at + 1]
  return word === '--proxy' && (next === undefined || next.startsWith('-')) ? '--proxy=loopback' : word
}

/** Servers for voices. Their secret is no flag: whoever lists the programs of this machine reads flags. */
function relayOf(words: Words): Relay {
  const servers = words.value('turn')?.split(',') ?? []
  const relay = { servers, secret: process.env.HUMBUG_TURN_SECRET || undefined }
  const wrong = wrongWith(relay)
  if (wrong === undefined) return relay
  throw new Usage(words.text.errors[wrong](words.value('turn') ?? ''))
}

/** What a post office takes for an address: of mail, or of the web. */
function isContact(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'mailto:' && url.pathname.includes('@')))
}

async function page({ text }: Words, { err }: Voice): Promise<string> {
  try {
    return await builtPage(() => err(`humbug: ${text.building}\n`))
  } catch (error) {
    if (error instanceof Unbuilt) throw new Usage(text.errors.noPage)
    throw error
  }
}

async function opened({ text }: Words, plan: Plan): Promise<OpenHouse> {
  try {
    return await openHouse(plan)
  } catch (error) {
    throw whatShuts(error, text, plan) ?? error
  }
}
