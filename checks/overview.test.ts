import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys } from './games.ts'

const root = join(import.meta.dirname, '..')
/** A game's own folders, and what is made and not written. */
const UNNAMED = /^(?:node_modules|fonts|docs|data|dist)$|^\./

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !UNNAMED.test(entry.name) ? [entry.name] : [],
  )

/** The folders that the map names, by the part of the house that they stand under. */
function mapped(): Map<string, string[]> {
  const [, map = ''] = readFileSync(join(root, 'OVERVIEW.md'), 'utf8').split('```')
  const parts = new Map<string, string[]>()
  let rooms: string[] = []
  for (const line of map.split('\n')) {
    const [, part] = /^(\w+)\//.exec(line) ?? []
    if (part) {
      rooms = []
      parts.set(part, rooms)
    }
    rooms.push(...[...line.matchAll(/(?<=^ {2}| {2,}|: |, |; )(\w+)\//g)].flatMap(([, room]) => room ?? []))
  }
  return parts
}

/** A new game need not be on the map: its files are called as in every other. */
const isGame = (part: string, folder: string) => part === 'games' && keys.includes(folder)

test('the map in the overview shows every folder of the house, and none that is not there', () => {
  const parts = mapped()
  expect([...parts.keys()].toSorted()).toEqual(foldersIn('.').toSorted())
  for (const [part, rooms] of parts) {
    const folders = foldersIn(part).filter((folder) => rooms.includes(folder) || !isGame(part, folder))
    expect([part, rooms.toSorted()]).toEqual([part, folders.toSorted()])
  }
})
