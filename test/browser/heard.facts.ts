/** What lies open on the table, as it must be found there by names: whose turn, who has how much. */
import type { Setting } from '../../games/banquet/state.ts'
import type { Table as Hoax } from '../../games/hoax/state.ts'
import type { Table as Rats } from '../../games/rats/state.ts'
import { at } from '../../kernel/at.ts'
import { type Heard, names } from './heard.table.ts'

const who = (seat: number) => (seat === 0 ? '(you|du)' : at(names, seat))
const counted = (n: number, one: string) => (n === 1 ? `(1|${one})` : `${n}`)

function atRats({ sanity, stage, giver, claim }: Rats): RegExp[] {
  const brains = sanity.map((n, seat) => {
    // On a phone my own stand before me, and nowhere else.
    const before = seat === 0 ? '' : `${at(names, seat)} \\| (text: [^|]+ \\| )?`
    return new RegExp(`${before}img "${counted(n, 'one|ein')} (brain|Gehirn)`)
  })
  const said = claim === 0 ? '(none|keine)' : `(at least|mindestens) ${claim}`
  return stage === 'told' ? [...brains, new RegExp(`${at(names, giver)} (says|sagt).*${said}`)] : brains
}

type Banquet = Setting & { readonly score: number[]; readonly options: { readonly points?: string } }

function atBanquet({ nobles, tasters, screens, score, mode, options, standing }: Banquet): RegExp[] {
  const shown = mode !== 'single' || options.points !== 'hidden'
  const plates = nobles.map((noble, house) => {
    // My own lies before me only where nobody else's lies round the table.
    if ((noble === 0 || tasters[house] === 0) && mode !== 'duel') return /(Behind|Under|Hinter|Unter) (your|deine)/
    const points = shown ? `[^|]* ${at(score, noble)} (points?|Punkte?)` : ''
    return new RegExp(`"[^|"]*${who(noble)}(,| \\()[^|]*${at(screens, house)} (tokens?|Marker)${points}`)
  })
  return [...plates, new RegExp(`((goblet|Becher)[^|]*\\|[^|]*\\|[^|]*){${standing.length}}`, 'i')]
}

function atHoax({ purses }: Hoax): RegExp[] {
  return purses.map(({ gold, wine, grain }, seat) => {
    const tokens = `${gold} gold, ${wine} (wine|Wein), ${grain} (grain|Korn),`
    return new RegExp(seat === 0 ? tokens : `${at(names, seat)} \\| text: ${tokens}`, 'i')
  })
}

const tabled =
  <T>(facts: (table: T) => RegExp[]) =>
  (game: unknown) =>
    facts((game as { readonly table: T }).table)

export const factsOf: Readonly<Record<Heard, (game: unknown) => RegExp[]>> = {
  rats: tabled(atRats),
  goblets: tabled(atBanquet),
  toast: tabled(atBanquet),
  hoax: tabled(atHoax),
}
