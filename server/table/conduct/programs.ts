/** Programs that people bring along: how one sits down, and the little that it may do. */
import type { Command } from '../../../protocol/asks.ts'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import { scoreGoesBy } from '../evening.ts'
import { isProgram } from '../table.ts'
import type { Answers, Asked, Doings } from './asked.ts'
import { newChair, placeFor } from './people.ts'

/** It plays. To talk, to vote, to host and to wish for something is for people. */
const open: ReadonlySet<Command['is']> = new Set(['bring', 'promise', 'show', 'move', 'leave', 'return'])

export function mayAsk({ table, seat, command }: Pick<Asked<Command['is']>, 'table' | 'seat' | 'command'>): boolean {
  return seat === undefined || !isProgram(table, seat) || open.has(command.is)
}

function bring(asked: Asked<'bring'>): Deed | Refusal {
  const { table, device, seat, command } = asked
  const { name, of } = command
  if (table.settings.programs !== 'open') return 'no programs'
  // A person does not become a program on their own chair.
  if (seat !== undefined) return 'not now'
  const place = placeFor(asked, { name })
  return typeof place === 'string' ? place : { kind: 'brought', ...place, device, name, ...(of && { of }) }
}

export const programAnswers = { bring } satisfies Partial<Answers>

export const programDoings = {
  brought: (table, { seat, device, name, mark, of = '' }) => {
    const chair = { ...newChair(name, mark), device, program: of }
    table.chairs[seat] = chair
    scoreGoesBy(table, chair)
    table.news.push({ kind: 'sat', seat })
  },
} satisfies Partial<Doings>
