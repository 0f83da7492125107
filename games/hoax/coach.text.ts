import type { CoachText } from '../../kernel/coach.ts'
import { hundredths } from '../../kernel/confession.ts'
import type { Fact } from './coach.ts'
import { de as german } from './words.de.ts'
import { en as english } from './words.en.ts'

export const en: CoachText<Fact> = {
  fact(fact, name) {
    const role = (one: { readonly role: keyof typeof english.roles }) => english.roles[one.role].name
    if (fact.kind === 'heard') {
      return `${name(fact.seat)} as ${role(fact)}: true with ${hundredths(fact.likely)}\u00a0%.`
    }
    return `${name(fact.seat)}: ${fact.odds.map((one) => `${role(one)} ${hundredths(one.likely)}\u00a0%`).join(', ')}.`
  },
}

export const de: CoachText<Fact> = {
  fact(fact, name) {
    const role = (one: { readonly role: keyof typeof german.roles }) => german.roles[one.role].name
    if (fact.kind === 'heard') {
      return `${name(fact.seat)} als ${role(fact)}: wahr mit ${hundredths(fact.likely)}\u00a0%.`
    }
    return `${name(fact.seat)}: ${fact.odds.map((one) => `${role(one)} ${hundredths(one.likely)}\u00a0%`).join(', ')}.`
  },
}
