import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { steadyClock } from '../../server/ops/steady-clock.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../../test/open.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import { between, clock } from './clock.ts'
import { ill, mind, well } from './finding.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'

afterEach(async () => {
  await closeAll()
  vi.unstubAllEnvs()
})

/** A machine whose clock is set by a time server, or is not. */
function machineThatSays(word: string): void {
  const folder = newFolder()
  const program = join(folder, 'timedatectl')
  writeFileSync(program, `#!/bin/sh\necho ${word}\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

async function tableIn(where: { data: string } | { store: { database: string } }): Promise<string> {
  const { port } = await house(where)
  return sure((await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })).code, 'code')
}

const future = ill({ says: expect.stringContaining('which is yet to come'), do: expect.any(String) })

describe.skipIf(process.platform === 'win32')('the clock', () => {
  test.each([
    ['yes', well(en.clock.synchronised)],
    ['no', mind(en.clock.alone)],
    ['perhaps', well(en.clock.plausible)],
  ])('of a machine that says “%s”', async (word, says) => {
    machineThatSays(word)
    expect(await found(clock, {})).toEqual([says])
  })

  test.each([1970, 2025, 2101])('that says %i is wrong', async (year) => {
    expect(await found(clock, { now: Date.UTC(year, 6) })).toEqual([ill(en.clock.year(year))])
  })

  test.each(['open', 'closed'])(
    'is wrong where something that is kept is from the future, in a house that is %s',
    async (how) => {
      machineThatSays('yes')
      const data = newFolder()
      const before = Date.now()
      await tableIn({ data })
      const after = Date.now()
      if (how === 'closed') await closeAll()
      expect(await found(clock, { data, now: after - 58_000 })).toEqual([well(en.clock.synchronised)])
      expect(await found(clock, { data, now: before - 62_000 })).toEqual([future])
    },
  )

  test('is wrong where what is from the future has not been put in its place yet', async () => {
    machineThatSays('yes')
    const data = newFolder()
    const code = await tableIn({ data })
    await closeAll()
    const { port } = await house({ data, instead: { clock: steadyClock(Date.now() + 3_600_000) } })
    const guest = await connect(port)
    await guest.must({ is: 'enter', code })
    await guest.must({ is: 'sit', seat: 0, name: 'Guest' })
    expect(await found(clock, { data })).toEqual([future])
  })

  test('is compared with that of the database, and with what is kept there', async () => {
    machineThatSays('yes')
    const store = { database: await (await thePostgres()).newDatabase() }
    const together = well(expect.stringMatching(/^the clock of the database is [01](\.\d)? s away/))
    expect(await found(clock, { store })).toEqual([well(en.clock.synchronised), together])
    await tableIn({ store })
    expect(await found(clock, { store })).toEqual([well(en.clock.synchronised), together])
    expect(await found(clock, { store, now: Date.now() - 3_600_000 })).toEqual([future])
  })
})

test.each([
  [2000, 'well'],
  [-2100, 'mind'],
  [60_000, 'mind'],
  [-60_100, 'ill'],
])('two clocks that are %i ms apart', (ahead, is) => {
  expect(between(ahead, en.clock)).toMatchObject({ is, says: expect.stringContaining(`${Math.abs(ahead) / 1000} s`) })
})
