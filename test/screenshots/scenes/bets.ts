/** Who looks on at the Rats bets on what is said; and when it is over, what the room believed. */
import { at, sure } from '../../../kernel/at.ts'
import { anyMove } from '../../../kernel/bot.ts'
import { type Sureness, verdicts } from '../../../kernel/calibration.ts'
import { seeded } from '../../../kernel/chance.ts'
import { connect, type Seated } from '../../open.ts'
import { Player } from '../../player.ts'
import { plays } from '../../tables.ts'
import { Company, MY_TOKEN } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const names = ['Bruno', 'Mara', 'Otto', 'Pip']

export async function bets(stage: Stage, windows: Windows): Promise<void> {
  const table = { code: 'WETTE5', names, ada: 'does not sit', options: { starter: 0 } } as const
  const company = await Company.playing(stage, table)
  const ada = await onlooker(stage, { token: MY_TOKEN, pen: 'bets' })
  const ida = await onlooker(stage, { token: stage.fresh(), pen: 'ida' })
  await company.play('shake', 'look', 0, 'believe', 'shake', 'look', 2)
  await windows.goTo('/t/WETTE5')
  await windows.press('[data-says=lie]')
  await windows.shows('[data-says=lie][aria-pressed=true]')
  await windows.unfocus()
  await windows.take('bet')

  const whim = seeded(4)
  const all = [...company.people, ada, ida]
  while (ada.shown.stage === 'playing') {
    const mover = at(company.people, at(ada.view.agenda.asked, 0))
    const seat = sure(mover.seat, 'seat')
    await plays(mover, { ...anyMove(mover.rules, mover.moves, whim) }, all)
    const { news } = (ada.game as { table: { news: { kind: string }[] } }).table
    if (ada.shown.stage !== 'playing' || !news.some(({ kind }) => kind === 'announced')) continue
    for (const [who, name, sure] of [
      [ada, 'Ada', 70],
      [ida, 'Ida', 90],
    ] as const satisfies readonly (readonly [Seated, string, Sureness])[])
      await who.must({ is: 'bet', on: who.seq, seat, says: at(verdicts, whim(2)), sure, name })
  }
  await windows.goTo('/t/WETTE5')
  await windows.shows('[data-reading]')
  await windows.shows('.honours li')
  await windows.take('believed', 'whole')
}

async function onlooker(stage: Stage, { token, pen }: { token: string; pen: string }): Promise<Seated> {
  const player = await connect(stage.port, new Player(token, 'stays out'))
  player.pen = pen
  await player.must({ is: 'enter', code: 'WETTE5' })
  await player.until(() => player.room !== undefined)
  return player
}
