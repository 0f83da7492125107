/** Raise Your Goblets with four and six: a turn, a look, the notes, a house, and a Toast to its ledger. */
import { emptied } from '../../../games/banquet/ceremony.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { holding, stopAt } from './banquet.ts'
import { dine } from './goblets.dining.ts'

export async function goblets(stage: Stage, windows: Windows): Promise<void> {
  await four(stage, windows)
  await six(stage, windows)
  await toast(stage, windows)
}

async function four(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'BECHR4',
    names: names.slice(0, 4),
    options: { host: 3 },
    laid: { characters: { 0: 'belladonna', 1: 'cobra', 2: 'socrates', 3: 'yew' }, targets: [2, 3, 1, 0] },
    before: (sitting) =>
      sitting.play('0 pours poison 2', '0 pours wine 0').play('1 pours wine 1', '1 rotates 1').play('2 peeks'),
  })
  await table.play(
    { kind: 'swap', places: [1, 2] },
    { kind: 'pour', token: 'poison', place: 0 },
    { kind: 'pour', token: 'wine', place: 3 },
  )
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('goblets-turn')

  await table.play({ kind: 'peek', place: 0 })
  await windows.shows('.banquet-mine_looked .banquet-mine_peephole')
  await windows.unfocus()
  await holding(windows, '.banquet-mine_looked .banquet-mine_peephole', async () => {
    await windows.shows('.banquet-mine_peephole[data-held]')
    await windows.take('goblets-look')
  })

  await windows.press('.banquet-notes_memo')
  await windows.shows('dialog.sheet .banquet-notes')
  await windows.take('goblets-notes')
  await windows.press('dialog.sheet header button')
  await windows.gone('dialog.sheet')
  await windows.press('.banquet-plate:not(.banquet-plate_mine) button')
  await windows.shows('dialog.sheet .banquet-housesheet_character')
  await windows.take('goblets-house')
}

async function six(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'BECHR6',
    names,
    options: { host: 5, points: 'shown' },
    laid: {
      characters: { 0: 'curare', 1: 'datura', 2: 'wolfsbane', 3: 'hemlock', 4: 'arsenica', 5: 'nightshade' },
      targets: [4, 2, 0, 5, 1, 3],
    },
    before: (sitting) => {
      sitting.play('0 pours wine 4', '0 pours antidote 0', '1 peeks 4', '1 swaps 4', '2 pours poison 3', '2 rotates -1')
      sitting.play('3 pours poison 2', '3 pours wine 3', '4 passes')
    },
  })
  await table.play({ kind: 'pour', token: 'wine', place: 5 }, { kind: 'swap', places: [2, 5] })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.press('.banquet-screen_fold.banquet-screen_open >> nth=1')
  await windows.shows('.banquet-goblet[data-state="may"]')
  await windows.unfocus()
  await windows.take('goblets-pour')
}

async function toast(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'PR0ST6',
    names,
    options: { host: 5 },
    laid: {
      characters: { 0: 'cicuta', 1: 'datura', 2: 'cobra', 3: 'mandrake', 4: 'yew', 5: 'butler' },
      targets: [3, 4, 5, 1, 2, 0],
    },
    before: (sitting) => {
      sitting.fill('wine wine antidote', 'poison', 'wine antidote', 'poison poison antidote wine', 'wine poison', '')
      for (const [house, hand] of ['poison', 'antidote', 'wine', 'poison wine', '', 'antidote'].entries())
        sitting.hold(house, hand)
      sitting.play('0 passes', '1 passes', '2 passes', '3 passes', '4 passes', '5 toasts', '0 pours poison 3')
      sitting.play('1 swaps 4', '2 passes', '3 passes')
    },
  })
  await table.play({ kind: 'rotate', by: 1 }, { kind: 'pour', token: 'antidote', place: 5 })
  await windows.shows('.banquet-deeds_prompt .banquet-deeds_back')
  await windows.take('goblets-before')

  await table.play({ kind: 'pass' })
  await windows.shows('.banquet-raising[data-phase="hushed"]')
  await windows.inside(stopAt, emptied(3, 'all') + 600)
  await windows.take('goblets-raise', 'window', 'as it is')
  await windows.shows('.banquet-ledger[data-phase="told"]')
  await windows.unfocus()
  await windows.take('goblets-ledger')
}
