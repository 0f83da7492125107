/**
 * What a byte of a packed frame stands for. Nearly everything that is said of a move is a small number or a word that both
 * ends know: each of them is one byte.
 */
export const SMALL = 64
/** Words that take one byte, from `SMALL` on; the others take two. */
export const SHORT = 96
export const LONG_WORD = SMALL + SHORT
/** A list or a box of fewer things than this says how many in its mark. */
export const FEW = 16
export const LIST = LONG_WORD + FEW
export const BOX = LIST + FEW
export const NULL = BOX + FEW
export const FALSE = NULL + 1
export const TRUE = NULL + 2
export const TEXT = NULL + 3
/** A text of nothing but pairs of 0–9 and a–f, half as long: hashes and receipts. */
export const HEX = NULL + 4
export const NUMBER = NULL + 5
export const NEGATIVE = NULL + 6
export const FLOAT = NULL + 7
export const LONG_LIST = NULL + 8
export const LONG_BOX = NULL + 9

/** How many words of two bytes there can be. */
export const MOST_WORDS = SHORT + FEW * 256
