/** Which games this device's person has been shown by the coach. */
import { signal } from '@preact/signals'
import { keep, keptKeys } from '../app/kept.ts'

const START = 'learnt.'

const learnt = signal<ReadonlySet<string>>(new Set(keptKeys(START).map((key) => key.slice(START.length))))

export function hasLearnt(game: string): boolean {
  return learnt.value.has(game)
}

export function remember(game: string): void {
  keep(START + game, 'yes')
  learnt.value = new Set([...learnt.value, game])
}
