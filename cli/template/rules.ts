import { at, sure } from '../../kernel/at.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { winners } from './scoring.ts'
import type { Move, OwnState } from './state.ts'

export function play(state: OwnState, seat: Seat, move: Move): void {
  const { table, hands } = state
  if (move.kind === 'say') {
    table.said = move.least
    table.news.push({ kind: 'said', seat, least: move.least })
    return ask(state, [(seat + 1) % hands.length]) // W2.2
  }
  const [speaker, least] = [table.speaker, sure(table.said, 'claim')]
  if (move.kind === 'believe') {
    score(state, speaker, least) // W2.3
    table.news.push({ kind: 'believed', seat: speaker, least })
  } else {
    const { card } = at(hands, speaker, 'hand')
    const [winner, points] = card >= least ? [speaker, 2 * least] : [seat, least]
    score(state, winner, points) // W2.4
    table.shown[speaker] = card
    table.news.push({ kind: 'shown', seat: speaker, card, winner })
  }
  next(state)
}

function score({ table }: OwnState, seat: Seat, points: number): void {
  table.points[seat] = at(table.points, seat) + points
}

function next(state: OwnState): void {
  const { table, hands } = state
  table.said = null
  table.speaker++
  const isOver = table.speaker === hands.length
  if (isOver) table.news.push({ kind: 'over', winners: winners(table) }) // W3.1
  ask(state, isOver ? [] : [table.speaker]) // W1.2
}
