/** T6.1: the characters of the goblets deck that make sense here. */
import type { Key } from '../banquet/characters/key.ts'

export const toastKeys = [
  'belladonna',
  'quicksilver',
  'datura',
  'hellebore',
  'mandrake',
  'yew',
  'curare',
  'foxglove',
  'cellarer',
  'arsenica',
  'butler',
  'cicuta',
  'antimony',
  'cantarella',
  'wolfsbane',
] as const satisfies readonly Key[]
export type ToastKey = (typeof toastKeys)[number]
