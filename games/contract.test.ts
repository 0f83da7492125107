import { describe, expect, test } from 'vitest'
import { at, sure } from '../kernel/at.ts'
import { seeded } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import type { Shape, State } from '../kernel/state.ts'
import { goblets } from './goblets/index.ts'
import type { GobletsState } from './goblets/state.ts'
import { hoax } from './hoax/index.ts'
import type { HoaxState } from './hoax/state.ts'
import { rats } from './rats/index.ts'
import type { RatsState } from './rats/state.ts'
import { sounds } from './sounds.ts'
import { toast } from './toast/index.ts'
import type { ToastState } from './toast/state.ts'

/** What a game says of a fresh table of eight, before and after something is done to it that no move can do. */
function spoilt<G extends Shape>(game: Game<G>, spoil: (state: State<G>) => void): (string | undefined)[] {
  const state = game.setup(8, defaults(game, 8), seeded(4))
  const sound = sure(sounds.get(game.key), 'soundness')
  const before = sound(state)
  spoil(state)
  return [before, sound(state)]
}

describe('a state is not sound', () => {
  test.each<[string, (state: RatsState) => void]>([
    ['a brain is lost', ({ table }) => table.sanity.fill(6, 0, 1)],
    ['a die lies under the wall before anybody shook', ({ box }) => box.dice.push(0)],
    ['somebody has seen dice who never looked', ({ hands }) => Object.assign(at(hands, 2), { dice: [] })],
  ])('in Rats where %s', (_what, spoil) => {
    expect(spoilt(rats, spoil)).toEqual([undefined, expect.any(String)])
  })

  test.each<[string, (state: HoaxState) => void]>([
    ['a role is there three times', ({ hands }) => hands.map((hand) => Object.assign(hand, { role: 'thief' }))],
    ['a token is made', ({ table }) => Object.assign(at(table.purses, 1), { wine: 1 })],
    ['somebody is what they confessed not to be', ({ table, hands }) => at(table.denied, 1).push(at(hands, 1).role)],
    ['somebody voted where there is no vote', ({ hands }) => Object.assign(at(hands, 3), { ballot: 'yes' })],
    [
      'somebody was told of another card',
      ({ hands }) => at(hands, 3).news.push({ kind: 'dealt', role: notMine(hands) }),
    ],
  ])('in Hoax where %s', (_what, spoil) => {
    expect(spoilt(hoax, spoil)).toEqual([undefined, expect.any(String)])
  })

  test.each<[string, (state: GobletsState) => void]>([
    ['a token is lost', ({ box }) => box.goblets.pop()],
    ['somebody holds more than lies behind their screen', ({ hands }) => at(hands, 1).tokens.wine++],
    ['somebody holds more of a sort than they ever had', ({ hands }) => trade(at(hands, 1).tokens)],
    ['partners see different tokens', ({ hands }) => trade(at(hands, 0).tokens, at(hands, 0).had)],
    [
      'there is a Traitor too many',
      ({ hands }) => [0, 2].map((seat) => Object.assign(at(hands, seat), { card: 'traitor' })),
    ],
    ['a taster has no card', ({ hands }) => Object.assign(at(hands, 0), { card: null })],
  ])('in Goblets where %s', (_what, spoil) => {
    expect(spoilt(goblets, spoil)).toEqual([undefined, expect.any(String)])
  })

  test.each<[string, (state: ToastState) => void]>([
    ['the bag lost a token', ({ box }) => box.bag.wine--],
    ['somebody holds more than lies under their napkin', ({ hands }) => at(hands, 1).tokens.wine++],
    ['somebody wants to draw again without four clear tokens', ({ table }) => table.again.fill(true)],
    ['somebody put back what nobody saw', ({ hands }) => at(hands, 2).returned.poison++],
  ])('in Toast! where %s', (_what, spoil) => {
    expect(spoilt(toast, spoil)).toEqual([undefined, expect.any(String)])
  })
})

/** One wine more and one poison less, in each of these. */
function trade(...handfuls: { wine: number; poison: number }[]): void {
  for (const handful of handfuls) {
    handful.wine++
    handful.poison--
  }
}

const notMine = (hands: readonly { readonly role: string }[]) => (at(hands, 3).role === 'pope' ? 'thief' : 'pope')
