/** A table at which somebody listens, among players without a page. */
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import { Ear } from './heard.ts'
import type { Person } from './person.ts'

/** The games with boards that somebody has learnt to play by ear. */
export type Heard = 'rats' | 'goblets' | 'toast' | 'hoax'

export interface Laid {
  readonly key: string
  readonly seats: number
  readonly options: object
}

export const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida']

/** The listener sits down first, by roles and names alone. */
export async function sitAmong(person: Person, { key, seats, options }: Laid) {
  const { page, parlour } = person
  const game = sure(findGame(key), key)
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour.port)))
  const host = sure(others[0], 'host')
  const chosen = { ...(defaults(game, seats) as object), ...options } as Settings['options']
  const settings = settingsFor(seats, { options: chosen }, game)
  const code = sure((await host.must({ is: 'create', settings })).code, 'code')
  await person.goTo(`/t/${code}`)
  const ear = await Ear.at(person)
  const field = page.getByRole('textbox', { name: /^(What are you called|Wie heißt du)\?$/ })
  await field.fill(person.name)
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
  for (const [at, other] of others.entries()) {
    await other.must({ is: 'enter', code })
    await other.must({ is: 'sit', name: sure(names[at + 1], 'name') })
  }
  await host.must({ is: 'start' })
  return { code, ear, others }
}

/** `brisk`: towards the end, but the listener shall have something to do before. `any`: whatever is open. */
export type Manner = 'brisk' | 'any'

type Open = Seated['moves'][number] & { readonly seat?: number; readonly vote?: string; readonly token?: string }

/** What brings a game to its end, the first that is open before the others. */
function wanted(other: Seated): ((move: Open) => boolean)[] {
  const { round = 0 } = (other.game as { readonly table: { readonly round?: number } }).table
  const late = other.rules.key === 'hoax' && round > 1
  return [
    ({ kind, token }) => kind === 'believe' || kind === 'toast' || (kind === 'pour' && token === 'wine'),
    ({ vote }) => vote === 'yes',
    ({ kind, seat }) => late && kind === 'accuse' && seat === 0,
    ({ kind }) => round > 2 && kind === 'unmask',
  ]
}

const interrupts = new Set(['accuse', 'unmask', 'question'])

function choose(other: Seated, manner: Manner, luck: Chance): Open {
  const all = other.moves as readonly Open[]
  const spared = all.filter(({ kind, seat }) => !(kind === 'unmask' && seat === 0))
  if (manner === 'any') return sure(spared[luck(spared.length)], 'move')
  const ways = wanted(other).flatMap((is) => all.find(is) ?? [])
  const calm = all.filter(({ kind }) => !interrupts.has(kind))
  const usual = other.rules.key === 'rats' ? calm.at(-1) : calm[luck(calm.length)]
  return sure(ways[0] ?? usual, 'move')
}

/** Plays to the end without a page. */
export async function playAround(other: Seated, manner: Manner, luck: Chance): Promise<void> {
  const isOver = () => other.room?.stage === 'over'
  await other.until(() => other.room?.stage === 'playing')
  while (!isOver()) {
    await other.until(() => other.moves.length > 0 || isOver())
    if (isOver()) return
    const { seq } = other
    const move = choose(other, manner, luck)
    const reply = await other.ask({ is: 'move', question: other.view.agenda.question, move })
    await other.until(() => other.seq >= (reply.is === 'ok' ? sure(reply.seq, 'seq') : seq + 1))
  }
}
