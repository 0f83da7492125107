/** Three houses behind HAProxy: the one that has a table's pages is gone in a reaction window, and the game goes on in another. */
import { expect, test } from 'vitest'
import { hoax } from '../../games/hoax/index.ts'
import type { Move, Role } from '../../games/hoax/state.ts'
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
import { letPass, readRole, tableOf, take, unmask } from './hoax.ts'
import type { Person } from './person.ts'
import { readLog, toldAt } from './sentences.ts'
import { sitDown } from './table.ts'

const street = freshStreet()

interface Evening {
  readonly code: string
  /** Whose pages are in one house … */
  readonly people: readonly [Person, Person, Person]
  readonly full: HouseApart
  /** … and who sits at the same table without a page, in another. */
  readonly emil: Seated
  readonly other: HouseApart
}

/** A table of Hoax for four, with three pages at HAProxy's address; Emil begins. */
async function evening(): Promise<Evening> {
  const people = await Promise.all([
    street().newPerson({ name: 'Ada', as: 'wide' }),
    street().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    street().newPerson({ name: 'Cleo', as: 'small' }),
  ])
  const host = await connect(street().port)
  const options = { ...defaults(hoax, 4), starter: 3 } as unknown as Settings['options']
  const laid = await host.must({ is: 'create', settings: { ...settingsFor(4), game: 'hoax', options } })
  const code = sure(laid.code, 'code')
  for (const person of people) {
    await person.goTo(`/t/${code}`)
    await sitDown(person)
  }
  host.socket.terminate()
  // The address names the table, so all three are together.
  const { full, others } = await street().houseOf(people.length)
  const other = at(others, 0)
  const emil = await connect(other.port, host)
  await emil.must({ is: 'enter', code })
  await emil.must({ is: 'sit', name: 'Emil' })
  await emil.must({ is: 'start' })
  await emil.until(() => emil.room?.stage === 'playing' && tableOf(emil).stage === 'taking')
  await does(emil, { kind: 'take', sort: 'gold' })
  for (const person of people) await take(person)
  await emil.until(() => tableOf(emil).stage === 'action')
  return { code, people, full, emil, other }
}

async function does(player: Seated, move: Move): Promise<void> {
  await player.must({ is: 'move', question: player.view.agenda.question, move })
}

const window = ({ page }: Person) => page.locator('.ledge .hoax-choices_big.hoax-choices_calm:enabled').waitFor()
/** How often a house has let this page in. */
const welcomes = ({ heard }: Person) => heard.filter((frame) => frame.includes('"is":"welcome"')).length

/** Leaves every ceremony that is told, until the game is over on this page. */
async function untilOver(person: Person): Promise<void> {
  const moments = { told: '.hoax-rites_told .kit_go', over: '.over_places' } as const
  while ((await firstOf(person, moments)) === 'told') await person.pressIfThere(moments.told)
}

/** Emil guesses right, since the test knows. */
const emilUnmasks = (emil: Seated, seat: number, role: Role) => does(emil, { kind: 'unmask', seat, role })

test.each([
  ['is killed', 'SIGKILL', null],
  ['closes', 'SIGTERM', 0],
] as const)(
  'a house that %s in a window costs its guests no step, and none is done twice',
  async (_, signal, status) => {
    const { code, people, full, emil, other } = await evening()
    const [ada, ben, cleo] = people
    const roles = await Promise.all(people.map(readRole))
    await does(emil, { kind: 'income', role: 'peasant' })
    await Promise.all(people.map(window))
    await letPass(ada)
    await emil.until(() => tableOf(emil).done[0] === true)

    street().wire.forgive()
    // Ben presses while it happens: before, between or after.
    const [ended] = await Promise.all([full.end(signal), letPass(ben)])
    expect(ended).toBe(status)
    for (const person of people) await expect.poll(() => welcomes(person), { timeout: 30_000 }).toBeGreaterThan(1)
    await letPass(cleo)
    // Nobody spoke: the pages let the last call pass by themselves.
    await emil.until(() => tableOf(emil).stage === 'last call' && emil.view.agenda.asked.join() === '3')

    // Every page tells what the table tells, each line once.
    const told = await toldAt(other.port, code)
    for (const person of people)
      await expect.poll(() => readLog(person), { timeout: 30_000 }).toEqual(told(person.language))

    await unmask(ada, ben, { role: at(roles, 1) })
    await emil.until(() => tableOf(emil).out[1] !== null)
    await emilUnmasks(emil, 2, at(roles, 2))
    await emilUnmasks(emil, 0, at(roles, 0))
    await Promise.all(people.map(untilOver))
    for (const person of people) expect(await person.text('.hoax-results .hoax-results_won')).toContain('Emil')

    const record = await (await recordOf(other.port, emil, `${code}/1`)).text()
    expect(verify(record, findGame)).toMatchObject({ fair: true })
    const entries = record.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
    const passes = entries.filter(({ move }) => move?.kind === 'pass').map(({ seat }) => seat)
    expect(passes.toSorted()).toEqual([0, 0, 1, 1, 2, 2])
  },
)
