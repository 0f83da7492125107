/** Where one has days, nobody is at the table most of the time, and whoever happens to be there decides nothing for the others. */
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { asked, PASS, settings, stage } from '../../test/dozing.ts'
import { closeAll, start, tableOf } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import { brinkOf, comeBack, done, gameOf, hangUp, plays, slowBots, type Three, told } from '../../test/tables.ts'

afterEach(closeAll)

const DAY = 60_000
const plan = { limits: slowBots, thinking: { day: DAY } }
const standIn = { is: 'stand in', seat: 1, level: 'easy' } as const
const plea = { is: 'more time' } as const

/** Three play by letter, and only the first is there. It is the second's turn as soon as the first has announced. */
async function left() {
  const house = await stillHouse(plan)
  const { code, people } = await brinkOf(house.port, 3, 3, { clock: 'day' })
  const [first, second, third] = people as Three
  for (const gone of [second, third]) await hangUp(gone, first)
  const announces = () => plays(first, { kind: 'announce', claim: 0 }, [first])
  return { ...house, port: house.port, pass: house.pass, code, first, second, announces }
}

describe('a puppet stands in for who is away', () => {
  test('once their time has run out: not before it is their turn, nor while it is', async () => {
    const { first, announces, pass } = await left()
    pass(DAY / 2)
    expect(await told(first, standIn)).toBe('has days')
    await announces()
    pass(DAY - 1)
    expect(await told(first, standIn)).toBe('has days')
    const { seq } = first
    pass(1)
    await first.until(() => first.seq > seq)
    expect(await told(first, standIn)).toBe('ok')
  })

  test('and anew once they have been back', async () => {
    const { port, code, first, second, announces, pass } = await left()
    await announces()
    const { seq } = first
    pass(DAY)
    await first.until(() => first.seq > seq)
    await done(first, standIn)
    const back = await comeBack(port, second, code)
    await done(back, { is: 'return' }, [first])
    await hangUp(back, first)
    expect(await told(first, standIn)).toBe('has days')
  })

  test('and no more once they have answered themselves', async () => {
    const { port, pass } = await stillHouse(plan)
    const { code, people } = await tableOf(port, 3, 3, { ...settings(3), clock: 'day' })
    const [first, second, third] = people as Three
    await start(people)
    for (const player of people) await plays(player, { kind: 'take', sort: 'gold' }, people)
    await plays(first, { kind: 'income', role: 'peasant' }, people)
    for (const gone of [second, third]) await hangUp(gone, first)
    // Whose time runs out in a window lets it pass.
    pass(DAY)
    await first.until(() => stage(first) === 'last call')
    const back = await comeBack(port, second, code)
    await back.until(() => asked(back).includes(1))
    await plays(back, PASS, [first])
    await hangUp(back, first)
    expect(await told(first, standIn)).toBe('has days')
    expect(await told(first, { ...standIn, seat: 2 })).toBe('ok')
  })
})

test('more time is given once more than half of all who play have asked for it, whoever is there', async () => {
  const { port, pass } = await stillHouse(plan)
  const { code, people } = await gameOf(port, 3, 3, { clock: 'day' })
  const [first, second, third] = people as Three
  for (const gone of [second, third]) await hangUp(gone, first)
  const deadline = sure(first.shown.deadlines[0], 'deadline')
  pass(1000)
  await done(first, plea)
  expect(first.room).toMatchObject({ pleas: [0], deadlines: [deadline, null, null] })
  const back = await comeBack(port, second, code)
  await back.must(plea)
  await first.until(() => first.shown.deadlines[0] === deadline + 1000)
})
