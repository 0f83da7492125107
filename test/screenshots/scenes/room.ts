/** One room, many ways to sit in it: the TV, and a phone that goes from hand to hand. */
import { goblets } from '../../../games/goblets/index.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { Company, names } from '../company.ts'
import { shareWith } from '../sharing.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

export async function room(stage: Stage, windows: Windows): Promise<void> {
  const lobby = await Company.gather(stage, { code: 'S0FA42', names: names.slice(0, 4), seats: 6 })
  await lobby.ada.must({ is: 'hire', seat: 4, level: 'normal' })
  await windows.goTo('/tv/S0FA42')
  await windows.shows('.tv_lobby [data-qr]')
  await windows.take('tv-lobby')

  const wall = await Company.playing(stage, { code: 'KAM1N7', names, options: { starter: 1 } })
  await wall.play('shake', 'look', 0, 'believe', 'shake', 'look', 1, 'believe', 'shake', 'look', 3)
  await windows.goTo('/tv/KAM1N7')
  await windows.shows('.tv_frame .rats-said')
  await windows.take('tv-table')

  await shareWith(windows, 'KAM1N7', { name: 'Pip', mark: 'anchor', seat: 4, half: stage.fresh() })
  await windows.goTo('/t/KAM1N7')
  await windows.shows('.curtain_opening')
  await windows.take('curtain')
  await windows.goTo('/about')
  await windows.shows('.about_sharer')
  await windows.inside(() => document.querySelector('.about_sharer')?.scrollIntoView({ block: 'center' }), undefined)
  await windows.take('about-shared')

  const options = { ...defaults(goblets, 5), host: 4 } as unknown as Settings['options']
  await Company.playing(stage, { code: 'HAND24', names: names.slice(0, 5), settings: { game: 'goblets', options } })
  await shareWith(windows, 'HAND24', { name: 'Bruno', mark: 'moon', seat: 1, half: stage.fresh() })
  await windows.goTo('/t/HAND24')
  await windows.press('.curtain_opening button')
  await windows.shows('.passed_passbar')
  await windows.shows('.banquet')
  await windows.unfocus()
  await windows.take('passed')
  await windows.inside(() => {
    for (const code of ['KAM1N7', 'HAND24']) localStorage.removeItem(`humbug.pass.${code}`)
  }, undefined)
}
