/** The other functions at court: the duel, and pairs of noble and wine-taster. */
import { sit } from '../../../games/toast/script.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { attend } from './toast.court.ts'

const twelve = [...names, 'Jun', 'Rosa', 'Tove', 'Emil', 'Nadia', 'Sam']

export async function functions(stage: Stage, windows: Windows): Promise<void> {
  await duel(stage, windows)
  await seven(stage, windows)
  await crowd(stage, windows)
}

async function duel(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'DVE112',
    names: names.slice(0, 2),
    options: { host: 1 },
    sitting: (options) =>
      sit(2, { options }).play(
        '0 pours poison 3',
        '1 peeks 2',
        '0 peeks 3',
        '1 pours antidote 1',
        '0 pours antidote 0',
      ),
  })
  await table.play({ kind: 'pour', token: 'poison', place: 5 })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('toast-duel')
}

async function seven(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'PAARE7',
    names: twelve.slice(0, 7),
    options: { host: 6 },
    sitting: (options, mine) => {
      const sitting = sit(7, {
        options,
        characters: { 0: 'mandrake', 1: 'datura', 2: 'yew', 3: 'arsenica' },
        drawn: { 0: mine.join(' '), 3: 'wine wine poison antidote' },
      })
      sitting.play('0 rotates 1', `1 pours ${mine[0]} 2`).skip().skip()
      return sitting.play('6 pours wine 0')
    },
  })
  await table.play({ kind: 'swap', places: [1, 3] })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('toast-pairs')
}

async function crowd(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'PAAR12',
    names: twelve,
    options: { host: 11 },
    sitting: (options, mine) => {
      const sitting = sit(12, {
        options,
        characters: { 0: 'datura', 1: 'belladonna', 2: 'yew', 3: 'curare', 4: 'wolfsbane', 5: 'mandrake' },
        drawn: { 0: mine.join(' '), 5: 'wine wine wine poison' },
      })
      sitting.play('0 swaps 3', `1 pours ${mine[0]} 3`).skip().skip().skip().skip()
      return sitting.play('10 rotates -1')
    },
  })
  await table.play({ kind: 'pour', token: 'poison', place: 0 })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('toast-twelve', 'whole')
}
