/** C14 Prince Nightshade. Your turn: may call the Toast with at most one wine behind his screen. */
import type { Character } from '../../banquet/characters/character.ts'

export const nightshade: Character = { toastsWithWine: 1 }
