import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, house, playOut, settingsFor, start, tableOf } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import { brinkOf, hangUp, knows, plays, type Three } from '../../test/tables.ts'
import type { Guest, Thought } from '../ports.ts'

afterEach(closeAll)

/** How often something went wrong there, as the operator reads it. */
async function troubles(port: number, where: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^humbug_troubles_total\\{where="${where}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}

/** Somebody to whom nothing can be said. */
const deaf = (tried: string[] = []): Guest => ({
  device: 'de'.repeat(32),
  address: 'nowhere',
  alive: true,
  send(frame) {
    tried.push(typeof frame === 'string' ? frame : JSON.stringify(frame))
    throw new Error('this line is broken')
  },
})

describe('a word that cannot be said', () => {
  test('harms neither its table nor another', async () => {
    const { port, house: inside } = await house()
    const here = await tableOf(port, 2, 3)
    const there = await tableOf(port, 2, 3)
    const tried: string[] = []
    const guest = deaf(tried)
    await inside.hear(guest, { is: 'enter', id: 'a', code: here.code })
    await Promise.all([start(here.people), start(there.people)])
    await inside.hear(guest, { is: 'say', id: 'b', words: { is: 'phrase', phrase: 'believe me' } })
    await Promise.all([playOut(here.people), playOut(there.people)])
    expect(tried.length).toBeGreaterThan(10)
    expect(await troubles(port, 'notice')).toBeGreaterThanOrEqual(tried.length)
  })

  test('is done all the same, if it is an acknowledgement', async () => {
    const { port, house: inside } = await house()
    const { code, people } = await tableOf(port, 1, 3)
    const [host] = people
    const guest = deaf()
    await inside.hear(guest, { is: 'enter', id: 'a', code })
    await at(people, 0).must({ is: 'dismiss', seat: 2 })
    await inside.hear(guest, { is: 'sit', id: 'b', seat: 2, name: 'Deaf' })
    await host?.until(() => host.room?.chairs[2]?.name === 'Deaf')
    expect(await troubles(port, 'notice')).toBeGreaterThan(1)
  })

  test('is a letter like any other', async () => {
    const post = {
      knows: () => true,
      write() {
        throw new Error('the letter box is on fire')
      },
    }
    const { port } = await house({ instead: { post } })
    const { people } = await brinkOf(port, 3, 3, { clock: 'days' })
    const [first, second, third] = people as Three
    await hangUp(second, first)
    await plays(first, { kind: 'announce', claim: 0 }, [first, third])
    expect(await troubles(port, 'notice')).toBe(1)
    const other = await tableOf(port, 3, 3)
    await start(other.people)
    await playOut(other.people)
  })
})

describe('a bot that cannot think', () => {
  const fails = async (): Promise<never> => {
    throw new Error('no idea')
  }
  /** Not even the bot that takes any move can do something with what is left of the view. */
  const failsAltogether = async ({ view }: Thought): Promise<never> => {
    Object.assign(view, { table: null, hand: null, agenda: null })
    return fails()
  }

  test('moves at random', async () => {
    const { port } = await house({ instead: { think: fails } })
    const { people } = await tableOf(port, 1, 3)
    await start(people)
    await playOut(people)
    expect(await troubles(port, 'bot')).toBeGreaterThan(2)
  })

  test('and cannot move at random either holds up its own table alone, and is asked again after a while', async () => {
    let failures = 0
    let healthy = false
    const think = (thought: Thought) => {
      if (healthy) return fails()
      failures++
      return failsAltogether(thought)
    }
    const { port } = await house({ instead: { think }, limits: { botAgain: 5 } })
    const stuck = await tableOf(port, 1, 3)
    const other = await tableOf(port, 3, 3)
    await Promise.all([start(stuck.people), start(other.people)])
    const [person] = stuck.people
    while (failures < 3) {
      if (person && person.moves.length > 0) await knows([person], (await person.must(anyMove(person))).seq ?? 0)
      else await new Promise(setImmediate)
    }
    await playOut(other.people)
    expect(await troubles(port, 'bot')).toBeGreaterThanOrEqual(6)
    healthy = true
    await playOut(stuck.people)
  })

  test('leaves nothing to be waited for in a house that has closed, whether it failed before or after', async () => {
    const botAgain = 12_345
    const goOn = Promise.withResolvers<void>()
    let failures = 0
    const think = async (thought: Thought) => {
      if (failures++ > 0) await goOn.promise
      return failsAltogether(thought)
    }
    const { port, clock, close } = await stillHouse({ instead: { think }, limits: { botAgain } })
    for (let tables = 0; tables < 2; tables++) await start((await tableOf(port, 1, 3, botBegins)).people)
    while (!clock.alarms.includes(clock.now() + botAgain) || failures < 2) await new Promise(setImmediate)
    await close()
    expect(clock.alarms).toEqual([])
    goOn.resolve()
    await new Promise(setImmediate)
    expect(clock.alarms).toEqual([])
  })
})

const botBegins = { options: { ...settingsFor(3).options, starter: 1 } }

function anyMove(player: Awaited<ReturnType<typeof tableOf>>['people'][number]) {
  return { is: 'move', question: player.view.agenda.question, move: at(player.moves, 0) } as const
}
