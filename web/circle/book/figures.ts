/** Numbers and days, as they are written in the language of this device. */
import { findTitle } from '../../../games/index.ts'
import type { Sat } from '../../../protocol/circle.ts'
import { markText } from '../../../protocol/text.ts'
import { language } from '../../app/language.ts'
import { type Rate, shareOf } from './rate.ts'

const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language.value, options)

export const number = (n: number): string => format({ maximumFractionDigits: 1 }).format(n)

export const percent = (rate: Rate): string => format({ style: 'percent' }).format(shareOf(rate))

/** With a minus that is as wide as the plus. */
export const signed = (n: number): string =>
  format({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(n).replace('-', '−')

const days = { en: 'en-GB', de: 'de' } as const

export const day = (at: number): string =>
  new Intl.DateTimeFormat(days[language.value], { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** A game that this page does not know yet is called by its key. */
export const gameName = (key: string): string => findTitle(key)?.[language.value].title ?? key

/** A puppet goes by its mark. */
export const nameOf = ({ name, mark }: Pick<Sat, 'name' | 'mark'>): string => name || markText[language.value][mark]
