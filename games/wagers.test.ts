/** What onlookers may bet on is what the chronicle judges in the end: the same claims at the same moments, in every game. */
import { expect, test } from 'vitest'
import { sure } from '../kernel/at.ts'
import type { Chronicle, Moment } from '../kernel/chronicle.ts'
import { type Open, openAfter } from '../kernel/wager.ts'
import { findBots } from '../test/brains.ts'
import { ofBots } from './banquet/chronicle.script.ts'
import { readWhat } from './banquet/chronicle.what.ts'
import { findGame, games } from './index.ts'
import { fetchChronicle, fetchWagers } from './parts.ts'

const TABLES: Readonly<Record<string, readonly number[]>> = {
  rats: [3, 6],
  goblets: [2, 4, 7, 8],
  toast: [2, 5, 8],
  hoax: [3, 6],
}
const offers = new Map(await Promise.all(games.map(async ({ key }) => [key, await fetchWagers(key)] as const)))
const chronicles = new Map(await Promise.all(games.map(async ({ key }) => [key, await fetchChronicle(key)] as const)))
const evenings = games
  .filter(({ key }) => offers.get(key))
  .flatMap(({ key, seats }) =>
    (TABLES[key] ?? seats).flatMap((some) => [1, 2].map((seed) => [key, some, seed] as const)),
  )

const known = new Map<string, Moment[]>()

function played(key: string, seats: number, seed: number): Moment[] {
  const name = `${key} ${seats} ${seed}`
  const moments = known.get(name) ?? ofBots(sure(findGame(key), 'game'), findBots(key).easy, seats, {}, seed)
  known.set(name, moments)
  return moments
}

/** What was poured everybody learns later, if at all; and by then other people may sit before the goblet. */
const asHeard = ({ claimsAre }: Pick<Chronicle, 'claimsAre'>, what: string) =>
  claimsAre === 'deeds' ? readWhat(what).kind : what

test.each(evenings)(
  '%s of %i, evening %i: every claim can be bet on when it is made, and nothing else',
  (...evening) => {
    const [key] = evening
    const moments = played(...evening)
    const wagers = sure(offers.get(key), 'wagers')
    const chronicle = sure(chronicles.get(key), 'chronicle')
    const claims = chronicle.claims(moments)
    const told = claims.map((claim) => `${claim.at} ${claim.seat} ${asHeard(chronicle, claim.what)}`)
    const heard = moments.flatMap(({ state: { table } }, at) =>
      wagers.claims(table.news, table).map(({ seat, what }) => `${at} ${seat} ${asHeard(chronicle, what)}`),
    )
    // A death that was foretold to somebody who never drank came neither true nor false.
    const judged = heard.filter((one) => told.includes(one) || !one.includes('foretold'))
    expect(judged.toSorted()).toEqual(told.toSorted())
    expect(told.length).toBeGreaterThan(0)
  },
)

test.each(evenings)(
  '%s of %i, evening %i: what is out is no longer asked for, and what is open has a name of its own',
  (...evening) => {
    const [key] = evening
    const moments = played(...evening)
    const wagers = sure(offers.get(key), 'wagers')
    const chronicle = sure(chronicles.get(key), 'chronicle')
    const claims = chronicle.claims(moments)
    let open: Open[] = []
    for (const [seq, { state }] of moments.entries()) {
      open = openAfter(wagers, open, { seq, news: state.table.news }, state.table)
      for (const one of open) {
        const claim = claims.find(({ at, seat }) => at === one.on && seat === one.seat)
        if (claim) expect(asHeard(chronicle, claim.what)).toBe(asHeard(chronicle, one.what))
        if (claim?.out !== undefined) expect(claim.out).toBeGreaterThan(seq)
      }
      expect(new Set(open.map(({ on, seat }) => `${on} ${seat}`)).size).toBe(open.length)
    }
    expect(open).toEqual([])
  },
)
