import type { CoachText } from '../../kernel/coach.ts'
import { hundredths } from '../../kernel/confession.ts'
import type { Fact } from './coach.ts'

export const en: CoachText<Fact> = {
  fact({ of, whose, deadly }, name) {
    if (whose === 'caller' && 'seat' in of) {
      return `${name(of.seat)}, who called the Toast, would drink well with ${hundredths(1 - deadly)}\u00a0%.`
    }
    const goblet = 'seat' in of ? `The goblet before ${name(of.seat)}` : `Goblet ${of.place + 1}`
    if (deadly === 0) return `${goblet}: clean, as far as could be told.`
    return deadly === 1 ? `${goblet}: poisoned, for sure.` : `${goblet}: poisoned with ${hundredths(deadly)}\u00a0%.`
  },
}

export const de: CoachText<Fact> = {
  fact({ of, whose, deadly }, name) {
    if (whose === 'caller' && 'seat' in of) {
      return `${name(of.seat)} rief den Toast aus und hätte zu ${hundredths(1 - deadly)}\u00a0% gut getrunken.`
    }
    const goblet = 'seat' in of ? `Der Becher vor ${name(of.seat)}` : `Becher ${of.place + 1}`
    if (deadly === 0) return `${goblet}: sauber, soweit man es wissen konnte.`
    return deadly === 1 ? `${goblet}: ganz sicher vergiftet.` : `${goblet}: zu ${hundredths(deadly)}\u00a0% vergiftet.`
  },
}
