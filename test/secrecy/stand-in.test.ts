/** Somebody with a second device in the pocket, who would like to look into a hand while its phone is dark. */
import { afterEach, describe, expect, test } from 'vitest'
import { closeAll, newFolder, type Seated } from '../open.ts'
import { type StillHouse, stillHouse } from '../still.ts'
import { comeBack, done, gameOf, hangUp, knows, plays, type Three, type Two, told, toldTo, watcher } from '../tables.ts'
import { conduct, hands } from './birds.ts'

afterEach(closeAll)

const MINUTE = 60_000
const limits = { botLeast: 86_400_000, awayGrace: 30_000, sitInAfter: 5 * MINUTE }

const birdHouse = (plan: Parameters<typeof stillHouse>[0] = {}, clock?: StillHouse['clock']) =>
  stillHouse({ limits, instead: { conduct }, ...plan }, clock)

const offer = { is: 'offer', seat: 1, name: 'Eve' } as const
const letIn = { is: 'let in', seat: 1, name: 'Eve' } as const
const agree = { is: 'agree', seat: 1, name: 'Eve' } as const

/** Offer, agree, let in, look, leave; whatever is refused, the next thing is tried all the same. */
async function attack(keeper: Seated, pocket: Seated): Promise<string[]> {
  const answers: string[] = []
  for (const [who, wish] of [
    [pocket, offer],
    [pocket, agree],
    [keeper, agree],
    [keeper, letIn],
    [pocket, { is: 'welcome', whom: 'helpers' }],
    [pocket, { is: 'leave' }],
  ] as const)
    answers.push(await told(who, wish))
  return answers
}

describe('a hand is seen by nobody', () => {
  test('at a table of two and a puppet, however long its person is away', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 2, 3)
    const [host, victim] = people as Two
    const pocket = await watcher(port, code)
    await hangUp(victim, host)
    for (const time of [30_000, 5 * MINUTE, 60 * MINUTE]) {
      pass(time)
      const answers = await attack(host, pocket)
      expect([hands(host.heard), hands(pocket.heard)]).toEqual([[0], []])
      expect(answers).toEqual(['puppet', 'not here', 'not here', 'not here', 'not seated', 'not seated'])
    }
  })

  test('when a puppet stands in, or its person left or only looks on', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 3, 3)
    const [host, victim, third] = people as Three
    const pocket = await watcher(port, code)
    await done(victim, { is: 'leave' }, people)
    expect(await told(pocket, offer)).toBe('still here')
    await hangUp(victim, host)
    await hangUp(third, host)
    pass(10 * MINUTE)
    expect((await attack(host, pocket))[0]).toBe('puppet')
    expect([hands(host.heard), hands(pocket.heard)]).toEqual([[0], []])
    const back = await comeBack(port, victim, code)
    await done(back, { is: 'return' }, [host])
    await hangUp(back, host)
    pass(30_000)
    await done(host, { is: 'stand in', seat: 1, level: 'easy' }, [host])
    pass(10 * MINUTE)
    await attack(host, pocket)
    expect([hands(host.heard), hands(pocket.heard)]).toEqual([[0], []])
  })

  test('as long as one of the others has not agreed, is away for a moment only, or says no', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 3, 3)
    const [host, victim, third] = people as Three
    const pocket = await watcher(port, code)
    await hangUp(victim, host)
    pass(10 * MINUTE)
    expect(await attack(host, pocket)).toEqual(['ok', 'not seated', 'ok', 'consent', 'not seated', 'not seated'])
    await hangUp(third, host)
    pass(29_999)
    expect(await told(host, letIn)).toBe('consent')
    pass(1)
    // Now nobody is left to ask but the host.
    expect(await told(host, letIn)).toBe('puppet')
    const back = await comeBack(port, third, code)
    await done(back, { is: 'turn down', seat: 1, name: 'Eve' }, [host, back])
    expect(host.shown.offers).toEqual([])
    expect(await told(host, letIn)).toBe('not here')
    expect([hands(host.heard), hands(pocket.heard)]).toEqual([[0], []])
  })

  test('as long as one has not agreed who is back and looks on while a helper still sits on their chair', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 4, 4)
    const [host, victim, third, fourth] = people as [Seated, Seated, Seated, Seated]
    const helper = await watcher(port, code)
    const pocket = await watcher(port, code)
    await done(third, { is: 'welcome', whom: 'helpers' }, people)
    for (const gone of [victim, third]) await hangUp(gone, host)
    pass(10 * MINUTE)
    await done(helper, { is: 'offer', seat: 2, name: 'Ada' }, [host])
    await done(host, { is: 'let in', seat: 2, name: 'Ada' }, [host, helper])
    const back = await comeBack(port, third, code)
    await done(pocket, offer, [host, fourth])
    await done(fourth, agree, [host])
    expect([await told(helper, agree), await told(host, letIn)]).toEqual(['not seated', 'consent'])
    expect(hands(pocket.heard)).toEqual([])
    await done(back, agree, [host])
    await done(host, letIn, [pocket])
    expect(hands(pocket.heard)).toEqual([1])
  })

  test('where the first who is here acts for an absent host', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 3, 3)
    const [host, victim, keeper] = people as Three
    const pocket = await watcher(port, code)
    await hangUp(host, keeper)
    await hangUp(victim, keeper)
    pass(10 * MINUTE)
    expect((await attack(keeper, pocket))[0]).toBe('puppet')
    for (const seat of [0, 1]) {
      const wishes = [
        { ...offer, seat },
        { ...letIn, seat },
      ] as const
      expect([await told(pocket, wishes[0]), await told(keeper, wishes[1])]).toEqual(['puppet', 'not here'])
    }
    expect(await told(keeper, { is: 'stand in', seat: 1, level: 'easy' })).toBe('ok')
    expect([hands(keeper.heard), hands(pocket.heard)]).toEqual([[2], []])
  })
})

describe('a hand is seen by another', () => {
  test('if its person has said so: at once after the grace, and they read of it after a restart', async () => {
    const data = newFolder()
    const first = await birdHouse({ data })
    const { code, people } = await gameOf(first.port, 2, 3)
    const [host, victim] = people as Two
    const pocket = await watcher(first.port, code)
    await done(victim, { is: 'welcome', whom: 'helpers' }, people)
    expect(host.shown.welcoming).toEqual([1])
    await hangUp(victim, host)
    first.pass(30_000)
    await done(pocket, offer, [host])
    await done(host, letIn, [host, pocket])
    expect([hands(host.heard), hands(pocket.heard)]).toEqual([[0], [1]])
    // The attack as it was: a look, and away again.
    await done(pocket, { is: 'leave' }, [host])
    await first.close()

    const { port } = await birdHouse({ data }, first.clock)
    const back = await comeBack(port, victim, code)
    await knows([back], pocket.seq)
    const visit = { seat: 1, whom: 'Guest 2', name: 'Eve', moves: 0 }
    expect(back.shown.visits).toEqual([visit])
    await done(back, { is: 'return' }, [back])
    expect(back.shown.news).toEqual([
      { kind: 'returned', seat: 1 },
      { kind: 'had sat in', seat: 1, name: 'Eve', moves: 0 },
    ])
    expect(back.shown.visits).toEqual([visit])
    await done(back, { is: 'noted' }, [back])
    expect(back.shown.visits).toEqual([])
  })

  test('but not what was told to its person before, however often the helper comes in anew', async () => {
    const data = newFolder()
    const first = await birdHouse({ data })
    const { code, people } = await gameOf(first.port, 3, 3)
    const [victim, keeper] = people as Three
    for (const kind of ['shake', 'look']) await plays(victim, { kind }, people)
    await done(victim, { is: 'welcome', whom: 'helpers' }, people)
    const helper = await watcher(first.port, code)
    await hangUp(victim, keeper)
    first.pass(30_000)
    await done(helper, { ...offer, seat: 0 }, [keeper])
    await done(keeper, { ...letIn, seat: 0 }, [keeper, helper])
    await plays(helper, { kind: 'shake' }, [keeper, helper])
    const anew = async (port: number, { token }: Seated) => {
      const steps = (await toldTo(port, token, code)).filter(({ news }) => news)
      return steps.map(({ mine }) => mine?.map(({ kind }) => kind))
    }
    const nothing = [undefined, undefined, undefined, undefined]
    const both = async (port: number) => [await anew(port, helper), await anew(port, victim)]
    expect(await both(first.port)).toEqual([nothing, [undefined, undefined, ['saw'], undefined]])
    await first.close()
    const { port } = await birdHouse({ data }, first.clock)
    expect(await both(port)).toEqual([nothing, [undefined, undefined, ['saw'], undefined]])
  })

  test('if all others agree, and not before they were away for long', async () => {
    const { port, pass, now } = await birdHouse()
    const { code, people } = await gameOf(port, 3, 3)
    const [host, victim, third] = people as Three
    const helper = await watcher(port, code)
    await hangUp(victim, host)
    pass(30_000)
    await done(helper, offer, [host, third])
    const from = now() - 30_000 + limits.sitInAfter
    expect(host.shown.offers).toEqual([{ seat: 1, name: 'Eve', vote: { from, agreed: [] } }])
    await done(third, agree, [host, third])
    expect(host.shown).toMatchObject({
      offers: [{ vote: { from, agreed: [2] } }],
      news: [{ kind: 'consented', seat: 1, name: 'Eve', by: 2 }],
    })
    expect([await told(third, agree), await told(third, letIn)]).toEqual(['not now', 'not host'])
    pass(from - now() - 1)
    expect(await told(host, letIn)).toBe('too soon')
    expect(hands(helper.heard)).toEqual([])
    pass(1)
    await done(host, letIn, [helper])
    expect([hands(host.heard), hands(third.heard), hands(helper.heard)]).toEqual([[0], [2], [1]])
  })

  test('where the host is away and all who are here agree', async () => {
    const { port, pass } = await birdHouse()
    const { code, people } = await gameOf(port, 4, 4)
    const [host, victim, keeper, fourth] = people as [Seated, Seated, Seated, Seated]
    const helper = await watcher(port, code)
    await hangUp(host, keeper)
    await hangUp(victim, keeper)
    pass(10 * MINUTE)
    await done(helper, offer, [keeper, fourth])
    expect(await told(keeper, letIn)).toBe('consent')
    await done(fourth, agree, [keeper])
    await done(keeper, letIn, [helper])
    expect([hands(keeper.heard), hands(fourth.heard), hands(helper.heard)]).toEqual([[2], [3], [1]])
  })
})
