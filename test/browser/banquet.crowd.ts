/** A table of goblets with the longest names, for those who measure whether it fits. */
import { at, sure } from '../../kernel/at.ts'
import { defaults, type Game } from '../../kernel/game.ts'
import type { Seat, Shape } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import type { Parlour } from './parlour.ts'
import type { Person } from './person.ts'
import { sitDown } from './table.ts'

export const longName = (n: number) => `${'W'.repeat(23)}${'ABCDEFGHIJKL'[n]}`

export interface Crowd {
  readonly ada: Person
  /** Players without a page. */
  readonly others: readonly Seated[]
}

/** Ada sits down first and looks at it in a small window, in German. */
export async function gather<G extends Shape>(
  parlour: Parlour,
  game: Game<G>,
  seats: number,
  pourer: Seat,
): Promise<Crowd> {
  const ada = await parlour.newPerson({ name: longName(0), as: 'small', language: 'de' })
  const others = await Promise.all(Array.from({ length: seats - 1 }, () => connect(parlour.port)))
  const options = { ...defaults(game, seats), host: pourer, characters: 'none' } as unknown as Settings['options']
  const settings = { ...settingsFor(seats), game: game.key, options }
  const host = at(others, 0)
  const { code } = await host.must({ is: 'create', settings })
  await ada.goTo(`/t/${code}`)
  await sitDown(ada)
  for (const [n, other] of others.entries()) {
    await other.must({ is: 'enter', code: sure(code, 'code') })
    await other.must({ is: 'sit', name: longName(n + 1) })
  }
  await host.must({ is: 'start' })
  await ada.page.locator('.banquet').waitFor()
  return { ada, others }
}
