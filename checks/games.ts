/** What the checks have to know of every game. A game that is not here is a type error. */
import type { OfEveryGame } from '../games/keys.ts'
import type { Picture } from '../test/screenshots/pictures.ts'

interface Known {
  /** The letters with which the clauses of its RULES.md begin: no other game has them. */
  readonly letters: string
  /** Folders of `games/` that it shares with others; they are no games themselves. */
  readonly shares: readonly string[]
  /** Where its board is tried in a browser, under `test/browser`: played by people, looked at by axe, in every window. */
  readonly browser: { readonly play: Tests; readonly access: Tests; readonly fits: Tests }
  /** Pictures of its board; a board that nobody painted is a type error too. */
  readonly pictures: readonly [Picture, ...Picture[]]
}

type Tests = `${string}.test.ts`

export const known: OfEveryGame<Known> = {
  rats: {
    letters: 'R',
    shares: [],
    browser: { play: 'game.test.ts', access: 'access.test.ts', fits: 'fits.test.ts' },
    pictures: ['shake', 'answer', 'verdict', 'vault-giver'],
  },
  goblets: {
    letters: 'GC',
    shares: ['banquet'],
    browser: { play: 'goblets.test.ts', access: 'goblets.access.test.ts', fits: 'goblets.fits.test.ts' },
    pictures: ['goblets-turn', 'goblets-raise', 'goblets-ledger', 'goblets-duel'],
  },
  toast: {
    letters: 'T',
    shares: ['banquet'],
    browser: { play: 'toast.test.ts', access: 'toast.access.test.ts', fits: 'toast.fits.test.ts' },
    pictures: ['toast-turn', 'toast-grievance', 'toast-ledger', 'toast-duel'],
  },
  hoax: {
    letters: 'H',
    shares: [],
    browser: { play: 'hoax.test.ts', access: 'hoax.access.test.ts', fits: 'hoax.fits.test.ts' },
    pictures: ['hoax-turn', 'hoax-window', 'hoax-vote', 'hoax-unmask'],
  },
}
