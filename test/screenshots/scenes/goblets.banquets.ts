/** The other ways to dine: Russian Goblette, pairs, without rings; and a tie that is drunk out to the end. */
import { tokens } from '../../../games/banquet/tokens.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { goOn, holding } from './banquet.ts'
import { dine } from './goblets.dining.ts'

const twelve = [...names, 'Jun', 'Rosa', 'Tove', 'Emil', 'Nadia', 'Sam']

export async function banquets(stage: Stage, windows: Windows): Promise<void> {
  await duel(stage, windows)
  await pairs(stage, windows)
  await memory(stage, windows)
  await tie(stage, windows)
}

async function duel(stage: Stage, windows: Windows): Promise<void> {
  const two = names.slice(0, 2)
  const turn = await dine(stage, windows, {
    code: 'RVSS02',
    names: two,
    options: { host: 1 },
    laid: {},
    before: (sitting) => {
      sitting.play('0 pours poison 3', '1 peeks 2', '0 peeks 3', '1 swaps 1 4', '0 pours wine 0')
    },
  })
  await turn.play({ kind: 'pour', token: 'poison', place: 5 })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('goblets-duel')

  const drinking = await dine(stage, windows, {
    code: 'RVSS03',
    names: names.slice(0, 3),
    options: { host: 0, finale: 'drink at once' },
    laid: {},
    before: (sitting) => {
      sitting.fill('wine wine', 'poison', 'antidote poison', 'wine', 'poison poison antidote', 'wine wine antidote')
      sitting.state.table.score = [1, 2, 1]
      for (const house of [0, 1, 2]) sitting.hold(house, 'poison')
      sitting.play('1 passes', '2 toasts', '0 drinks 3', '1 drinks 1')
    },
  })
  await drinking.play({ kind: 'drink', place: 0 })
  await goOn(windows)
  await windows.shows('.banquet-goblet[data-state="may"]')
  await windows.take('goblets-drink')
}

async function pairs(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'PAARE6',
    names: twelve,
    options: { host: 11 },
    laid: {
      characters: {
        ...{ 0: 'hemlock', 1: 'datura', 2: 'yew', 3: 'cobra', 4: 'antimony', 5: 'belladonna' },
        ...{ 6: 'curare', 7: 'wolfsbane', 8: 'mandrake', 9: 'nightshade', 10: 'cicuta', 11: 'arsenica' },
      } as const,
      targets: [2, 5, 3, 0, 1, 4],
    },
    before: (sitting) =>
      sitting.play('1 yields leave', '0 pours wine 2', '1 rotates 1').skip().skip().skip().skip().skip(),
  })
  await table.play({ kind: 'after you', leave: true })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await holding(windows, '.banquet-mine > .banquet-mine_peephole', async () => {
    await windows.shows('.banquet-mine > .banquet-mine_peephole[data-held]')
    await windows.take('goblets-twelve', 'whole')
  })
}

async function memory(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'MEM0R5',
    names: names.slice(0, 5),
    options: { host: 4, memory: true },
    laid: { characters: { 0: 'mandrake', 1: 'nightshade', 2: 'socrates', 3: 'curare', 4: 'wolfsbane' } },
    before: (sitting) =>
      sitting.play('0 pours wine 3', '0 rotates 1', '1 pours poison 4', '1 peeks').skip().skip().skip(),
  })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await table.play({ kind: 'peek', place: 0 })
  await windows.shows('.banquet-mine_looked .banquet-mine_peephole')
  await windows.press('.banquet-deeds_deed >> nth=3')
  await windows.shows('.banquet-goblet[data-state="may"]')
  await windows.unfocus()
  await windows.take('goblets-memory')
}

async function tie(stage: Stage, windows: Windows): Promise<void> {
  const table = await dine(stage, windows, {
    code: 'ST1CH3',
    names: names.slice(0, 5),
    options: { host: 4 },
    laid: { characters: { 0: 'datura', 1: 'cobra', 2: 'yew', 3: 'mandrake', 4: 'butler' } },
    before: (sitting) => {
      const { state } = sitting
      state.table.course = 3
      state.table.score = [5, 3, 5, 2, 5]
      sitting.fill().hold(3, '').play('0 passes', '1 passes', '2 passes', '3 toasts').drinkUp()
      state.box.goblets = [tokens(1), tokens(0, 1), tokens(0, 1)]
    },
  })
  await table.play({ kind: 'drink', place: 2 })
  await goOn(windows)
  await windows.shows('.banquet-goblet[data-state="may"]')
  await windows.take('goblets-tie')
  await table.play({ kind: 'drink', place: 0 })
  await goOn(windows)
  await windows.shows('.over')
  await windows.unfocus()
  await windows.take('goblets-over')
}
