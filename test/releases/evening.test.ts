/** A table that was once written can be read by every later version: what each wrote is opened by this one, and played on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { versionsIn } from '../../checks/changelog.ts'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { inAll } from '../long.ts'
import { closeAll, house, playOut, type Seated } from '../open.ts'
import { Player } from '../player.ts'
import { recordOf, sameDevice } from '../tables.ts'
import { type Left, readEvening } from './evening.ts'
import { unpacked, versionsWith } from './kept.ts'

afterEach(closeAll)

const versions = versionsWith('evening')

/** The same people, who have only their tokens. */
const backAt = (port: number, { code, people }: Left): Promise<Seated[]> =>
  Promise.all(people.map(({ token }) => sameDevice(port, new Player(token), code)))

/** Without what the table remembers for people: where goblets have no rings, it once told too much (T1.2). */
function seen({ game, hand }: Left['people'][number]): object {
  const { table, ...rest } = game as { readonly table: Readonly<Record<string, unknown>> }
  const { dial: _, record: __, ...shown } = table
  const { memory: ___, ...held } = hand as { readonly memory?: unknown }
  return { game: { ...rest, table: shown }, hand: held }
}

test('an evening of every released version is kept', () => {
  const all = versionsIn(readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8'))
  expect(versions.toReversed()).toEqual(all)
})

describe.each(versions)('an evening of %s', (version) => {
  test('has a table of each game, and everybody finds theirs as they left it', async () => {
    const data = unpacked(version, 'evening')
    const { port } = await house({ data })
    const evening = readEvening(data)
    const played = new Set<string>()
    for (const left of evening) {
      const people = await backAt(port, left)
      for (const [n, player] of people.entries()) {
        const then = at(left.people, n)
        expect([player.seat, player.seq, player.room?.stage]).toEqual([then.seat, then.seq, 'playing'])
        expect(player).toMatchObject(seen(then))
        played.add(player.shown.settings.game)
      }
    }
    // As many as there were then.
    expect([played.size, played.size >= 4]).toEqual([evening.length, true])
  })

  // The oldest has come the longest way; the long runs go all of them.
  const goesOn = inAll(version === versions[0], true)
  const codes = goesOn ? readEvening(unpacked(version, 'evening')).map(({ code }) => code) : []
  test.each(codes)('goes on to the end at table %s, and the record is fair', async (code) => {
    const data = unpacked(version, 'evening')
    const { port } = await house({ data })
    const left = sure(
      readEvening(data).find((one) => one.code === code),
      code,
    )
    const people = await backAt(port, left)
    await playOut(people)
    const record = await (await recordOf(port, at(people, 0), `${code}/1`)).text()
    expect(verify(record, findGame)).toMatchObject({ fair: true })
  })
})
