/** A house whose clock is set while it is open, and while it is closed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { deviceOf } from '../../server/net/socket.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { sqliteStore } from '../../server/store/sqlite.ts'
import { endedFor, readLine, recordOf } from '../../server/table/history.ts'
import { madeBy } from '../kill/counting.ts'
import { closeAll, connect, newFolder, playOut, type Seated, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { otherTimes } from './found.ts'

const HOUR = 3_600_000
const child = new URL('../kill/child.ts', import.meta.url).pathname

let data: string
let file: string
let house: ChildProcess | undefined
beforeEach(() => {
  data = newFolder()
  file = join(data, 'time')
})
afterEach(async () => {
  await closeAll()
  house?.kill('SIGKILL')
})

/** How far the clock on the wall is from ours, in hours: at once, for whoever looks. */
const setClock = (hours: number) => writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h`)

async function open(): Promise<number> {
  const env = {
    ...process.env,
    LD_PRELOAD: otherTimes(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // A machine that runs knows for how long, whatever its clock says.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  house = spawn(process.execPath, [child, data], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(sure(house.stdout, 'output'), 'data')
  return Number(String(line))
}

async function kill(): Promise<void> {
  const gone = once(sure(house, 'house'), 'exit')
  house?.kill('SIGKILL')
  await gone
}

/** Until its machine tells this time. */
async function tells(port: number, hours: number): Promise<void> {
  const isSo = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
    return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - hours * HOUR) < 60_000
  }
  while (!(await isSo()));
}

/** Whoever is asked answers, so that the next one has all their time, however slow the machine is. */
async function everybodyPlaysOn(people: readonly Seated[]): Promise<void> {
  const { seq } = at(people, 0)
  await Promise.race(people.map((player) => player.until(() => player.moves.length > 0)))
  const asked = sure(
    people.find(({ moves }) => moves.length > 0),
    'somebody who is asked',
  )
  await asked.must({ is: 'move', question: asked.view.agenda.question, move: at(asked.moves, 0) })
  await Promise.all(people.map((player) => player.until(() => player.seq > seq)))
}

describe.runIf(otherTimes())('a clock', () => {
  test('that jumps back and forth while people play: nobody waits for it, nobody is moved for, and the record is fair', async () => {
    setClock(0)
    const port = await open()
    const { code, people } = await tableOf(port, 3, 3, { clock: 'relaxed' })
    await start(people)
    for (const hours of [-5, 7, -1, 0]) {
      setClock(hours)
      await tells(port, hours)
      await everybodyPlaysOn(people)
    }
    await playOut(people)
    await kill()
    const store = sqliteStore(databaseIn(data))
    const lines = await store.lines(code, 1)
    const times = lines.map((line) => readLine(line).at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(madeBy(lines, 'clock')).toBe(0)
    expect(verify(recordOf(endedFor(deviceOf(at(people, 0).token), 1, lines)) ?? '', findGame).fair).toBe(true)
    await store.close()
  })

  test('that was set back while the house was closed: nothing is written before what was, and the game goes on', async () => {
    setClock(48)
    const before = await open()
    const { code, people } = await tableOf(before, 3, 3)
    await start(people)
    await kill()
    setClock(0)
    const after = await open()
    await tells(after, 0)
    const back = await Promise.all(people.map(({ token }) => connect(after, new Player(token))))
    for (const player of back) {
      await player.must({ is: 'enter', code })
      await player.until(() => player.room?.stage === 'playing')
    }
    await playOut(back)
    expect(back.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
    await kill()
    const store = sqliteStore(databaseIn(data))
    const times = (await store.lines(code, 1)).map((line) => readLine(line).at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    await store.close()
  })
})
