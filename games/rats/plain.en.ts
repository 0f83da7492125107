/** The table in words. */
import type { PlainText } from '../../kernel/kit.ts'
import { plural } from '../../kernel/text.ts'
import type { Rats } from './state.ts'

const brains = (n: number) => plural.en(n, 'one brain', `${n} brains`)
const dice = (n: number) => plural.en(n, 'One die', `${n} dice`)

export const plain: PlainText<Rats> = {
  table: ({ sanity, dice: under, side, claim, giver, centre, stage }, name) => [
    {
      says: `${dice(under)} under the wall, ${side === 'cat' ? 'in the cellar' : 'in the vault, where all is lost at once'}.`,
    },
    ...(claim === null ? [] : [{ says: `Last said: ${claim === 0 ? 'none' : `at least ${claim}`}.` }]),
    ...(stage === 'told' ? [{ says: `${name(giver)} waits to be believed, or not.` }] : []),
    ...(centre > 0 ? [{ says: `${plural.en(centre, 'One brain', `${centre} brains`)} in the centre.` }] : []),
    ...sanity.map((left, seat) => ({ seat, says: brains(left) })),
  ],
  hand: ({ hand }) => (hand.dice ? [`Seen under the wall: ${hand.dice.join(', ') || 'nothing'}.`] : []),
}
