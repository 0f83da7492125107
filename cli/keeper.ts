/** For whoever keeps the house: which tables there are, to close one, and to be rid of what somebody wants forgotten. */
import { existsSync } from 'node:fs'
import type { Card } from '../protocol/frames.ts'
import { codeForm } from '../protocol/routes.ts'
import { atBackDoor, type KeeperOf } from '../server/ops/back-door.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { Occupied } from '../server/store/occupancy.ts'
import { openForKeeper } from '../server/unseen.ts'
import { inTheWay, whatIsKept } from './kept.ts'
import { dataOf, NotNow, onlyFlags, onlyWord, read, storeOf, Usage, type Words } from './words.ts'

const where = { data: 'value', store: 'value' } as const
const DEVICE = /^[0-9a-f]{8,64}$/
const MOST = 1000

export async function tables(args: readonly string[]): Promise<string> {
  const words = read(args, { ...where, most: 'value' })
  onlyFlags(words)
  const { text, json } = words
  const found = await withKeeper(words, (keeper) => keeper.tables(words.whole('most', MOST, [1, 1_000_000])))
  if (json) return JSON.stringify({ tables: found })
  return found.length === 0 ? text.noTables : [text.tablesHead, ...found.map((card) => row(card, text))].join('\n')
}

function row({ code, game, stage, persons, seats, touched }: Card, text: Words['text']): string {
  const cells = [code, game.padEnd(8), text.stages[stage].padEnd(12), `${persons}/${seats}`.padEnd(6)]
  return [...cells, text.ago(Date.now() - touched)].join('  ')
}

export async function close(args: readonly string[]): Promise<string> {
  const words = read(args, where)
  const code = codeIn(words)
  const came = await withKeeper(words, (keeper) => keeper.close(code))
  const { text, json } = words
  if (came !== 'done')
    throw new Usage(came === 'no table' ? text.errors.noTable(code) : text.errors.closedAlready(code))
  return json ? JSON.stringify({ code, closed: true }) : text.tableClosed(code)
}

function codeIn(words: Words): string {
  const code = onlyWord(words, 'CODE').toUpperCase()
  if (!codeForm.test(code)) throw new Usage(words.text.errors.noCode(code))
  return code
}

/** A code is a table, and what begins like a device is one. What cannot be undone wants a second word. */
export async function forget(args: readonly string[]): Promise<string> {
  const words = read(args, { ...where, yes: 'switch' })
  const word = onlyWord(words, 'DEVICE | CODE')
  const { text } = words
  if (codeForm.test(word.toUpperCase()) && !DEVICE.test(word)) return forgetTable(words, word.toUpperCase())
  if (!DEVICE.test(word)) throw new Usage(text.errors.nobody(word))
  return withKeeper(words, async (keeper) => {
    const [device, another] = await keeper.devices(word)
    if (device === undefined) throw new Usage(text.errors.unknownDevice(word))
    if (another !== undefined) throw new Usage(text.errors.severalDevices(word))
    if (!words.has('yes')) throw new Usage(text.errors.sureDevice(word))
    const count = await keeper.forget(device)
    return words.json ? JSON.stringify({ device, tables: count }) : text.deviceForgotten(count)
  })
}

function forgetTable(words: Words, code: string): Promise<string> {
  const { text, json } = words
  if (!words.has('yes')) throw new Usage(text.errors.sureTable(code))
  return withKeeper(words, async (keeper) => {
    if ((await keeper.erase(code)) === 'no table') throw new Usage(text.errors.noTable(code))
    return json ? JSON.stringify({ code, erased: true }) : text.tableForgotten(code)
  })
}

/** The house that is open there; else one that nobody can come to, for as long as it takes. */
async function withKeeper<T>(words: Words, work: (keeper: KeeperOf) => Promise<T>): Promise<T> {
  const { text } = words
  const store = storeOf(words)
  const data = dataOf(words)
  if (!store && !existsSync(databaseIn(data))) throw new Usage(text.errors.nothingKept(data))
  try {
    const open = store ? undefined : await atBackDoor(data)
    if (open) return await work(open)
    const { keeper, done } = await openForKeeper(data, store)
    try {
      return await work(keeper)
    } finally {
      await done()
    }
  } catch (error) {
    if (error instanceof Occupied) throw new NotNow(text.errors.between(data))
    const why = whatIsKept(error, text) ?? inTheWay(error, text, store?.database ?? data)
    throw why === undefined ? error : new Usage(why)
  }
}
