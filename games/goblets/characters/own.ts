import type { Character } from '../../banquet/characters/character.ts'
import type { GobletsState, Move } from '../state.ts'

/** A character that has moves which only this game knows. */
export type GobletsCharacter = Character<Move, GobletsState>
