/**
 * Hard puppets think longest, and all in one thread: so many play at the tables that one address keeps, and no more. It is counted
 * afresh each time, at the tables in memory: at others nobody thinks. So a table that is over, closed or put away counts no more,
 * and whoever starts a game answers for the puppets in it, whoever had hired them.
 */
import { slow } from '../../kernel/bot.ts'
import type { Command } from '../../protocol/asks.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Table } from '../table/table.ts'

/** A place where puppets play, and the address that brought the last of them or made them play. */
export interface Stage {
  readonly keeper: string | undefined
  readonly hardPuppets: number
}

const ended: ReadonlySet<Table['stage']> = new Set(['over', 'closed', 'abandoned'])

/** How many play here, or will once the game begins. */
export function hardPuppetsAt(table: Table | undefined): number {
  if (!table || ended.has(table.stage)) return 0
  return table.chairs.filter((chair) => slow.has(chair?.bot)).length
}

/** How many more this makes at the table; undefined if it neither brings any nor makes them play. */
export function hardPuppetsOf(command: Command): number | undefined {
  if (command.is === 'start') return 0
  return (command.is === 'hire' || command.is === 'stand in') && slow.has(command.level) ? 1 : undefined
}

/** May this address not do that, for all the puppets that play for it already? */
export function tooManyPuppets(
  command: Command,
  here: Stage,
  stages: Iterable<Stage>,
  address: string,
  most: number,
): Refusal | undefined {
  const more = hardPuppetsOf(command)
  if (more === undefined || here.hardPuppets + more === 0) return undefined
  let count = here.hardPuppets + more
  for (const stage of stages) if (stage !== here && stage.keeper === address) count += stage.hardPuppets
  return count > most ? 'too many puppets' : undefined
}
