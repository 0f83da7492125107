import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { at } from '../kernel/at.ts'
import { deviceOf } from '../server/net/socket.ts'
import { occupy } from '../server/store/occupancy.ts'
import { closeAll, house, newFolder, type Seated, tableOf } from '../test/open.ts'
import { thePostgres } from '../test/postgres/server.ts'
import { here, inEnglish } from './heard.ts'

afterEach(closeAll)

inEnglish()

const json = async (...words: string[]) => JSON.parse((await here(...words, '--json')).out)

/** A table with three people, kept in a folder or in a database; and the words that lead there. */
async function kept(how: 'folder' | 'database'): Promise<{ code: string; people: Seated[]; where: string[] }> {
  const data = newFolder()
  const database = how === 'database' ? await (await thePostgres()).newDatabase() : undefined
  const { port } = await house(database ? { store: { database } } : { data })
  const table = await tableOf(port, 3, 3)
  return { ...table, where: database ? ['--store', database] : ['--data', data] }
}

describe.each(['folder', 'database'] as const)('of a house that is open, with a %s', (how) => {
  test('tables are listed, closed and erased, before the eyes of whoever is there', async () => {
    const { code, people, where } = await kept(how)
    const { out } = await here('tables', ...where)
    expect(out).toMatch(new RegExp(`^code .*\n${code}  rats      waiting       3/3     0 min ago\n$`))
    expect(out).not.toContain('Guest')
    expect(await here('close', code, ...where)).toMatchObject({ status: 0, out: `The table ${code} is closed.\n` })
    for (const player of people) await player.until(() => player.room?.stage === 'closed')
    expect((await here('close', code, ...where)).err).toBe(`humbug: the table ${code} is closed already\n`)
    expect((await here('forget', code, ...where)).err).toContain('--yes')
    expect(await json('tables', ...where)).toMatchObject({ tables: [{ code, stage: 'closed' }] })
    expect(await json('forget', code.toLowerCase(), '--yes', ...where)).toEqual({ code, erased: true })
    expect((await here('tables', ...where)).out).toBe('There is no table.\n')
  })

  test('a device is forgotten by the beginning of its name', async () => {
    const { people, where } = await kept(how)
    const [ada, ben] = [at(people, 0), at(people, 1)]
    const name = deviceOf(ben.token)
    expect((await here('forget', name.slice(0, 16), ...where)).err).toContain('--yes')
    const { out } = await here('forget', name.slice(0, 16), '--yes', ...where)
    expect(out).toBe('Forgotten, at 1 table.\n')
    await ada.until(() => ada.room?.chairs[1]?.name === 'N. N.')
    const again = await here('forget', name.slice(0, 16), '--yes', ...where)
    expect([again.status, again.err]).toEqual([
      2,
      `humbug: no device is known whose name begins with ${name.slice(0, 16)}\n`,
    ])
  })
})

test('of a house that is closed the same is to be had', async () => {
  const { code, where } = await kept('folder')
  await closeAll()
  expect(await json('tables', ...where)).toMatchObject({ tables: [{ code, stage: 'lobby', persons: 3 }] })
  expect(await json('close', code, ...where)).toEqual({ code, closed: true })
  expect(await json('forget', code, '--yes', ...where)).toEqual({ code, erased: true })
})

test('while a house opens or closes there is nobody to ask, and that is said', async () => {
  const { code, where } = await kept('folder')
  await closeAll()
  const data = at(where, 1)
  const release = occupy(data)
  onTestFinished(release)
  for (const words of [['tables'], ['close', code], ['forget', code, '--yes']])
    expect(await here(...words, ...where)).toEqual({
      status: 75,
      out: '',
      err: `humbug: a house is opening or closing in “${data}”, or cannot be asked; try again in a moment, or close it first\n`,
    })
  expect((await here('tables', ...where, '--lang', 'de')).err).toContain('öffnet oder schließt gerade ein Haus')
  release()
  expect(await json('tables', ...where)).toMatchObject({ tables: [{ code }] })
})

test('what is no code, no device, no table or no house is refused in a sentence', async () => {
  const { where } = await kept('folder')
  const refused = async (...words: string[]) => (await here(...words, ...where)).err
  expect(await refused('close', 'nonsense')).toBe(
    'humbug: “NONSENSE” is no code of a table: that is six letters and digits\n',
  )
  expect(await refused('close', 'ABCDEF')).toBe('humbug: there is no table ABCDEF\n')
  expect(await refused('forget', 'ABCDEF', '--yes')).toBe('humbug: there is no table ABCDEF\n')
  expect(await refused('forget', 'somebody')).toContain('“somebody” is neither')
  expect(await refused('tables', '--most', '0')).toContain('--most wants a whole number')
  const nowhere = join(newFolder(), 'nothing')
  expect((await here('tables', '--data', nowhere)).err).toBe(`humbug: there is nothing of a house in “${nowhere}”\n`)
  expect((await here('tables', '--store', 'nonsense')).err).toContain('is no address of a database')
})

test('whoever comes to the back door with nonsense, or says nothing, does no harm', async () => {
  const { code, where } = await kept('folder')
  const path = join(at(where, 1), 'humbug.door')
  for (const words of ['{', '{"errand":"constructor"}', '{"errand":"close"}', 'x'.repeat(5000)]) {
    const socket = dial(path)
    socket.on('error', () => {})
    const gone = new Promise((done) => socket.once('close', done))
    socket.end(words)
    await gone
  }
  dial(path)
  expect(await json('tables', ...where)).toMatchObject({ tables: [{ code }] })
})
