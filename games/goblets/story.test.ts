import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages } from '../../kernel/text.ts'
import { chronicle } from '../banquet/script.ts'
import { goblets } from './index.ts'
import { type Laid, type Sitting, sit } from './script.ts'

const names = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Fanny', 'Gustav']

/** Four at the table: the Ogre, a veil, a prophecy, and a Prince who is in a hurry. */
const SINGLE: Laid = { characters: { 0: 'belladonna', 1: 'nightshade', 2: 'cantarella', 3: 'hellebore' } }
const SINGLE_GAME = [
  '3 trades',
  '1 pours wine 2',
  '1 pours wine 1',
  '2 peeks',
  '2 pours poison 3',
  '3 pours ogre 0',
  '3 rotates 1',
  '0 veils 2 both',
  '0 peeks',
  '1 toasts',
  '2 swaps 0',
  '3 pours antidote 3',
  '0 passes',
  '1 pours wine 1',
  '2 foretells 1',
  // The second course.
  '3 passes',
  '2 pours poison 3',
  '2 pours wine 2',
  '3 pours wine 3',
  '3 pours poison 1',
  '0 veils 1 rings',
  '0 passes',
  '1 pours wine 0',
  '1 pours wine 0',
  '2 passes',
  '3 rotates -1',
  '3 peeks',
  '0 passes',
  '1 toasts',
  '2 passes',
  '3 pours wine 3',
  '0 peeks',
  '1 rotates 1',
  '2 passes',
  // The third.
  '3 trades',
  '2 pours poison 3',
  '2 pours poison 0',
  '3 pours antidote 3',
  '3 pours ogre 1',
  '0 passes',
  '1 pours wine 2',
  '1 pours wine 1',
  '2 peeks',
  '2 passes',
  '3 passes',
  '0 passes',
  '1 toasts',
  '2 pours antidote 2',
  '3 passes',
  '0 passes',
  '1 passes',
  '2 foretells 1',
]

/** Two and six goblets, a course: A gets rid of the wine and toasts, B does what is left to do; then they drink in a row. */
const DUEL_COURSE = [
  'A pours wine 0',
  'B peeks 0',
  'A pours wine 1',
  'B pours poison 2',
  'A pours wine 2',
  'B swaps 1 4',
  'A toasts',
  'B peeks 5',
  'A swaps 2 5',
]

/** Seven: three pairs and one alone; leave that is given and not, a Traitor, and everybody moves up. */
const PAIRS: Laid = {
  characters: { 0: 'cobra', 1: 'yew', 2: 'curare', 3: 'datura', 4: 'socrates', 5: 'butler', 6: 'arsenica' },
  cards: { 0: 'loyal', 2: 'loyal', 4: 'traitor' },
}
const PAIRS_GAME = [
  [
    '3 yields leave',
    '2 peeks 0',
    '3 pours poison 1',
    '5 looks',
    '5 yields',
    '4 pours wine 3',
    '5 pours wine 2',
    '6 dips',
    '6 takes poison',
    '6 pours wine 0',
    '1 yields leave',
    '0 rotates 2',
    '1 passes',
  ],
  [
    '6 yields leave',
    '5 dips',
    '5 passes',
    '6 pours poison 3',
    '0 peeks',
    '0 passes',
    '2 yields leave',
    '1 doubles',
    '1 pours wine 0',
    '1 pours poison 1',
    '2 passes',
    '4 yields',
    '3 pours poison 0',
    '4 passes',
  ],
  [],
]
/** Which house toasts in each course, and what is done in the Toast phase before all pass. */
const HURRIED = [1, 0, 3]
const PAIRS_TOASTS = [
  ['4 peeks', '5 swaps 0', '6 pours poison 2'],
  ['3 passes', '4 passes', '5 peeks', '6 rotates 1', '0 pours poison 1', '0 pours poison 2'],
  [],
]

/** One house pours its wine into its own goblet and toasts as soon as it may; the others let it. */
function hurry(table: Sitting, house: number, play: (line: string) => void): void {
  const { table: open } = table.state
  while (open.call === null) {
    const seat = table.asked()
    if (open.turn !== house) play(`${seat} ${open.stage === 'opening' ? 'yields' : 'passes'}`)
    else if (table.kinds(seat).includes('toast')) play(`${seat} toasts`)
    else if (open.stage === 'opening') play(`${seat} yields`)
    else play(table.view(seat).hand.tokens.wine > 0 ? `${seat} pours wine ${house}` : `${seat} passes`)
  }
}

describe.each(languages)('the golden transcripts, %s', (language) => {
  const file = (mode: string) => `story.${mode}.${language}.txt`

  test('four at the table, three courses', async () => {
    const table = sit(4, SINGLE)
    const { lines, play } = chronicle(goblets, table, names, language)
    for (const line of SINGLE_GAME) play(line)
    expect(table.state.table.stage).toBe('over')
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('single'))
  })

  test('two and six goblets, until one has won three times', async () => {
    const table = sit(2)
    const { lines, play } = chronicle(goblets, table, names, language)
    const { table: open } = table.state
    while (open.stage !== 'over') {
      const [caller, other] = [table.asked(), 1 - table.asked()]
      for (const line of DUEL_COURSE) play(line.replace('A', `${caller}`).replace('B', `${other}`))
      while (open.stage === 'drinking') play(`${table.asked()} drinks ${open.standing.indexOf(true)}`)
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('duel'))
  })

  test('seven, Nobles and tasters, three courses', async () => {
    const table = sit(7, PAIRS)
    const { lines, play } = chronicle(goblets, table, names, language)
    const { table: open } = table.state
    for (const [course, line] of PAIRS_GAME.entries()) {
      for (const one of line) play(one)
      hurry(table, at(HURRIED, course), play)
      for (const one of at(PAIRS_TOASTS, course)) play(one)
      while (open.course === course + 1 && open.call && open.stage !== 'tie' && open.stage !== 'over') {
        play(`${table.asked()} passes`)
      }
    }
    while (open.stage === 'tie') play(`${table.asked()} drinks ${open.standing.indexOf(true)}`)
    expect(open.stage).toBe('over')
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('pairs'))
  })
})
