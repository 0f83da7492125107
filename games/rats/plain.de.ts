/** Der Tisch in Worten. */
import type { PlainText } from '../../kernel/kit.ts'
import { plural } from '../../kernel/text.ts'
import type { Rats } from './state.ts'

const brains = (n: number) => plural.de(n, 'ein Gehirn', `${n} Gehirne`)
const dice = (n: number) => plural.de(n, 'Ein Würfel', `${n} Würfel`)

export const plain: PlainText<Rats> = {
  table: ({ sanity, dice: under, side, claim, giver, centre, stage }, name) => [
    {
      says: `${dice(under)} im Gemäuer, ${side === 'cat' ? 'im Keller' : 'im Gewölbe, wo alles auf einmal verloren geht'}.`,
    },
    ...(claim === null ? [] : [{ says: `Zuletzt gesagt: ${claim === 0 ? 'keine' : `mindestens ${claim}`}.` }]),
    ...(stage === 'told' ? [{ says: `${name(giver)} möchte, dass man es glaubt.` }] : []),
    ...(centre > 0 ? [{ says: `${plural.de(centre, 'Ein Gehirn', `${centre} Gehirne`)} in der Mitte.` }] : []),
    ...sanity.map((left, seat) => ({ seat, says: brains(left) })),
  ],
  hand: ({ hand }) => (hand.dice ? [`Darunter gesehen: ${hand.dice.join(', ') || 'nichts'}.`] : []),
}
