import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages } from '../../kernel/text.ts'
import { leftOf } from '../banquet/houses.ts'
import { chronicle } from '../banquet/script.ts'
import type { House } from '../banquet/state.ts'
import { listed } from '../banquet/tokens.ts'
import { toast } from './index.ts'
import { drawn, type Laid, type Sitting } from './script.ts'

const names = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Fanny', 'Gustav']

/** Five at court: a redraw, the Deadly Poison, a veil, a clock that runs out, a prophecy. */
const SINGLE: Laid = {
  characters: { 0: 'cantarella', 1: 'hellebore', 2: 'belladonna', 3: 'foxglove', 4: 'butler' },
  drawn: { 1: 'wine wine wine wine', 2: 'wine wine poison poison' },
}
/** A star is a token that the seat has; an exclamation mark is the white glove. */
const SINGLE_GAME = [
  [
    '0 keeps',
    '1 returns',
    '2 keeps',
    '3 keeps',
    '4 keeps',
    '! 0 keeps',
    '1 keeps',
    '2 keeps',
    '3 keeps',
    '4 keeps',
    '0 accuses 2',
    '2 accuses 4',
    '4 accuses 1',
    '1 trades *',
    '3 exchanges *',
    '1 pours ogre 0',
    '1 rotates 1',
    '2 veils 3 goblets',
    '2 peeks',
    '! 3 passes',
    '4 looks',
    '4 pours * 1',
    '4 peeks',
    '0 pours * 2',
    '0 swaps 3',
  ],
  [
    '1 keeps',
    '0 keeps',
    '2 keeps',
    '3 keeps',
    '4 keeps',
    '1 accuses 0',
    '0 accuses 3',
    '3 accuses 2',
    '3 passes',
    '1 passes',
  ],
  [],
]

/** Seven: three pairs and one alone; roles swap, and the Guard has patience with nobody. */
const PAIRS: Laid = { characters: { 0: 'yew', 1: 'arsenica', 2: 'curare', 3: 'antimony' } }
const PAIRS_GAME = [
  [
    '1 keeps',
    '3 keeps',
    '5 keeps',
    '6 keeps',
    '1 accuses 2',
    '5 accuses 3',
    '2 dips',
    '2 passes',
    '3 pours * 0',
    '4 peeks',
    '5 doubles',
    '5 pours * 1',
    '5 pours * 3',
    '6 pours * 2',
    '6 rotates 1',
    '0 rotates 2',
    '! 1 passes',
  ],
  [],
  [],
]

type Play = (line: string) => void

/** Everybody keeps what they drew and bears their left a grudge; what is offered besides is declined. */
function begin(table: Sitting, play: Play): void {
  const { agenda, table: open } = table.state
  while (open.stage === 'redraw') play(`${agenda.asked[0]} keeps`)
  while (open.stage === 'grievance') {
    const left = leftOf(open, open.turn)
    play(`${table.asked()} accuses ${open.chain.includes(left) ? leftOf(open, left) : left}`)
  }
  while (open.stage === 'beginning') play(`${table.asked()} passes`)
}

/** One house empties its napkin into the goblet at its left and toasts as soon as it may; the others let it. */
function hurry(table: Sitting, house: House, play: Play): void {
  const { table: open } = table.state
  while (open.call === null) {
    const seat = table.asked()
    const kinds = open.turn === house ? table.kinds(seat) : []
    if (kinds.includes('toast')) return play(`${seat} toasts`)
    play(kinds.includes('pour') ? `${seat} pours * ${leftOf(open, house)}` : `${seat} passes`)
  }
}

describe.each(languages)('the golden transcripts, %s', (language) => {
  const file = (mode: string) => `story.${mode}.${language}.txt`
  const told = (table: Sitting) => {
    const { lines, play } = chronicle(toast, table, names, language)
    return {
      lines,
      play(written: string) {
        const line = written.replace('! ', '')
        const hand = table.view(Number(line.split(' ')[0])).hand.tokens
        play(line.replace('*', listed(hand).at(-1) ?? ''), line === written ? undefined : 'clock')
      },
    }
  }
  /** The rounds as they were written, each then hurried to its end by one house. */
  const rounds = (table: Sitting, script: readonly string[][], hurried: readonly House[], play: Play) => {
    const { table: open } = table.state
    for (const [round, lines] of script.entries()) {
      for (const line of lines) play(line)
      begin(table, play)
      hurry(table, at(hurried, round), play)
      while (open.stage === 'before') {
        const foretold = table.offered(table.asked()).find(({ kind }) => kind === 'foretell')
        play(`${table.asked()} ${foretold?.kind === 'foretell' ? `foretells ${foretold.house}` : 'passes'}`)
      }
    }
    expect(open.stage).toBe('over')
  }

  test('five at court, three rounds', async () => {
    const table = drawn(5, SINGLE)
    const { lines, play } = told(table)
    rounds(table, SINGLE_GAME, [1, 3, 0], play)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('single'))
  })

  test('two and six goblets, three rounds', async () => {
    const table = drawn(2)
    const { lines, play } = told(table)
    const { table: open } = table.state
    while (open.stage !== 'over') {
      play(`${table.asked()} peeks ${open.course}`)
      for (let place = 0; open.stage === 'turn'; place = (place + 1) % 6) {
        const seat = table.asked()
        play(table.kinds(seat).includes('toast') ? `${seat} toasts` : `${seat} pours * ${place}`)
      }
      while (open.stage === 'drinking') play(`${table.asked()} drinks ${open.standing.lastIndexOf(true)}`)
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('duel'))
  })

  test('seven, nobles and tasters, three rounds', async () => {
    const table = drawn(7, PAIRS)
    const { lines, play } = told(table)
    rounds(table, PAIRS_GAME, [1, 3, 2], play)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('pairs'))
  })
})
