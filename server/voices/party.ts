/** Who may take part in the voices of a table, and as whom. */
import type { Ask } from '../../protocol/asks.ts'
import type { Voice } from '../../protocol/voices.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Device } from '../table/deed.ts'
import { isProgram, playsAt, type Table } from '../table/table.ts'
import { type Eyes, viewpointOf } from '../table/viewpoint.ts'

/** One who takes part, with what decides who has the floor. */
export interface Party extends Omit<Voice, 'floor'> {
  /** When they came, and when they last began to speak. */
  readonly came: number
  readonly spoke: number
  /** How their device finds the others: whoever came on another way than the table wishes now has to come again. */
  readonly paths: 'any' | 'relay'
}

type Standing = Pick<Party, 'seat' | 'as'>
type VoiceAsk = Pick<Ask & { is: 'voice' }, 'mic' | 'where'> & Pick<Voice, 'gives'>

/** As whom somebody who looks with these eyes would take part now. Who has a puppet playing for them is an onlooker of their own game. */
export function standingOf(table: Table, device: Device, eyes: Eyes): Standing {
  const viewpoint = viewpointOf(table, device, eyes)
  if (viewpoint.from === 'screen') return { seat: null, as: 'screen' }
  const plays = 'seat' in viewpoint && playsAt(table, viewpoint.seat, device) && !isProgram(table, viewpoint.seat)
  if (!plays) return { seat: null, as: 'onlooker' }
  return { seat: viewpoint.seat, as: 'player' }
}

/** Two who only listen have nothing to say to each other, and need not learn where the other is. */
export function mayMeet(a: Party | undefined, b: Party | undefined): boolean {
  return a !== undefined && b !== undefined && a.name !== b.name && (a.gives !== 'ears' || b.gives !== 'ears')
}

/** Why somebody may not take part like that; nothing if they may. */
export function against(
  { settings }: Pick<Table, 'settings'>,
  { as }: Standing,
  { gives }: VoiceAsk,
): Refusal | undefined {
  const { voices = 'players' } = settings
  if (voices === 'nobody' || (as === 'onlooker' && voices !== 'everybody')) return 'no voices'
  return as !== 'player' && gives !== 'ears' ? 'no voices' : undefined
}
