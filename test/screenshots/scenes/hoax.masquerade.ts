/** A table of Hoax whose masks are known, and that begins where a scene wants it. */

import { hoax } from '../../../games/hoax/index.ts'
import { DECK } from '../../../games/hoax/setup.ts'
import { type HoaxState, type Move, type Options, type Purse, type Role, sorts } from '../../../games/hoax/state.ts'
import { STORE } from '../../../games/hoax/tokens.ts'
import { at } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

/** Gold, wine and grain. */
type Three = readonly [number, number, number]

interface Evening {
  readonly code: string
  readonly names: readonly string[]
  readonly options?: Partial<Options>
  readonly roles: readonly Role[]
  /** What lies before everybody once the first tokens are taken; else those are still to be taken. */
  readonly purses?: readonly Three[]
  /** What else has happened before. */
  readonly past?: (state: HoaxState) => void
}

const purse = ([gold, wine, grain]: Three): Purse => ({ gold, wine, grain })

function lay(state: HoaxState, { roles, purses, past }: Evening): void {
  const rest = [...DECK]
  for (const [seat, role] of roles.entries()) {
    rest.splice(rest.indexOf(role), 1)
    Object.assign(at(state.hands, seat), { role, news: [{ kind: 'dealt', role }] })
  }
  state.box.rest = rest
  if (purses) {
    while (state.table.stage === 'taking')
      hoax.play(state, at(state.agenda.asked, 0), { kind: 'take', sort: 'gold' }, seeded(1))
    state.table.purses = purses.map(purse)
    for (const sort of sorts) state.table.store[sort] = STORE - state.table.purses.reduce((n, one) => n + one[sort], 0)
  }
  past?.(state)
}

export async function masked(stage: Stage, windows: Windows, evening: Evening): Promise<Masquerade> {
  const { code, names, options = {} } = evening
  stage.lay(code, (dealt) => lay(dealt as unknown as HoaxState, evening))
  const chosen = { ...defaults(hoax, names.length), starter: 0, ...options } as unknown as Settings['options']
  const company = await Company.playing(stage, { code, names, settings: { game: 'hoax', options: chosen } })
  await windows.goTo(`/t/${code}`)
  await windows.shows('[data-game="hoax"] .play_upper')
  return new Masquerade(company)
}

class Masquerade {
  readonly #company: Company

  constructor(company: Company) {
    this.#company = company
  }

  /** Somebody's move, heard by all before the next. */
  async play(...steps: readonly (readonly [Seat, Move])[]): Promise<void> {
    const { people } = this.#company
    for (const [seat, move] of steps) {
      const person = at(people, seat)
      const { seq = 0 } = await person.must({ is: 'move', question: person.view.agenda.question, move })
      await Promise.all(people.map((other) => other.until(() => other.seq >= seq)))
    }
  }

  /** Everybody who is asked says nothing, but for those who have something to say; those who wait are left out. */
  async round(said: Readonly<Record<Seat, Move>>, ...waiting: readonly Seat[]): Promise<void> {
    for (const seat of [...this.#company.ada.view.agenda.asked])
      if (!waiting.includes(seat)) await this.play([seat, said[seat] ?? { kind: 'pass' }])
  }
}
