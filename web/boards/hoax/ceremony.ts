/** What holds the table: the thumbs of a vote and what comes of them, a card slid across, and the end of a game. */
import type { HoaxNews } from '../../../games/hoax/news.ts'
import type { News } from '../../../kernel/state.ts'
import type { Pomp } from '../board.ts'
import { only } from './asking.ts'

type Of<K extends HoaxNews['kind']> = Extract<HoaxNews, { readonly kind: K }>

/** How long before a thumb turns; the first one waits a breath. */
export const BREATH = 500
export const THUMB = 350
const SLIDE = 1900
const READ = 6000
const READ_SHORT = 3500
const READ_END = 12_000

export interface Rite {
  readonly voted: Of<'voted'> | undefined
  readonly unmasked: Of<'unmasked'> | undefined
  readonly ended: Of<'ended'> | undefined
}

export function riteIn(news: readonly News[]): Rite | undefined {
  const told = news as readonly HoaxNews[]
  const [[voted], [unmasked], [ended]] = [only(told, 'voted'), only(told, 'unmasked'), only(told, 'ended')]
  return voted || unmasked || ended ? { voted, unmasked, ended } : undefined
}

export function ceremonyOf(news: readonly News[]): Pomp | undefined {
  const rite = riteIn(news)
  if (!rite) return undefined
  const { voted } = rite
  const hush = voted ? BREATH * 2 + THUMB * voted.votes.length : SLIDE
  return { hush, length: hush + readingOf(rite) }
}

function readingOf({ voted, ended }: Rite): number {
  if (ended) return READ_END
  return voted && !voted.carried ? READ_SHORT : READ
}
