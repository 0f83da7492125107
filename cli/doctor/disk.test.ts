import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/open.ts'
import { main } from '../heard.ts'
import { disk, room, speed } from './disk.ts'
import { ill, well } from './finding.ts'
import { files, limits } from './limits.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'

const MB = 1_000_000

test('a folder that can be written to is measured, and nothing is left in it', async () => {
  const data = newFolder()
  const [first, second] = await found(disk, { data })
  expect([first?.says, second?.says]).toEqual([
    expect.stringMatching(/^there are \d+ MB left/),
    expect.stringMatching(/^a write takes [\d.]+ ms to reach the disk, the slowest [\d.]+ ms/),
  ])
  expect(readdirSync(data)).toEqual([])
})

test('for one that is not there yet it is the one that it would be made in', async () => {
  const folder = newFolder()
  expect(await found(disk, { data: join(folder, 'a', 'b') })).toHaveLength(2)
  expect(readdirSync(folder)).toEqual([])
})

test('what is no folder cannot be written to', async () => {
  const file = join(newFolder(), 'a file')
  writeFileSync(file, '')
  expect(await found(disk, { data: file })).toEqual([ill(en.disk.unwritable(file))])
})

test('the disk of a database is not ours to look at', async () => {
  expect(await found(disk, { store: { database: 'postgres://localhost/x' } })).toEqual([])
})

test.each([
  [99, 200, 'ill'],
  [100, 200, 'mind'],
  [999, 2000, 'mind'],
  [1000, 2000, 'well'],
  [9900, 1_000_000, 'ill'],
  [10_000, 1_000_000, 'mind'],
  [49_000, 1_000_000, 'mind'],
  [50_000, 1_000_000, 'well'],
])('%i MB of %i', (free, all, is) => {
  expect(room(free * MB, all * MB, en.disk)).toMatchObject({ is, says: expect.stringContaining(`${free} MB`) })
})

test.each([
  [20, 'well'],
  [20.1, 'mind'],
  [200, 'mind'],
  [200.1, 'ill'],
])('a disk that takes %f ms', (median, is) => {
  const took = [median, 0.1, 900, median, 0.2].toSorted()
  expect(speed(took, en.disk)).toMatchObject({ is, says: expect.stringContaining(`${median} ms`) })
})

test('a house that may have many files open is well', async () => {
  expect([files(2200, en.limits), files(Number.POSITIVE_INFINITY, en.limits)]).toEqual([
    well(en.limits.enough),
    well(en.limits.enough),
  ])
  expect(files(2199, en.limits).is).toBe('mind')
  expect([files(256, en.limits).is, files(255, en.limits).is]).toEqual(['mind', 'ill'])
  if (process.platform !== 'win32') expect(await found(limits, {})).toHaveLength(1)
})

test.skipIf(process.platform === 'win32')('a machine that allows few is found out', async () => {
  const words = [main, 'doctor', '--json', '--lang', 'en', '--data', newFolder(), '--port', '1']
  const child = spawn('sh', ['-c', 'ulimit -n 200; exec "$0" "$@"', process.execPath, ...words])
  const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(JSON.parse(out).found).toContainEqual({ check: 'limits', ...ill(en.limits.few(200, 2200)) })
  expect(status).toBe(1)
})
