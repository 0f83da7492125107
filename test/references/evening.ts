/**
 * An evening in a real house, in which everything that can be asked is asked once, in plain text. Time stands still and luck is always
 * the same, so that whoever writes it down writes the same every time.
 */
import { createHash } from 'node:crypto'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { promise } from '../../kernel/fair.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { CircleView } from '../../protocol/circle.ts'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { house } from '../open.ts'
import { type Example, Guest } from './guest.ts'
import { readings } from './readings.words.ts'

export interface Evening {
  /** By what was asked; of a circle, by `circle` and what was wanted. */
  readonly asks: ReadonlyMap<string, Example>
  readonly frames: ReadonlyMap<Frame['is'], Frame>
  /** The game as somebody saw it before the change that is among the frames, and after it. */
  readonly before: unknown
  readonly after: unknown
}

const NOON = 1_800_000_000_000
const BYTES = '5e'.repeat(32)
const TICKET = '7c'.repeat(32)
const sha = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex')
const thing = (name: string) => sure(findGame(name), 'game')

export async function wholeEvening(): Promise<Evening> {
  const luck = seeded(24)
  const hex = () => luck(256).toString(16).padStart(2, '0')
  const { port } = await house({
    limits: { sitInAfter: 0, awayGrace: 0 },
    instead: {
      clock: { now: () => NOON, at: () => () => {} },
      fresh: (bytes) => Array.from({ length: bytes }, hex).join(''),
    },
  })
  const asks = new Map<string, Example>()
  const guest = (name: string, pen = name) => new Guest(name, pen, port, asks).comes()
  const everybody: Guest[] = []
  for (const name of ['ada', 'ben', 'cleo', 'dora', 'eve']) everybody.push(await guest(name))
  const [ada, ben, cleo, dora, eve] = everybody as [Guest, Guest, Guest, Guest, Guest]
  const settings: Settings = {
    game: 'rats',
    seats: 3,
    options: defaults(thing('rats'), 3) as Settings['options'],
    clock: 'relaxed',
    listed: 'listed',
    talk: 'free',
    watching: 'open',
  }

  const code = sure((await ada.does({ is: 'create', settings })).code, 'code')
  await ada.enters(code)
  await ada.does({ is: 'sit', seat: 0, name: 'Ada', mark: 'moon' })
  await ada.does({ is: 'list' })
  await ada.does({ is: 'mine' })
  await ada.does({ is: 'set', settings: { ...settings, voices: 'everybody', programs: 'open' } })
  await ada.does({ is: 'hire', seat: 2, level: 'easy', nature: 'fox' })
  await ada.does({ is: 'dismiss', seat: 2 })
  await ben.enters(code)
  await ben.does({ is: 'sit', name: 'Ben' })
  await eve.enters(code)
  await eve.does({ is: 'bring', name: 'Clockwork', of: 'Eve' })
  await ada.does({ is: 'kick', seat: 2 })
  await eve.until(() => eve.farewell !== undefined)
  await ada.does({ is: 'lock' })
  await ada.does({ is: 'unlock' })
  await cleo.enters(code)
  await cleo.does({ is: 'start' }, 'not host')
  const no = cleo.last('no')
  await cleo.does({ is: 'sit', name: 'Cleo' })
  await dora.enters(code)
  await ada.does({ is: 'hand on', seat: 1 })
  await ben.does({ is: 'hand on', seat: 0 })
  await ada.does({ is: 'say', words: { is: 'phrase', phrase: 'believe me' } })

  await cleo.does({ is: 'ticket', hash: sha(TICKET) })
  const phone = await guest('phone')
  await phone.does({ is: 'claim', code, ticket: TICKET })
  await cleo.does({ is: 'exit' })

  await ada.does({ is: 'voice', gives: 'voice', mic: 'open', where: 'far' })
  await ben.does({ is: 'voice', gives: 'ears', mic: 'shut', where: 'room' })
  const voices = ben.introduction()
  await ada.does({ is: 'speaks' })
  await ben.does({ is: 'introduce', to: at(voices.voices, 0).name, words: 'eyJvZmZlciI6Ii4uLiJ9' })
  await ada.until(() => ada.heard.some((text) => text.includes('"introduced"')))

  const circle = sure((await ada.does({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })).code, 'circle')
  const wants = (person: Guest, wish: CircleWish) => person.does({ is: 'circle', circle, wish })
  await wants(ben, { wants: 'join', name: 'Ben', mark: 'key' })
  await wants(phone, { wants: 'join', name: 'Cleo', mark: 'fish' })
  await wants(ada, { wants: 'ticket', hash: sha(TICKET) })
  await wants(dora, { wants: 'claim', ticket: TICKET })
  await wants(ben, { wants: 'introduce', name: 'Benedict', mark: 'bell' })
  await wants(ben, { wants: 'letters', letters: 'off' })
  await wants(ada, { wants: 'plan', at: NOON + 86_400_000, note: 'Bring cake.' })
  await wants(ben, { wants: 'come', comes: 'perhaps' })
  await wants(ada, { wants: 'call off' })
  await wants(ada, { wants: 'rename', title: 'Fridays' })
  await wants(ada, { wants: 'renew' })
  await wants(ada, { wants: 'season', title: 'Winter' })

  const players = [ada, ben, phone]
  await deal(players, `${code}-1`)
  await dora.until(() => dora.room?.stage === 'playing')
  const view = ben.last('view')
  await ada.does({ is: 'pause' })
  await ada.does({ is: 'go on' })
  await ada.does({ is: 'more time' })
  await ada.does({ is: 'hurry', puppets: 'brisk' })

  const before = ben.game
  const mover = sure(
    players.find(({ moves }) => moves.length > 0),
    'somebody who is asked',
  )
  const ok = await mover.plays()
  const { seq = 0 } = ok
  await Promise.all([...players, dora].map((person) => person.until(() => person.seq >= seq)))
  const [change, after] = [ben.last('change'), ben.game]
  await dora.does({ is: 'bet', on: seq, seat: sure(mover.seat, 'seat'), says: 'lie', sure: 80, name: 'Dora' })

  await ben.goes()
  await ada.until(() => !ada.here.includes(1))
  const here = ada.last('here')
  await ada.does({ is: 'stand in', seat: 1, level: 'easy' })
  const back = await guest('ben', 'ben-b')
  await back.enters(code)
  await back.does({ is: 'return' })
  await back.goes()
  await ada.until(() => !ada.here.includes(1))
  await dora.does({ is: 'offer', seat: 1, name: 'Dora' })
  await ada.does({ is: 'turn down', seat: 1, name: 'Dora' })
  await dora.does({ is: 'offer', seat: 1, name: 'Dora' })
  await phone.does({ is: 'agree', seat: 1, name: 'Dora' })
  await ada.does({ is: 'let in', seat: 1, name: 'Dora' })
  const again = await guest('ben', 'ben-c')
  await again.enters(code)
  await again.does({ is: 'return' })
  await again.does({ is: 'noted' })
  await again.does({ is: 'welcome', whom: 'helpers' })

  await playOut([ada, again, phone])
  const hoax = { game: 'hoax', seats: 3, options: defaults(thing('hoax'), 3) as Settings['options'] }
  await ada.does({ is: 'again', next: hoax })
  await Promise.all([ada, again, phone].map((person) => person.until(() => person.room?.stage === 'lobby')))
  await deal([ada, again, phone], `${code}-2`)
  await ada.does({ is: 'doze', until: 'concerned' })
  await phone.does({ is: 'leave' })
  await ada.does({ is: 'close' })
  await ada.does({ is: 'letters', to: null })

  const names = { code, round: '1', circle }
  for (const path of Object.keys(readings)) await read(port, withNames(path, names), ada)
  const { persons } = (await read(port, `/circles/${circle}`, ada)) as CircleView
  const idOf = (name: string) => sure(persons.find((person) => person.name === name)?.id, name)
  await wants(ada, { wants: 'send off', person: idOf('Cleo') })
  await wants(ada, { wants: 'hand on', person: idOf('Benedict') })
  await wants(ada, { wants: 'leave', games: 'stay' })
  await wants(again, { wants: 'end' })
  await ada.does({ is: 'forget' })
  const frames = new Map(
    [ada.last('welcome'), ok, no, view, change, here, voices, ada.last('introduced'), ada.last('tables')].map(
      (frame) => [frame.is, frame],
    ),
  )
  frames.set('bye', eve.last('bye'))
  for (const person of [ada, again, phone, dora, cleo, eve]) await person.goes()
  return { asks, frames, before, after }
}

const withNames = (path: string, names: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => sure(names[name], name))

/** What one may read over plain HTTP, as this device. */
async function read(port: number, path: string, { token }: Guest): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : answer.text()
}

/** Everybody adds to the luck, and the game begins. */
async function deal(people: readonly Guest[], table: string): Promise<void> {
  for (const person of people)
    await person.does({ is: 'promise', promise: promise(table, sure(person.seat, 'seat'), BYTES) })
  await at(people, 0).does({ is: 'start' })
  for (const person of people) await person.does({ is: 'show', bytes: BYTES })
  await Promise.all(people.map((person) => person.until(() => person.room?.stage === 'playing')))
}

async function playOut(people: readonly Guest[]): Promise<void> {
  for (;;) {
    const seq = Math.max(...people.map((person) => person.seq))
    await Promise.all(people.map((person) => person.until(() => person.seq >= seq)))
    const asked = people.find(({ moves }) => moves.length > 0)
    if (!asked) return
    await asked.plays()
  }
}
