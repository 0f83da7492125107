import type { CoachText } from '../../kernel/coach.ts'
import { hundredths } from '../../kernel/confession.ts'
import { plural } from '../../kernel/text.ts'
import type { Fact } from './coach.ts'

const ratsEn = (n: number) => (n === 0 ? 'none' : `${n} ${plural.en(n, 'rat', 'rats')}`)
const ratsDe = (n: number) => (n === 0 ? 'keine' : `${n} ${plural.de(n, 'Ratte', 'Ratten')}`)

export const en: CoachText<Fact> = {
  fact(fact, name) {
    switch (fact.kind) {
      case 'saw':
        return `Seen under the wall: ${ratsEn(fact.rats)}.`
      case 'under':
        return `Under the wall: ${fact.odds.map(({ rats, likely }) => `${ratsEn(rats)} (${hundredths(likely)}\u00a0%)`).join(', ')}.`
      case 'heard': {
        const said = fact.claim === 0 ? '“none”' : `“at least ${fact.claim}”`
        return `What ${name(fact.from)} said, ${said}, was true with ${hundredths(fact.likely)}\u00a0%.`
      }
    }
  },
}

export const de: CoachText<Fact> = {
  fact(fact, name) {
    switch (fact.kind) {
      case 'saw':
        return `Unter dem Gemäuer gesehen: ${ratsDe(fact.rats)}.`
      case 'under':
        return `Unter dem Gemäuer: ${fact.odds.map(({ rats, likely }) => `${ratsDe(rats)} (${hundredths(likely)}\u00a0%)`).join(', ')}.`
      case 'heard': {
        const said = fact.claim === 0 ? '„keine“' : `„mindestens ${fact.claim}“`
        return `Was ${name(fact.from)} sagte, ${said}, stimmte mit ${hundredths(fact.likely)}\u00a0%.`
      }
    }
  },
}
