/** The Containerfile that we ship: the house in it opens, is found well, and keeps what it has from one start to the next. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../checks/tools.ts'
import { at, sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { closeAll, playOut, start, tableOf } from '../open.ts'
import { comeBack, plays } from '../tables.ts'
import { commandIn, last } from './containerfile.ts'
import { canBeShut, type Image, makeImage } from './image.ts'

afterEach(closeAll)

const written = (name: string) => readFileSync(join(root, name), 'utf8')

test('no image is named with the machine that it is fetched from', () => {
  const lines = `${written('Containerfile')}${written('compose.yaml')}`.match(/^(?:FROM| +image:) .*$/gm) ?? []
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(line).toMatch(/^(?:FROM| +image:) [\w-]+(?::[\w.-]+)?(?: AS \w+)?$/)
})

test('no password stands in an address, where it could mean something else', () => {
  const addresses = written('compose.yaml').match(/postgres:\/\/[^']+/g)
  expect(addresses).toEqual(['postgres://humbug@database/humbug'])
})

test('what the composition lays into its containers is there', () => {
  const files = written('compose.yaml').match(/(?<=')\.\/[^:]+/g) ?? []
  expect(files).toEqual(['./docs/Caddyfile', './docs/haproxy.cfg'])
  for (const file of files) expect(existsSync(join(root, file))).toBe(true)
})

const left = canBeShut ? '' : ' (left out: only who may mount can try it)'

describe.skipIf(!canBeShut)(`the Containerfile${left}`, () => {
  let image: Image
  beforeAll(async () => {
    image = await makeImage()
  })

  /** What a program in it has said, and how it ended. */
  async function ended(child: ChildProcess) {
    const [out, err, [status]] = await Promise.all([
      text(sure(child.stdout, 'output')),
      text(sure(child.stderr, 'errors')),
      once(child, 'exit'),
    ])
    return { out, err, status }
  }

  async function opened() {
    // Its own port may be somebody's on this machine.
    const port = await freePort()
    const child = image.start(
      ...commandIn(last(image.stage, 'CMD')),
      '--json',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
    )
    const wrongs = text(sure(child.stderr, 'errors'))
    const first = await Promise.race([once(sure(child.stdout, 'output'), 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(await wrongs)
    expect(JSON.parse(String(at(first, 0)))).toEqual({ address: `http://127.0.0.1:${port}` })
    return {
      port,
      async stop() {
        const gone = once(child, 'exit')
        child.kill(last(image.stage, 'STOPSIGNAL') as NodeJS.Signals)
        expect([await gone, await wrongs]).toEqual([[0, null], ''])
      },
    }
  }

  /** The health check, at another port than the image's own. */
  const isWell = async (port: number) => {
    const words = commandIn(last(image.stage, 'HEALTHCHECK'))
    return (await ended(image.begin(words.map((word) => word.replace('4862', `${port}`))))).status === 0
  }

  test('nothing in it can be written to but the volume, and nobody in it is root', async () => {
    const writes = `for (const place of ['/', '/humbug', '/humbug/lib', '/usr/local/bin', '/data']) {
      try { fs.writeFileSync(place + '/mark', ''); console.log(place, 'written') }
      catch ({ code }) { console.log(place, code) }
    }
    fs.rmSync('/data/mark')
    console.log(process.getuid(), process.getgid(), process.env.HUMBUG_DATA)`
    const { out, err } = await ended(image.begin(['node', '-e', writes]))
    expect([err, out.trimEnd().split('\n')]).toEqual([
      '',
      ['/ EROFS', '/humbug EROFS', '/humbug/lib EROFS', '/usr/local/bin EROFS', '/data written', '1000 1000 /data'],
    ])
  })

  test('the house opens, is well, and a game goes on after it was stopped and started', async () => {
    const before = await opened()
    expect(await isWell(before.port)).toBe(true)
    expect(await (await fetch(`http://127.0.0.1:${before.port}/`)).text()).toContain('<script type="module"')
    const { code, people } = await tableOf(before.port, 3, 3)
    await start(people)
    const first = sure(
      people.find(({ moves }) => moves.length > 0),
      'somebody who is asked',
    )
    await plays(first, at(first.moves, 0), people)
    const { seq } = first
    await before.stop()
    expect(await isWell(before.port)).toBe(false)

    const after = await opened()
    for (const player of people) await comeBack(after.port, player, code)
    expect(first.seq).toBeGreaterThanOrEqual(seq)
    await playOut(people)
    expect(first.room?.stage).toBe('over')
    await after.stop()
  })

  test('other commands of humbug work beside it', async () => {
    const { out, status } = await ended(image.start('tables', '--json'))
    expect([status, JSON.parse(out)]).toEqual([0, expect.anything()])
  })
})
