/** What every store promises of its lists of tables, and of where letters go. */
import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import type { Address } from '../../protocol/asks.ts'
import { cardOf, codes, insideCard, line, type Open, opening, type Row, write } from './samples.ts'

export function lists(open: Open): void {
  const touched = (more: Partial<Row>, ...order: string[]) =>
    order.map((code, at) => opening(code, { card: { touched: 1000 + at, ...more } }))

  test('of open tables has only listed ones, the newest first, and no more than asked for', async () => {
    const { store } = await open()
    await store.append([...touched({ listed: 'listed' }, 'CCCCCC', 'AAAAAA', 'BBBBBB'), opening('HIDDEN')])
    expect(codes(await store.listed(9))).toEqual(['BBBBBB', 'AAAAAA', 'CCCCCC'])
    await store.append([write('CCCCCC', { card: { listed: 'listed', touched: 2000 } })])
    await store.append([write('BBBBBB', { card: { listed: 'link', touched: 3000 } })])
    expect(codes(await store.listed(9))).toEqual(['CCCCCC', 'AAAAAA'])
    expect(await store.listed(1)).toEqual([{ ...cardOf('CCCCCC'), touched: 2000 }])
  })

  test('says when anything happened last', async () => {
    const { store } = await open()
    expect(await store.latest()).toBe(0)
    await store.append(touched({}, 'CCCCCC', 'AAAAAA', 'BBBBBB'))
    expect(await store.latest()).toBe(1002)
  })

  test('takes no more tables of a device than it may have, however many are opened at once', async () => {
    const { store } = await open()
    const codes = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD']
    const bound = { most: 2, since: 1000 }
    const opens = codes.map((code) => {
      const { opened, ...more } = opening(code, { card: { touched: 1000 } })
      return { ...more, opened: { ...sure(opened, 'opening'), bound } }
    })
    const lost = await store.append(opens)
    expect([...lost]).toEqual(['CCCCCC', 'DDDDDD'])
    expect([await store.openTables('ada', 0), await store.load('CCCCCC')]).toEqual([2, undefined])
    // What is closed, or long ago, does not count.
    await store.append([write('AAAAAA', { card: { stage: 'closed', touched: 1000 } })])
    expect(await store.append(opens.slice(2, 3))).toEqual(new Set())
    expect((await store.append(opens.slice(3))).size).toBe(1)
  })

  test('knows who has joined which table', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB', {}, 'bob')])
    const joined = await Promise.all([
      store.joined('ada', 'AAAAAA'),
      store.joined('ada', 'BBBBBB'),
      store.joined('bob', 'BBBBBB'),
      store.joined('ada', 'CCCCCC'),
    ])
    expect(joined).toEqual([true, false, true, false])
  })

  test('keeps closed and abandoned tables, which no longer count as open', async () => {
    const { store } = await open()
    await store.append(touched({ listed: 'listed' }, 'AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'))
    expect([await store.openTables('ada', 0), await store.openTables('bob', 0)]).toEqual([4, 0])
    const stages = { AAAAAA: 'closed', BBBBBB: 'abandoned', CCCCCC: 'over' } as const
    await store.append(
      Object.entries(stages).map(([code, stage]) => write(code, { card: { listed: 'listed', stage } })),
    )
    expect(await store.openTables('ada', 0)).toBe(2)
    expect(codes(await store.listed(9)).sort()).toEqual(['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'])
    expect(await store.mine('ada', 9)).toHaveLength(4)
  })

  test('of my tables has those I joined, however often, the newest first, and no more than asked for', async () => {
    const { store } = await open()
    await store.append(touched({}, 'AAAAAA', 'BBBBBB', 'CCCCCC'))
    const joins = (code: string, joined: string[], at: number) => write(code, { joined, card: { touched: at } })
    await store.append([joins('AAAAAA', ['bob', 'cleo'], 5000), joins('CCCCCC', ['bob', 'bob'], 6000)])
    await store.append([joins('AAAAAA', ['bob'], 7000)])
    expect(codes(await store.mine('bob', 9))).toEqual(['AAAAAA', 'CCCCCC'])
    expect(await store.mine('bob', 1)).toEqual([{ ...insideCard('AAAAAA'), touched: 7000 }])
    expect(codes(await store.mine('cleo', 9))).toEqual(['AAAAAA'])
    expect(codes(await store.mine('ada', 9))).toEqual(['AAAAAA', 'CCCCCC', 'BBBBBB'])
    expect(await store.mine('dora', 9)).toEqual([])
    expect(await store.openTables('bob', 0)).toBe(0)
  })

  test('of my tables says for which devices each of them waits; a list for everybody does not', async () => {
    const { store } = await open()
    const inside = { asked: ['ada', 'bob'], ended: 2 }
    await store.append([opening('AAAAAA', { inside, card: { listed: 'listed' } }), opening('BBBBBB')])
    expect(await store.mine('ada', 9)).toEqual([insideCard('AAAAAA', inside), insideCard('BBBBBB')])
    expect(await store.listed(9)).toEqual([cardOf('AAAAAA')])
    await store.append([write('AAAAAA', { inside: { asked: [], ended: 3 } })])
    expect((await store.mine('ada', 9))[0]).toEqual(insideCard('AAAAAA', { asked: [], ended: 3 }))
  })

  test('of open tables counts those at which something happened of late, to the millisecond', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', { card: { touched: 100 } }), opening('BBBBBB', { card: { touched: 200 } })])
    const counted = await Promise.all([100, 101, 200, 201].map((since) => store.openTables('ada', since)))
    expect(counted).toEqual([2, 1, 1, 0])
  })

  test('stays as it is when a write has nothing to say about it', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', { card: { listed: 'listed', stage: 'over' }, due: 7 })])
    await store.append([{ code: 'AAAAAA', lines: [line(2)], joined: [] }])
    expect(await store.listed(9)).toEqual([{ ...cardOf('AAAAAA'), stage: 'over' }])
    expect(await store.due(7)).toEqual(['AAAAAA'])
  })

  test('of what is due is in the order of time, to the millisecond, without what is never due', async () => {
    const { store } = await open()
    const due = { AAAAAA: 300, BBBBBB: 100, CCCCCC: 200, DDDDDD: null }
    await store.append(Object.entries(due).map(([code, at]) => opening(code, { due: at })))
    expect(await store.due(99)).toEqual([])
    expect(await store.due(200)).toEqual(['BBBBBB', 'CCCCCC'])
    expect(await store.due(1e15)).toEqual(['BBBBBB', 'CCCCCC', 'AAAAAA'])
    await store.append([write('BBBBBB', { due: null }), write('CCCCCC', { due: 400 })])
    expect(await store.due(1e15)).toEqual(['AAAAAA', 'CCCCCC'])
  })
}

export function addresses(open: Open): void {
  const at = (endpoint: string): Address => ({ endpoint, p256dh: 'point', auth: 'salt', language: 'de' })

  test('is what a device said last, and nothing once it wants no letters', async () => {
    const { store, reopen } = await open()
    expect(await store.addressOf('ada')).toBeUndefined()
    await store.setAddress('ada', at('https://post/1'))
    await store.setAddress('ada', at('https://post/2'))
    await store.setAddress('bob', at('https://post/3'))
    const again = await reopen()
    expect(await again.addressOf('ada')).toEqual(at('https://post/2'))
    await again.dropAddress('ada')
    expect([await again.addressOf('ada'), await again.addressOf('bob')]).toEqual([undefined, at('https://post/3')])
  })

  test('belongs to one device: whoever has it now', async () => {
    const { store } = await open()
    await store.setAddress('ada', at('https://post/1'))
    await store.setAddress('bob', at('https://post/1'))
    expect([await store.addressOf('ada'), await store.addressOf('bob')]).toEqual([undefined, at('https://post/1')])
  })

  test('that is gone takes no newer one with it', async () => {
    const { store } = await open()
    await store.setAddress('ada', at('https://post/2'))
    await store.dropAddress('ada', 'https://post/1')
    expect(await store.addressOf('ada')).toEqual(at('https://post/2'))
    await store.dropAddress('ada', 'https://post/2')
    expect(await store.addressOf('ada')).toBeUndefined()
  })
}
