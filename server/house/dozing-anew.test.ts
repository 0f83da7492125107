/** The house passes for who dozes as late as a finger comes that sets out when there is something to press, and not sooner. */
import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { at as nth, sure } from '../../kernel/at.ts'
import { all, asked, DOZE, four, rules, stage, WAKE } from '../../test/dozing.ts'
import { closeAll } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { stillHouse } from '../../test/still.ts'
import { done, type Move, plays } from '../../test/tables.ts'

afterEach(closeAll)

/** All whose fingers the house is take the shortest time that one takes. */
const SOONEST = 1000
const fresh = (bytes: number) => (bytes === 4 ? '00000000' : randomBytes(bytes).toString('hex'))

/** Everybody lets everything pass, up to the next turn. */
async function turnEnds(people: readonly Player[]): Promise<void> {
  const [one] = people as [Player]
  while (stage(one) !== 'action') await all(people, ...asked(one))
}

describe('the finger of who dozes sets out anew', () => {
  const [OTHERS, ALL] = [
    [2, 3],
    [1, 2, 3],
  ]

  /** It is Ada's turn, and she has what an answer costs; Ben dozes, and his finger has all but come to the button. */
  async function nearlyPressed() {
    const open = await stillHouse({ instead: { fresh } })
    const people = await four(open.port)
    const [ada, ben] = people
    for (const player of people) {
      await plays(player, { kind: 'income', role: 'peasant' }, people)
      await turnEnds(people)
    }
    await ben.must(DOZE)
    await plays(ada, { kind: 'income', role: 'pope' }, people)
    const askedAfter = async (time: number) => {
      open.pass(time)
      await ada.ask({ is: 'say', words: { is: 'emote', emote: 'wink' } })
      return asked(ada)
    }
    expect(await askedAfter(SOONEST - 1)).toEqual(ALL)
    return { people, askedAfter }
  }

  test('when a question has interrupted', async () => {
    const { people, askedAfter } = await nearlyPressed()
    const [ada, , cleo] = people
    await plays(ada, { kind: 'question', seat: 2 }, people)
    await plays(cleo, nth(cleo.moves as readonly Move[], 0, 'card to show'), people)
    expect([stage(ada), await askedAfter(SOONEST - 1)]).toEqual(['emperors', ALL])
    expect(await askedAfter(1)).toEqual(OTHERS)
  })

  test('when an accusation has, and everybody has seen what came of it', async () => {
    const { people, askedAfter } = await nearlyPressed()
    const [ada, ben, cleo, dora] = people
    await plays(cleo, { kind: 'accuse', seat: 0, role: 'pope' }, people)
    for (const player of [ben, dora]) await plays(player, { kind: 'vote', vote: 'no' }, people)
    const shown = sure(rules.ceremony?.(ada.view.table.news), 'ceremony').length
    expect([stage(ada), await askedAfter(shown + SOONEST - 1)]).toEqual(['emperors', ALL])
    expect(await askedAfter(1)).toEqual(OTHERS)
  })

  test('when everybody comes back from a pause', async () => {
    const { people, askedAfter } = await nearlyPressed()
    const [ada] = people
    for (const player of people) await done(player, { is: 'pause' }, people)
    expect(await askedAfter(60_000)).toEqual(ALL)
    await done(ada, { is: 'go on' }, people)
    expect(await askedAfter(SOONEST - 1)).toEqual(ALL)
    expect(await askedAfter(1)).toEqual(OTHERS)
  })

  test('when they fall asleep again', async () => {
    const { people, askedAfter } = await nearlyPressed()
    const [, ben] = people
    await ben.must(WAKE)
    expect(await askedAfter(60_000)).toEqual(ALL)
    await ben.must(DOZE)
    expect(await askedAfter(SOONEST - 1)).toEqual(ALL)
    expect(await askedAfter(1)).toEqual(OTHERS)
  })
})
