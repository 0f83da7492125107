/** A game that is over, opened to be watched: every moment of it, and who sat there. */

import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { type Moment, momentsOf } from '../../kernel/chronicle.ts'
import type { Game } from '../../kernel/game.ts'
import { read, type Sealed } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Flaw, retrace } from '../../kernel/verify.ts'
import type { Room, Sitter } from '../../protocol/room.ts'
import { marks } from '../../protocol/words.ts'

/** Where a game is kept: only what the house keeps has an address for others. */
export type Kept = 'house' | 'device' | 'file'

export interface Story {
  /** The record as it was handed out, to the byte. */
  readonly record: string
  /** The table whose record the house was asked for. */
  readonly asked?: string | undefined
  readonly sealed: Sealed
  readonly game: Game
  readonly moments: readonly Moment[]
  readonly people: readonly Sitter[]
}

/** A record knows chairs alone: whoever sits on them goes by a mark. */
function nameless({ terms: { devices } }: Sealed): Sitter[] {
  return devices.map((device, seat) => ({ name: '', mark: at(marks, seat % marks.length), bot: device === null }))
}

/** Opens a record, or says what keeps it shut. Whether it was fair is another question: see `web/proof`. */
export function openStory(record: string, people: readonly Sitter[] = []): Story | { readonly flaw: Flaw } {
  try {
    const verdict = retrace(record, findGame, () => {})
    const sealed = read(record)
    if (verdict && !verdict.fair) return { flaw: verdict.flaw }
    if (!sealed) return { flaw: 'unreadable' }
    const game = sure(findGame(sealed.terms.game), 'game of this record')
    const sat = people.length === sealed.terms.seats ? people : nameless(sealed)
    return { record, sealed, game, moments: momentsOf(game, sealed), people: sat }
  } catch {
    // Whatever a strange file does to the rules, it is no record of ours.
    return { flaw: 'unreadable' }
  }
}

/** The table and the game at it, as its record names them: `K7Q2PX-3`. */
export function placeIn({ sealed }: Story): { readonly code: string; readonly round: number } {
  const [code = '', round = '1'] = sealed.terms.table.split('-')
  return { code, round: Number(round) }
}

/** Who won; nobody where it was broken off. */
export function winnersOf({ game, moments }: Story): Seat[] {
  const ranking = game.ranking(sure(moments.at(-1), 'moment').state.table)
  return ranking?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
}

/** Whoever was no person when it was dealt, and has nothing more to hide: before the end of a game nobody speaks. */
export function puppetsIn(story: Story): Seat[] {
  if (winnersOf(story).length === 0) return []
  return story.people.flatMap(({ bot }, seat) => (bot ? [seat] : []))
}

/** The room round a board that only shows. It has a name that no table has: what somebody noted at one is not touched. */
export function roomOf(story: Story): Room {
  const { terms } = story.sealed
  const chairs = story.people.map(({ name, mark, bot }) => {
    // Nobody is away from a game that is over.
    return {
      name,
      mark,
      sitter: 'bot',
      bot: bot ? 'normal' : null,
      standIn: null,
      promise: null,
    } as const
  })
  return {
    code: 'replay',
    settings: {
      game: terms.game,
      seats: terms.seats,
      options: terms.options as Room['settings']['options'],
      clock: 'off',
      listed: 'link',
      talk: 'phrases',
      watching: 'open',
    },
    guarded: false,
    locked: true,
    stage: 'playing',
    round: placeIn(story).round,
    commitment: terms.commitment,
    host: null,
    chairs,
    wishes: [],
    pleas: [],
    hurried: [],
    offers: [],
    welcoming: [],
    visits: [],
    paused: false,
    until: null,
    deadlines: chairs.map(() => null),
    ranking: null,
    seed: null,
    news: [],
  }
}
