/** What every store promises to whoever keeps the house: what there is, and that what shall be gone is gone. */
import { expect, test } from 'vitest'
import { codes, line, type Open, opening, write } from './samples.ts'
import type { Store } from './store.ts'

const ADA = 'ad'.repeat(32)
const BOB = 'b0'.repeat(32)
const NOBODY = 'ee'.repeat(32)
const ALL = Number.MAX_SAFE_INTEGER
const post = { endpoint: 'https://post/1', p256dh: 'point', auth: 'salt', language: 'de' } as const
/** Somebody's line as it is kept: who asked is in the name of their command, and in what was done. */
const lineOf = (seq: number, device: string) => ({
  ...line(seq, `${device.slice(0, 16)} ${seq}`),
  text: JSON.stringify({ device }),
})

export function keeping(open: Open): void {
  test('finds every table, the last touched first, and those at which nothing happened since', async () => {
    const { store } = await open()
    const touched = { AAAAAA: 3000, BBBBBB: 1000, CCCCCC: 2000 }
    await store.append(Object.entries(touched).map(([code, at]) => opening(code, { card: { touched: at } })))
    expect(codes(await store.tables(9, ALL))).toEqual(['AAAAAA', 'CCCCCC', 'BBBBBB'])
    expect(codes(await store.tables(1, ALL))).toEqual(['AAAAAA'])
    expect(codes(await store.tables(9, 3000))).toEqual(['CCCCCC', 'BBBBBB'])
    await store.append([write('BBBBBB', { lines: [line(2)], card: { touched: 4000 } })])
    expect(codes(await store.tables(9, 3000))).toEqual(['CCCCCC'])
  })

  test('finds devices by how their names begin, whether they sit or want letters', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', {}, ADA)])
    await store.setAddress(BOB, post)
    expect(await store.devices('', 9)).toEqual([ADA, BOB])
    expect(await store.devices('ada', 9)).toEqual([ADA])
    expect(await store.devices('', 1)).toEqual([ADA])
    expect(await store.devices('c', 9)).toEqual([])
  })

  test('leaves nothing of a table that is erased, and everything of the others', async () => {
    const { store, reopen } = await open()
    await store.append([opening('AAAAAA', { card: { listed: 'listed' } }, ADA), opening('BBBBBB', {}, ADA)])
    await store.append([write('AAAAAA', { lines: [line(2)], joined: [BOB], snapshot: { seq: 2, text: 'all' } })])
    await store.erase('AAAAAA')
    await store.erase('NOBODY')
    const isGone = async (kept: Store) => {
      expect(await kept.load('AAAAAA')).toBeUndefined()
      expect(await kept.listed(9)).toEqual([])
      expect([codes(await kept.mine(ADA, 9)), await kept.devices(BOB, 9)]).toEqual([['BBBBBB'], []])
      expect(codes(await kept.tables(9, ALL))).toEqual(['BBBBBB'])
    }
    await isGone(store)
    await isGone(await reopen())
  })

  test('does not begin an erased table again for a house that has not heard of it', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    await store.erase('AAAAAA')
    const late = write('AAAAAA', { lines: [line(2)], joined: [BOB], snapshot: { seq: 2, text: 'all' } })
    expect(await store.append([late, write('BBBBBB', { lines: [line(2)] })])).toEqual(new Set(['AAAAAA']))
    expect([await store.load('AAAAAA'), await store.devices(BOB, 9)]).toEqual([undefined, []])
    expect(await store.lines('BBBBBB', 2)).toEqual([line(2)])
  })

  test('knows a device under another name alone, once it was renamed', async () => {
    const { store, reopen } = await open()
    const command = `${ADA.slice(0, 16)} 1`
    const inside = { asked: [ADA], ended: 0 }
    await store.append([opening('AAAAAA', { lines: [lineOf(1, ADA)], inside }, ADA, command)])
    await store.append([
      write('AAAAAA', { lines: [lineOf(2, BOB)], snapshot: { seq: 2, text: ADA }, joined: [BOB], inside }),
    ])
    const lines = [lineOf(1, NOBODY), lineOf(2, BOB), line(3)]
    expect(await store.rename('AAAAAA', lines, ADA, NOBODY)).toBe('done')
    const isRenamed = async (kept: Store) => {
      expect(await kept.load('AAAAAA')).toEqual({ lines })
      expect(await kept.devices('', 9)).toEqual([BOB, NOBODY])
      expect((await kept.mine(NOBODY, 9))[0]?.inside).toEqual({ asked: [NOBODY], ended: 0 })
      expect([await kept.openedBy(command), await kept.openedBy(`${NOBODY.slice(0, 16)} 1`)]).toEqual([
        undefined,
        'AAAAAA',
      ])
      expect([await kept.openTables(ADA, 0), await kept.openTables(NOBODY, 0)]).toEqual([0, 1])
      expect(await kept.answered('AAAAAA', `${BOB.slice(0, 16)} 2`)).toEqual({ seq: 2, chain: 'c2' })
    }
    await isRenamed(store)
    const again = await reopen()
    await isRenamed(again)
    expect(await again.append([write('AAAAAA', { lines: [line(4)] })])).toEqual(new Set())
  })

  test('renames nobody at a table that was erased, and leaves nothing there', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', { lines: [lineOf(1, ADA)] }, ADA)])
    await store.erase('AAAAAA')
    for (const lines of [[line(1)], [lineOf(1, NOBODY), line(2)]])
      expect(await store.rename('AAAAAA', lines, ADA, NOBODY)).toBe('too late')
    expect([await store.load('AAAAAA'), await store.lines('AAAAAA', 1)]).toEqual([undefined, []])
  })

  test('renames nobody if a line was written meanwhile', async () => {
    const { store } = await open()
    await store.append([opening('AAAAAA', { lines: [lineOf(1, ADA)] }, ADA)])
    await store.append([write('AAAAAA', { lines: [lineOf(2, BOB)] })])
    expect(await store.rename('AAAAAA', [lineOf(1, NOBODY), line(2)], ADA, NOBODY)).toBe('too late')
    expect(await store.lines('AAAAAA', 1)).toEqual([lineOf(1, ADA), lineOf(2, BOB)])
    expect(await store.devices('', 9)).toEqual([ADA])
  })
}
