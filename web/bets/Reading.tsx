/** How well somebody read the others: in plain words, in numbers, and as a curve. */
import { brierOf, calibrationOf, type Guess, gradeOf, noseOf } from '../../kernel/calibration.ts'
import { language } from '../app/language.ts'
import * as css from './bets.module.css'
import { betsWords as t } from './bets.words.ts'
import { Curve } from './Curve.tsx'

export const offBy = (brier: number) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(brier)

export function noseText(guesses: readonly Guess[]): string {
  const { lies, smelt } = noseOf(guesses)
  return lies > 0 ? t().nose(smelt, lies) : t().noLies
}

export function Reading({ guesses }: { readonly guesses: readonly Guess[] }) {
  const brier = brierOf(guesses)
  return (
    <div class={css.reading} data-reading>
      <p>
        <b>{t().grade[gradeOf(brier)]}</b>
      </p>
      <p>
        {t().brier(offBy(brier))} {noseText(guesses)}
      </p>
      <Curve steps={calibrationOf(guesses)} />
    </div>
  )
}
