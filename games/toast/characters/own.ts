import type { Character } from '../../banquet/characters/character.ts'
import type { Move, ToastState } from '../state.ts'

/** A character that has moves which only this game knows. */
export type ToastCharacter = Character<Move, ToastState>
