/** Toast! with five: the draw, the grievances, a turn, a look, a house, and a third round to its ledger and its end. */
import { drawn, keeping, sit } from '../../../games/toast/script.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { goOn, holding } from './banquet.ts'
import { attend } from './toast.court.ts'
import { functions } from './toast.functions.ts'

const five = names.slice(0, 5)
const characters = { 0: 'belladonna', 1: 'hellebore', 2: 'curare', 3: 'wolfsbane', 4: 'butler' } as const

export async function toast(stage: Stage, windows: Windows): Promise<void> {
  await draw(stage, windows)
  await grievances(stage, windows)
  await turn(stage, windows)
  await third(stage, windows)
  await functions(stage, windows)
}

async function draw(stage: Stage, windows: Windows): Promise<void> {
  await attend(stage, windows, {
    code: 'Z1EHEN',
    names: five,
    options: { host: 4 },
    sitting: (options, mine) =>
      drawn(5, { options, characters, drawn: { 0: mine.join(' '), 3: 'wine wine wine wine' } }).play(
        ...['2 keeps', '3 returns', '1 keeps'],
      ),
  })
  await windows.shows('.toast-court_redraw .kit_go')
  await windows.take('toast-redraw')
}

async function grievances(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'GR0115',
    names: five,
    options: { host: 3 },
    sitting: (options, mine) =>
      keeping(drawn(5, { options, characters, drawn: { 0: mine.join(' ') } })).play('3 accuses 1'),
  })
  await table.play({ kind: 'accuse', house: 0 })
  await windows.shows('.toast-pointing_grudges')
  await windows.take('toast-grievance')
  await table.play({ kind: 'accuse', house: 4 })
  await windows.shows('.toast-court_closing .kit_go')
  await windows.unfocus()
  await windows.take('toast-pointing')
}

async function turn(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'H0F005',
    names: five,
    options: { host: 4, breaches: true },
    sitting: (options, mine) => {
      const tokens = { 1: 'wine poison poison antidote', 2: 'wine wine poison poison', 4: 'wine wine antidote poison' }
      const sitting = sit(5, { options, characters, drawn: { 0: mine.join(' '), ...tokens } }).play('1 trades poison')
      sitting.play(`0 pours ${mine[0]} 2`, '0 passes', '1 pours poison 0', '1 rotates 1', '2 peeks', '2 pours wine 2')
      return sitting.late('3 passes').play('4 pours antidote 4')
    },
  })
  await table.play({ kind: 'swap', places: [3, 4] })
  await windows.shows('.banquet-deeds_deed[data-state="open"]')
  await windows.take('toast-turn')

  await windows.press('.banquet-screen_fold.banquet-screen_open')
  await windows.shows('.banquet-goblet[data-state="may"]')
  await windows.unfocus()
  await windows.take('toast-pour')

  await table.play({ kind: 'peek', place: 0 })
  await windows.shows('.banquet-mine_looked .banquet-mine_peephole')
  await windows.unfocus()
  await holding(windows, '.banquet-mine_looked .banquet-mine_peephole', async () => {
    await windows.shows('.banquet-mine_peephole[data-held]')
    await windows.take('toast-look')
  })
  await windows.press('.banquet-plate:not(.banquet-plate_mine) button')
  await windows.shows('dialog.sheet .banquet-housesheet_character')
  await windows.take('toast-house')
}

/** Mara kept the court waiting, and everything counts double. */
async function third(stage: Stage, windows: Windows): Promise<void> {
  const table = await attend(stage, windows, {
    code: 'D0PPE1',
    names: five,
    options: { host: 3, breaches: true },
    sitting: (options) => {
      const sitting = sit(5, { options })
      const { table } = sitting.state
      Object.assign(table, { course: 3, score: [3, 1, 4, 2, 3], full: [1, 0, 1, 0, 1] })
      sitting.fill('wine wine antidote', 'poison poison wine', 'wine poison antidote', 'wine ogre antidote', 'wine')
      for (const [house, hand] of ['wine', 'poison', '', 'antidote', 'wine'].entries()) sitting.hold(house, hand)
      return sitting.play('4 passes', '0 passes', '1 passes').late('2 passes').skip().skip().skip().skip()
    },
  })
  await table.play({ kind: 'toast' })
  await windows.shows('.banquet-ledger[data-phase="told"]')
  await windows.unfocus()
  await windows.take('toast-ledger')
  await goOn(windows)
  await windows.shows('.over')
  await windows.unfocus()
  await windows.take('toast-over')
}
