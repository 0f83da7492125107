/** Somebody wants to be forgotten, and meanwhile a table is erased, or the house falls. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, playOut, start, tableOf } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import { newTicket } from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store, TableWrite } from '../store/store.ts'

afterEach(closeAll)

const nothing = async () => {}

/** A house, what it keeps, and what happens once it is found where somebody is known, before they are renamed there, and when it writes. */
async function houseAt(store: 'here' | { readonly database: string }) {
  const moments = { found: nothing, rename: nothing, written: (write: TableWrite) => write }
  let kept: Store | undefined
  const opened = await house({
    store,
    reading(reads) {
      kept = reads
      const [mine, rename, append] = [reads.mine.bind(reads), reads.rename.bind(reads), reads.append.bind(reads)]
      reads.mine = async (...words) => {
        const found = await mine(...words)
        await moments.found()
        return found
      }
      reads.rename = async (...words) => {
        await moments.rename()
        return rename(...words)
      }
      reads.append = (writes) => append(writes.map(moments.written))
      return reads
    },
  })
  return { ...opened, moments, kept: sure(kept, 'store') }
}

test.each(['file', 'database'])('a table that is erased while somebody is forgotten stays so (%s)', async (where) => {
  const database = where === 'database' && (await (await thePostgres()).newDatabase())
  const { port, house: inside, moments, kept } = await houseAt(database ? { database } : 'here')
  const { code, people } = await tableOf(port, 2, 3)
  moments.found = async () => {
    moments.found = nothing
    await inside.keeper.erase(code)
  }
  expect(await inside.keeper.forget(deviceOf(at(people, 1).token))).toBe(1)
  expect([await kept.lines(code, 1), await kept.load(code), await inside.keeper.tables(9)]).toEqual([[], undefined, []])
})

test.each([0, 1])(
  'who is forgotten by a circle after a house fell in the midst of it is so everywhere (%i)',
  async (done) => {
    const { port, house: inside, moments, kept } = await houseAt('here')
    const { people } = await tableOf(port, 2, 3)
    const [ada, ben] = [at(people, 0), at(people, 1)]
    const { code } = await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
    const circle = sure(code, 'circle')
    await ben.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben of Bath', mark: 'key' } })
    const ticket = '5'.repeat(64)
    await ben.must({ is: 'circle', circle, wish: { wants: 'ticket', hash: deviceOf(ticket) } })
    const phone = await connect(port)
    await phone.must({ is: 'circle', circle, wish: { wants: 'claim', ticket } })

    let left = done
    moments.rename = async () => {
      if (left-- === 0) throw new Error('fallen')
    }
    const leaves = { is: 'circle', circle, wish: { wants: 'leave', games: 'nameless' } } as const
    expect(await ben.ask(leaves)).toMatchObject({ is: 'no', why: 'busy' })
    moments.rename = nothing
    await inside.keeper.forget(deviceOf(ben.token))
    const written = JSON.stringify(await kept.lines(circle, 1))
    for (const word of ['Bath', deviceOf(ben.token), deviceOf(phone.token)]) expect(written).not.toContain(word)
    expect(written).toContain(deviceOf(ada.token))
  },
)

/** Somebody called Cleo of Cork plays at the table of a circle and never comes into it. Says what is written of it then. */
async function playedAsGuest({ port, house: inside, kept }: Awaited<ReturnType<typeof houseAt>>) {
  const { code: table, people } = await tableOf(port, 2, 3)
  const [ada, cleo] = [at(people, 0), at(people, 1)]
  await cleo.must({ is: 'sit', name: 'Cleo of Cork' })
  const { code } = await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
  const circle = sure(code, 'circle')
  await start(people)
  await playOut(people)
  expect(await inside.circles.book(deviceOf(ada.token), circle)).toHaveLength(1)
  const device = deviceOf(cleo.token)
  const written = async () => JSON.stringify([await kept.lines(circle, 1), await kept.load(circle)])
  expect(await written()).toContain('Cleo of Cork')
  return { ada, cleo, table, circle, device, written }
}

test('who has only played at the table of a circle is forgotten in its book, as houses before have written it, too', async () => {
  const opened = await houseAt('here')
  // They did not note who stands in the book.
  opened.moments.written = (write) => (write.code.startsWith('o') ? { ...write, joined: [] } : write)
  const { circle, device, written } = await playedAsGuest(opened)
  const { house: inside, kept } = opened
  expect(await kept.joined(device, circle)).toBe(false)
  expect(await inside.keeper.forget(device)).toBe(1)
  for (const word of ['Cork', device]) expect(await written()).not.toContain(word)
  const lines = await kept.lines(circle, 1)
  expect(lines.filter(({ text }) => text.includes('"forgotten"'))).toHaveLength(1)
})

test('who has played at the table of a circle is forgotten in its book when the table is no more', async () => {
  const opened = await houseAt('here')
  const { table, device, written } = await playedAsGuest(opened)
  const { keeper } = opened.house
  await keeper.erase(table)
  expect(await keeper.forget(device)).toBe(0)
  for (const word of ['Cork', device]) expect(await written()).not.toContain(word)
})

test('who has moved their seat by ticket is forgotten in the book, too, with what they played before', async () => {
  const opened = await houseAt('here')
  const { ada, cleo, table, device, written } = await playedAsGuest(opened)
  const { ticket, hash } = newTicket()
  await cleo.must({ is: 'ticket', hash })
  const tablet = await connect(opened.port)
  await tablet.must({ is: 'claim', code: table, ticket })
  await opened.house.keeper.forget(deviceOf(tablet.token))
  expect(await written()).not.toContain('Cork')
  for (const known of ['Guest 1', device, deviceOf(ada.token)]) expect(await written()).toContain(known)
})

test('who has moved their seat by ticket is forgotten from before, too; what the other device does afterwards is not theirs', async () => {
  const { port, house: inside, kept } = await houseAt('here')
  const { code, people } = await tableOf(port, 2, 4, { talk: 'free' })
  const [ada, phone] = [at(people, 0), at(people, 1)]
  const says = (player: Player, text: string) => player.must({ is: 'say', words: { is: 'text', text } })
  await ada.must({ is: 'dismiss', seat: 2 })
  await phone.must({ is: 'sit', name: 'Berta of Bonn' })
  await says(phone, 'born in Bremen')
  // From one device to the next, and to a third.
  const [tablet, laptop] = [await connect(port), await connect(port)]
  for (const [from, to] of [
    [phone, tablet],
    [tablet, laptop],
  ] as const) {
    const { ticket, hash } = newTicket()
    await from.must({ is: 'ticket', hash })
    await to.must({ is: 'claim', code, ticket })
    await says(to, 'bred in Basel')
  }
  await phone.must({ is: 'sit', seat: 2, name: 'Cleo of Cork' })
  await says(phone, 'made in Mainz')
  await says(ada, 'at home in Ayr')

  await inside.keeper.forget(deviceOf(laptop.token))
  const written = JSON.stringify(await kept.lines(code, 1))
  for (const word of ['Bonn', 'Bremen', 'Basel', deviceOf(laptop.token)]) expect(written).not.toContain(word)
  for (const word of ['Cork', 'Mainz', 'Ayr', deviceOf(phone.token)]) expect(written).toContain(word)
  await ada.until(() => ada.room?.chairs[1]?.name === 'N. N.')
  expect(ada.room?.chairs[2]?.name).toBe('Cleo of Cork')
})
