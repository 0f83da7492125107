/** What is wanted of whoever holds this device, for those who hear it: said anew at every question, in the same words or others. */
import { signal } from '@preact/signals'

interface Wanted {
  /** What it is about: where that is another, the same words are said again. */
  readonly about: string | number
  readonly says: string
}

export const wanted = signal<Wanted | null>(null)
