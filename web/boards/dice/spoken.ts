/** A bid, in the words that the game has for it. */
import type { Bid } from '../../../games/dice/state.ts'
import { bidOf as de } from '../../../games/dice/text.de.ts'
import { bidOf as en } from '../../../games/dice/text.en.ts'
import { language } from '../../app/language.ts'

export const bidText = (bid: Bid): string => ({ en, de })[language.value](bid)
