/** The tokens of the box, of a hand and of the primer. */
import { type Tokens, tokens } from '../banquet/tokens.ts'

/** G1.1 */
export const ALL: Readonly<Tokens> = { wine: 21, poison: 15, antidote: 14, unicorn: 1, ogre: 1 }

/** G3.2 */
export const dealt = (): Tokens => tokens(3, 2, 2)
/** How many tokens everybody starts a course with. */
export const DEALT = 7

/** G3.3: one token for every goblet. */
export const primer = (goblets: number): Tokens => tokens(goblets - 3, 2, 1)
