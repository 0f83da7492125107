/**
 * Everything takes a quarter of an hour on two cores, and whoever waits that long for a change to land makes fewer of them. So what
 * goes deep into one subject takes turns: of each subject every run of `npm test` plays some files, drawn anew, and says which it leaves
 * for later. `npm test -- --all`, the long runs of `npm run soak` and the two halves by themselves leave out nothing. No rule, no contract, no secret
 * and no whole game of the usual sort takes turns.
 */
import { randomInt } from 'node:crypto'
import { scatter } from '../kernel/chance.ts'
import { shareOf, wished } from '../test/draw.ts'

interface Subject {
  /** How many of these files a run plays. */
  readonly many: number
  /** Without their ending. */
  readonly files: readonly string[]
}

const within = (folder: string, many: number, ...names: readonly string[]): Subject => ({
  many,
  files: names.map((name) => `${folder}/${name}`),
})

const browser: readonly Subject[] = [
  within('test/browser', 1, 'trouble', 'houses', 'pwa'),
  within('test/browser', 1, 'caddy', 'haproxy'),
  within('test', 1, 'browser/voices', 'browser/relay', 'engines/voices'),
  within('test/browser', 1, 'seats', 'room', 'care'),
  within('test/browser', 1, 'forgotten', 'letters'),
  within('test/browser', 1, 'learn', 'practice', 'coach'),
  within('test/browser', 1, 'evening', 'circle', 'book'),
  within('test/browser', 1, 'replay', 'confession', 'bets'),
  within('test/browser', 1, 'styles', 'plain', 'frame'),
  within('test/browser', 2, 'fits', 'goblets.fits', 'hoax.fits', 'toast.fits', 'banquet.sight'),
  within('test/browser', 2, 'access', 'goblets.access', 'hoax.access', 'toast.access', 'heard'),
  within('test/browser', 1, 'hoax.passing', 'hoax.series', 'hoax.question'),
  within('test/browser', 1, 'toast.duel', 'toast.pairs', 'goblets.pairs'),
]

const unit: readonly Subject[] = [
  within('test', 2, 'houses/storm', 'kill/kill', 'releases/exchange', 'disasters/clock', 'haproxy/hang'),
  within('.', 1, 'server/store/fixtures', 'test/releases/next', 'test/releases/evening'),
  within('.', 1, 'test/container/container', 'release/package', 'web/build'),
  within('cli', 2, 'move', 'move-broken-off', 'move-refused', 'start-encrypted', 'start-certificate', 'doctor/doctor'),
  within('cli', 2, 'own/own', 'play/play', 'sparring', 'certify'),
  within('games', 2, 'toast/bot', 'dice/bot', 'goblets/bot', 'sparring', 'wagers'),
  within('games', 2, 'goblets/imagine', 'goblets/imagine/world', 'toast/imagine', 'confessions'),
]

export const subjects: readonly Subject[] = [...browser, ...unit].map(({ many, files }) => ({
  many,
  files: files.map((file) => `${file.replace(/^\.\//, '')}.test.ts`),
}))

const turning = new Set(subjects.flatMap(({ files }) => files))
/** `path` of a file from the root. */
export const takesTurns = (path: string): boolean => turning.has(path)

/** What a run with this seed leaves for later. */
export function leftBy(seed: number): string[] {
  return subjects.flatMap(({ files, many }, at) => {
    const played = new Set(shareOf(files, many, scatter(seed, at)))
    return files.filter((file) => !played.has(file))
  })
}

/** A new one for each run, unless somebody wants one again. */
export const seedOfTurns = (): number => wished(process.env.HUMBUG_SEED) ?? randomInt(2 ** 32)
