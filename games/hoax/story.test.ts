import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { anyMove } from '../../kernel/bot.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { play } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { type Language, languages } from '../../kernel/text.ts'
import { hoax } from './index.ts'
import { setup } from './setup.ts'
import { asides, type Hoax, type Move, type Options } from './state.ts'

const names = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil']
const name = (seat: Seat) => at(names, seat)

/** In whatever order answers, and then what interrupts, are listed, the story stays the same. */
const place = (move: Move) => `${asides.some((kind) => kind === move.kind) ? 'z' : 'a'} ${JSON.stringify(move)}`
const sorted = (moves: readonly Move[]) => moves.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))

/** People without any manners play to the end; what only one of them learns stands in brackets. */
function tell(language: Language, seats: number, options: Partial<Options>, seed: number): string {
  const { news, secret } = hoax.text[language]
  const chance = seeded(seed)
  const state = setup(seats, { ...defaults(hoax, seats), ...options }, chance)
  const lines: string[] = []
  const write = () => {
    for (const item of state.table.news) lines.push(news(item, name))
    for (const [seat, hand] of state.hands.entries())
      for (const item of hand.news) lines.push(`    (${name(seat)}: ${secret(item, name)})`)
  }
  write()
  while (!hoax.ranking(state.table)) {
    const seat = pick(state.agenda.asked, chance)
    play(hoax, state, seat, anyMove<Hoax>(hoax, sorted(hoax.moves(look(state, seat))), chance), chance)
    write()
  }
  return `${lines.join('\n')}\n`
}

describe.each(languages)('the golden transcript, %s', (language) => {
  test('five and one game', async () => {
    await expect(tell(language, 5, {}, 78)).toMatchFileSnapshot(`story.${language}.txt`)
  })

  test('three and a series of two', async () => {
    await expect(tell(language, 3, { games: 2 }, 27)).toMatchFileSnapshot(`story.series.${language}.txt`)
  })
})
