/** A short game of rats for the tests: a lie that is found out, then a guess that is believed, and nobody plays on. */
import { FACES } from '../../games/rats/state.ts'
import { write } from '../../kernel/record.ts'

const rat = FACES.indexOf(1)
const blank = FACES.indexOf(0)

export const ratsOfThree = write({
  terms: {
    table: 'K7Q2PX-3',
    game: 'rats',
    seats: 3,
    options: { starter: 0 },
    commitment: 'c0'.repeat(32),
    devices: [{ promise: '00'.repeat(32) }, { promise: '11'.repeat(32) }, null],
  },
  dealt: [],
  entries: [
    { seat: 0, move: { kind: 'shake' }, drawn: [rat] },
    { seat: 0, move: { kind: 'look' }, drawn: [] },
    { seat: 0, move: { kind: 'announce', claim: 0 } as { kind: string }, drawn: [] },
    { seat: 1, move: { kind: 'doubt' }, drawn: [] },
    { seat: 0, move: { kind: 'shake' }, drawn: [blank] },
    { seat: 0, move: { kind: 'announce', claim: 2 } as { kind: string }, drawn: [] },
    { seat: 1, move: { kind: 'believe' }, drawn: [] },
  ],
})
