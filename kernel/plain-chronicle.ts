/** How a game is told that brings no chronicle of its own: by its moves, and by what its tally counts. */
import { type Chronicle, type Moment, mostOf } from './chronicle.ts'
import type { Game } from './game.ts'
import type { Shape } from './state.ts'

const TITLES = { en: 'Most of all', de: 'Am meisten' } as const

export function plainChronicle<G extends Shape>(game: Pick<Game<G>, 'tally'>): Chronicle<G> {
  return {
    turns: (moments) => turnsIn(moments),
    // What could have been a lie only the game itself knows.
    claims: () => [],
    awards: (moments) => {
      const counts = countsIn(game, moments)
      return Object.keys(counts).flatMap((word) => mostOf(word, counts[word] ?? []))
    },
    claimsAre: 'words',
    text: { en: textIn('en'), de: textIn('de') },
  }
}

/** Whenever somebody else moves. */
function turnsIn<G extends Shape>(moments: readonly Moment<G>[]) {
  return moments.flatMap(({ entry }, at) => {
    const isNew = entry && entry.seat !== moments[at - 1]?.entry?.seat
    return isNew || at === 0 ? [{ at, seat: entry?.seat }] : []
  })
}

/** How often each seat did what the tally has a word for. */
function countsIn<G extends Shape>({ tally }: Pick<Game<G>, 'tally'>, moments: readonly Moment<G>[]) {
  const counts: Record<string, number[]> = {}
  moments.forEach(({ entry }, at) => {
    const before = moments[at - 1]
    if (!entry || !before) return
    for (const word of tally(before.state, entry.seat, entry.move)) {
      const each = counts[word] ?? before.state.hands.map(() => 0)
      each[entry.seat] = (each[entry.seat] ?? 0) + 1
      counts[word] = each
    }
  })
  return counts
}

function textIn(language: keyof typeof TITLES): Chronicle['text']['en'] {
  return {
    said: ({ what, seat }, name) => `${name(seat)}: ${what}`,
    swung: (by) => String(by),
    award: ({ kind, seats, count }, name) => ({
      title: TITLES[language],
      fact: `${seats.map((seat) => name(seat)).join(', ')}: ${count} × ${kind}`,
    }),
  }
}
