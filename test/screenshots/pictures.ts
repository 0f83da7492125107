/** Every picture that `npm run screenshots` paints, under the page of `web/app/whereabouts.ts` that it shows. */
import { titles } from '../../games/index.ts'
import type { Whereabouts } from '../../web/app/whereabouts.ts'

type AtLeastOne = readonly [string, ...string[]]

/** A page without a picture is a type error. */
export const pictures = {
  home: ['home', 'home-tables'],
  new: ['new', 'new-house-rules'],
  table: [
    ...['door', 'door-none', 'lobby', 'sit-down'],
    ...['shake', 'wait', 'answer', 'hand-on', 'dial', 'look', 'lift', 'verdict'],
    ...['vault-giver', 'vault-receiver', 'last-word', 'over'],
    ...['twelve-wait', 'twelve-answer', 'long-names', 'long-names-answer'],
    ...['goblets-turn', 'goblets-pour', 'goblets-look', 'goblets-notes', 'goblets-house'],
    ...['goblets-before', 'goblets-raise', 'goblets-ledger', 'goblets-tie', 'goblets-over'],
    ...['goblets-duel', 'goblets-drink', 'goblets-twelve', 'goblets-memory'],
    ...['toast-redraw', 'toast-grievance', 'toast-pointing', 'toast-turn', 'toast-pour', 'toast-look', 'toast-house'],
    ...['toast-ledger', 'toast-over', 'toast-duel', 'toast-pairs', 'toast-twelve'],
    ...['hoax-token', 'hoax-turn', 'hoax-role', 'hoax-whom', 'hoax-window', 'hoax-accuse', 'hoax-bill'],
    ...['hoax-last-call', 'hoax-vote', 'hoax-confession', 'hoax-proof', 'hoax-unmask', 'hoax-unmasked'],
    ...['hoax-show', 'hoax-notes', 'hoax-eight', 'hoax-twelve', 'hoax-two', 'hoax-over'],
    ...['dice-bid', 'dice-answer', 'dice-lifted', 'dice-over'],
    ...['curtain', 'passed'],
    ...['bet', 'believed', 'evening', 'story', 'podium'],
    ...['voices', 'voices-rats', 'voices-goblets', 'voices-toast', 'voices-hoax'],
    ...titles.map(({ key }) => `plain-${key}` as const),
    ...['plain-covered', 'plain-held'],
    ...['paused', 'no-line', 'menu', 'talk', 'rules-sheet', 'clause-sheet'],
  ] as const,
  watch: ['watch'],
  tv: [...['tv-lobby', 'tv-table', 'tv-evening', 'tv-podium'], ...titles.map(({ key }) => `plain-tv-${key}` as const)],
  practice: ['practice'],
  learn: ['learn-rats'],
  circle: ['circle', 'circle-door'],
  replay: ['replay-rats', 'coach', 'second-try', 'plain-replay'],
  book: ['book'],
  rules: ['rules', 'rules-rats', 'rules-search'],
  proof: ['proof'],
  fair: ['fair'],
  know: ['know'],
  about: ['about', 'about-kept', 'about-shared'],
  nowhere: ['nowhere'],
} as const satisfies Readonly<Record<Whereabouts['page'], AtLeastOne>>

/** And what is no page. */
export const besides = ['terminal'] as const

export type Picture = (typeof pictures)[keyof typeof pictures][number] | (typeof besides)[number]

export const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const
export type Size = keyof typeof sizes
