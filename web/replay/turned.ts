/** Where a game turned, in a sentence or two. */
import { type Chronicle, type Claim, turningPoint } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import { language, words } from '../app/language.ts'

const t = words({
  en: { title: 'Where it turned', truth: { true: 'It was true.', false: 'It was not so.' } },
  de: { title: 'Wo es kippte', truth: { true: 'Es stimmte.', false: 'Es stimmte nicht.' } },
})

export interface Turned {
  readonly at: number
  readonly title: string
  readonly told: string
}

type Teller = Pick<Chronicle, 'claimsAre' | 'text'>

export function turnedIn(
  chronicle: Teller,
  claims: readonly Claim[],
  winners: readonly Seat[],
  name: Name,
): Turned | undefined {
  const turn = turningPoint(claims, winners)
  return turn && turnedAt(turn, chronicle, name)
}

export function turnedAt(turn: Claim, { claimsAre, text }: Teller, name: Name): Turned {
  const { said, swung } = text[language.value]
  const came = turn.swung.map(({ seat, by }) => `${name(seat)} ${by > 0 ? '+' : '−'}${swung(Math.abs(by))}`).join(', ')
  const truth = claimsAre === 'words' ? [t().truth[turn.truth]] : []
  return { at: turn.at, title: t().title, told: [`${said(turn, name)}.`, ...truth, `${came}.`].join(' ') }
}
