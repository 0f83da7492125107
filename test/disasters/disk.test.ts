/** Bad days of a disk, on a real one. */
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { here, inEnglish } from '../../cli/heard.ts'
import { at } from '../../kernel/at.ts'
import { closeAll, house, playOut, start, tableOf } from '../open.ts'
import { isSaid, askedOften as limits } from '../readiness.ts'
import { told } from '../tables.ts'
import { found } from './after.ts'
import { canMakeDisks, SmallDisk } from './small-disk.ts'

inEnglish()

const disks: SmallDisk[] = []
const newDisk = (size: number) => {
  const disk = new SmallDisk(size)
  disks.push(disk)
  return disk
}
afterEach(async () => {
  await closeAll()
  for (const disk of disks.splice(0)) disk.remove()
})

const hello = { is: 'say', words: { is: 'phrase', phrase: 'hello' } } as const

describe.runIf(canMakeDisks())('a disk', () => {
  test.each(['here', 'beside'] as const)(
    'that fills up to the last byte: nothing acknowledged is lost, people read why, and it goes on by itself (%s)',
    async (thread) => {
      const disk = newDisk(8)
      const data = join(disk.folder, 'data')
      const { port } = await house({ data, store: thread, limits })
      const { code, people } = await tableOf(port, 3, 3)
      await start(people)
      await isSaid(port, 'ok')
      disk.fill()
      let acknowledged = 0
      const host = at(people, 0)
      // What is free inside the files is used up first.
      while ((await told(host, hello)) === 'ok') acknowledged = host.seq
      expect(await told(host, hello)).toBe('busy')
      await isSaid(port, 'not now')
      expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok\n')
      disk.clear()
      await isSaid(port, 'ok')
      await playOut(people)
      const { seq } = host
      expect(seq).toBeGreaterThan(acknowledged)
      expect(await found(data, code, host.token)).toEqual([seq, 'over'])
    },
  )

  test('that fills up while the house opens keeps it shut, with a sentence, and harms nothing', async () => {
    const disk = newDisk(8)
    const data = join(disk.folder, 'data')
    const { port } = await house({ data })
    const { code } = await tableOf(port, 3, 3)
    await closeAll()
    disk.fill()
    const words = ['start', '--port', '0', '--host', '127.0.0.1', '--data', join(disk.folder, 'new')]
    const { status, err } = await here(...words)
    expect([status, err]).toEqual([75, expect.stringMatching(/no room left on the disk|cannot be written/)])
    disk.clear()
    expect(JSON.parse((await here('tables', '--data', data, '--json')).out)).toMatchObject({ tables: [{ code }] })
  })

  test('that may only be read keeps the house shut, with a sentence, until it may be written to again', async () => {
    const disk = newDisk(8)
    const data = join(disk.folder, 'data')
    const { port } = await house({ data })
    const { code: table } = await tableOf(port, 3, 3)
    await closeAll()
    disk.turn('ro')
    for (const [code, words] of [
      [75, ['start', '--port', '0', '--host', '127.0.0.1']],
      [2, ['tables']],
      [2, ['close', table]],
    ] as const) {
      const { status, err } = await here(...words, '--data', data)
      expect([words[0], status, err]).toEqual([words[0], code, expect.stringContaining('cannot be written')])
    }
    disk.turn('rw')
    expect(JSON.parse((await here('tables', '--data', data, '--json')).out)).toMatchObject({
      tables: [{ code: table }],
    })
  })
})
