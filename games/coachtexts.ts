/** What coaches say, apart from how they come to it: a page that reads it need not carry the puppets along. */
import { sure } from '../kernel/at.ts'
import type { CoachText } from '../kernel/coach.ts'
import type { Language } from '../kernel/text.ts'
import * as banquet from './banquet/coach.text.ts'
import * as hoax from './hoax/coach.text.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import * as rats from './rats/coach.text.ts'

type Texts = Readonly<Record<Language, CoachText>>

const texts: OfEveryGame<Texts> = { goblets: banquet, hoax, rats, toast: banquet }

export function findCoachText(key: string, language: Language): CoachText {
  return sure<Texts>(ofGame(texts, key), `coach for “${key}”`)[language]
}
