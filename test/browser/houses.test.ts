/** Three houses behind HAProxy and one game: the house with its pages closes, the next one falls, and nobody loses a step. */
import { expect, test } from 'vitest'
import { hoax } from '../../games/hoax/index.ts'
import type { Move } from '../../games/hoax/state.ts'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import { verify } from '../../kernel/verify.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { HouseApart } from '../houses/apart.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import { recordOf } from '../tables.ts'
import { firstOf } from './asked.ts'
import { freshStreet } from './fresh.ts'
import { letPass, readRole, speak, tableOf, take, unmask } from './hoax.ts'
import type { Person } from './person.ts'
import { readLog, toldAt } from './sentences.ts'
import { sitDown } from './table.ts'

const street = freshStreet()

async function does(player: Seated, move: Move): Promise<void> {
  await player.must({ is: 'move', question: player.view.agenda.question, move })
}

/** A table of Hoax for four: three sit down at HAProxy's address, the fourth chair is for whoever has laid it. */
async function laid(people: readonly Person[]): Promise<{ readonly code: string; readonly host: Seated }> {
  const host = await connect(street().port)
  const options = { ...defaults(hoax, 4), starter: 3 } as unknown as Settings['options']
  const { code } = await host.must({ is: 'create', settings: { ...settingsFor(4), game: 'hoax', options } })
  for (const person of people) {
    await person.goTo(`/t/${code}`)
    await sitDown(person)
  }
  return { code: sure(code, 'code'), host }
}

/** Comes to the table in this house, from wherever they were. */
async function comesBy(player: Seated, { port }: HouseApart, code: string): Promise<void> {
  player.socket.terminate()
  await connect(port, player)
  await player.must({ is: 'enter', code, seen: player.seq })
}

const isAsked = ({ page }: Person) => page.locator('.ledge .hoax-choices_big.hoax-choices_calm:enabled').waitFor()
const sees = (level: number, { page }: Person) => page.locator(`[data-level="${level}"] .hoax-claim`).waitFor()

/** How often a house has let this page in. */
const welcomes = ({ heard }: Person) => heard.filter((frame) => frame.includes('"is":"welcome"')).length

/** This house ends while somebody does something, who need not notice; then everybody who was in it is in another. */
async function ends(
  house: HouseApart,
  signal: 'SIGKILL' | 'SIGTERM',
  meanwhile: Promise<void>,
): Promise<number | null> {
  const all = () => street().people.reduce((sum, person) => sum + welcomes(person), 0)
  const [before, guests] = [all(), await house.sockets()]
  expect(guests).toBeGreaterThan(0)
  const [status] = await Promise.all([house.end(signal), meanwhile])
  await expect.poll(() => all() - before).toBeGreaterThanOrEqual(guests)
  return status
}

/** Leaves every ceremony that is told, until the game is over on this page. */
async function untilOver(person: Person): Promise<void> {
  const moments = { told: '.hoax-rites_told .kit_go', over: '.over_places' } as const
  while ((await firstOf(person, moments)) === 'told') await person.pressIfThere(moments.told)
}

test('a house closes and another is killed, each in a window: no step is lost, and none is done twice', async () => {
  const [ada, ben, cleo] = await Promise.all([
    street().newPerson({ name: 'Ada', as: 'wide' }),
    street().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    street().newPerson({ name: 'Cleo', as: 'small' }),
  ])
  const people = [ada, ben, cleo]
  const { code, host: emil } = await laid(people)
  // The address of a socket names the table, so the pages are together. Emil is elsewhere.
  const first = await street().byGuests()
  expect(await first.fullest.sockets()).toBeGreaterThanOrEqual(people.length)
  await comesBy(emil, at(first.others, 0), code)
  await emil.must({ is: 'sit', name: 'Emil' })
  await emil.must({ is: 'start' })
  await emil.until(() => emil.room?.stage === 'playing' && tableOf(emil).stage === 'taking')
  await does(emil, { kind: 'take', sort: 'gold' })
  for (const person of people) await take(person)
  const roles = await Promise.all(people.map(readRole))
  await emil.until(() => tableOf(emil).stage === 'action')
  await does(emil, { kind: 'income', role: 'peasant' })

  // Is the deed allowed? Ada has answered, Ben does just then, Cleo in the next house.
  await Promise.all(people.map(isAsked))
  await letPass(ada)
  await emil.until(() => tableOf(emil).done[0] === true)
  street().wire.forgive()
  expect(await ends(first.fullest, 'SIGTERM', letPass(ben))).toBe(0)
  for (const { heard } of people) expect(heard.join()).toContain('{"is":"bye","why":"restart"}')
  await speak(cleo)
  await Promise.all(people.map((person) => sees(1, person)))

  // What does it cost? Again Ada has answered, and Ben does just then. The third house is left.
  const second = await street().byGuests()
  await comesBy(emil, at(second.others, 0), code)
  await Promise.all([ada, ben].map(isAsked))
  await letPass(ada)
  await emil.until(() => tableOf(emil).stage === 'judges' && tableOf(emil).done[0] === true)
  expect(await ends(second.fullest, 'SIGKILL', speak(ben))).toBeNull()
  await Promise.all(people.map((person) => sees(2, person)))

  // Every page tells what the table tells, each line once.
  const told = await toldAt(street().port, code)
  const reads = (person: Person) => expect.poll(() => readLog(person)).toEqual(told(person.language))
  await Promise.all(people.map(reads))

  await unmask(ada, ben, { role: at(roles, 1) })
  await emil.until(() => tableOf(emil).out[1] !== null)
  for (const seat of [2, 0]) await does(emil, { kind: 'unmask', seat, role: at(roles, seat) })
  await Promise.all(people.map(untilOver))
  for (const person of people) expect(await person.text('.hoax-results .hoax-results_won')).toContain('Emil')

  const record = await (await recordOf(street().port, emil, `${code}/1`)).text()
  expect(verify(record, findGame)).toMatchObject({ fair: true })
  const entries = record.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  const spoken = entries.flatMap(({ seat, move }) =>
    ['pass', 'illegal', 'fine'].includes(move?.kind) ? [`${seat} ${move.kind}`] : [],
  )
  expect(spoken.toSorted()).toEqual(['0 pass', '0 pass', '1 fine', '1 pass', '2 illegal'])
})
