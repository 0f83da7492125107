/** How a game is told that brings no chronicle of its own: by its moves, and by what its tally counts and its texts have words for. */
import { type Chronicle, type Moment, mostOf } from './chronicle.ts'
import type { Game } from './game.ts'
import type { Shape } from './state.ts'
import { type Language, languages } from './text.ts'

const TITLES = { en: 'Most of all', de: 'Am meisten' } as const

export function plainChronicle<G extends Shape>(game: Pick<Game<G>, 'tally' | 'text'>): Chronicle<G> {
  const isWorded = (what: string) => languages.every((language) => game.text[language].counted?.(what, 1) !== undefined)
  return {
    turns: (moments) => turnsIn(moments),
    // What could have been a lie only the game itself knows.
    claims: () => [],
    awards: (moments) => {
      const counts = countsIn(game, moments)
      const worded = Object.keys(counts).filter(isWorded)
      return worded.flatMap((what) => mostOf(what, counts[what] ?? []))
    },
    claimsAre: 'words',
    text: { en: textIn(game, 'en'), de: textIn(game, 'de') },
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

function textIn<G extends Shape>({ text }: Pick<Game<G>, 'text'>, language: Language): Chronicle['text']['en'] {
  return {
    said: ({ what, seat }, name) => `${name(seat)}: ${what}`,
    swung: (by) => String(by),
    award: ({ kind, seats, count }, name) => ({
      title: TITLES[language],
      fact: `${seats.map((seat) => name(seat)).join(', ')}: ${text[language].counted?.(kind, count) ?? count}`,
    }),
  }
}
