/** Which sentences the games have in common, whatever the language. */
import type { telling } from '../../kernel/text.ts'
import type { News, Secret } from './news.ts'
import type { Move } from './state.ts'

type Lines<T extends { readonly kind: string }> = Parameters<typeof telling<T>>[0]

/** What each game tells in its own voice. */
type Own = 'toast' | 'round' | 'exchanged' | 'course won' | 'over'
export type NewsLines = Omit<Lines<News>, Own>
export type SecretLines = Lines<Secret>
export type MoveLines = Lines<Move>
export type Kinds = Readonly<Record<Move['kind'], string>>

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
