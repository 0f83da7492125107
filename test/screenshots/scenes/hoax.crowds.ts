/** Hoax for many, and for the last two. */
import type { Role } from '../../../games/hoax/state.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { masked } from './hoax.masquerade.ts'
import { end } from './hoax.trials.ts'

const twelve = [...names, 'Jun', 'Rosa', 'Tove', 'Emil', 'Nadia', 'Sam']
const purseOf = (seat: number) => [(seat * 5) % 4, (seat * 3) % 4, (seat * 7) % 3] as const
const roles: readonly Role[] = ['thief', 'emperor', 'judge', 'pope', 'wizard', 'peasant']

export async function crowds(stage: Stage, windows: Windows): Promise<void> {
  await many(stage, windows, 8)
  await many(stage, windows, 12)
  await end(stage, windows)
}

/** Three Emperors, two Judges, and I am one of them and have been paid. */
async function many(stage: Stage, windows: Windows, seats: 8 | 12): Promise<void> {
  const table = await masked(stage, windows, {
    code: seats === 8 ? 'ACHT08' : 'ZW0E1F',
    names: twelve.slice(0, seats),
    roles: [...roles, ...roles].slice(0, seats),
    purses: twelve.slice(0, seats).map((_, seat) => (seat === seats - 1 ? [3, 2, 0] : purseOf(seat))),
    options: { starter: seats - 1 },
    past: ({ table }) => {
      table.denied[2] = ['pope', 'judge']
      table.denied[5] = ['thief']
    },
  })
  await table.play([seats - 1, { kind: 'steal', from: 3, sort: 'gold' }])
  const illegal = { kind: 'illegal' } as const
  await table.round(
    seats === 8
      ? { 1: illegal, 3: illegal, 6: illegal }
      : { 1: illegal, 3: illegal, 5: illegal, 6: illegal, 9: illegal },
  )
  await table.round({ 0: { kind: 'fine', sort: 'gold' }, 4: { kind: 'fine', sort: 'wine' } })
  await table.round({ 5: { kind: 'forgive' } })
  await table.play([seats - 1, { kind: 'pay', to: 0, role: 'judge' }])
  await windows.shows('.ledge .hoax-choices_two .hoax-choices_big')
  await windows.unfocus()
  await windows.take(seats === 8 ? 'hoax-eight' : 'hoax-twelve', seats === 8 ? 'window' : 'whole')
}
