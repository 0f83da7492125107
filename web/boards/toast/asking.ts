/** What is asked at court alone. */
import type { Table } from '../../../games/toast/state.ts'
import { phrases } from '../../../games/toast/words.de.ts'
import { toastWords } from '../../../games/toast/words.ts'
import { language, words } from '../../app/language.ts'
import { powers as german } from '../banquet/asking.de.ts'
import { powers as english } from '../banquet/asking.en.ts'
import type { Asking } from '../banquet/asking.ts'

const t = words({
  en: {
    powers: {
      ...english({ once: 'Once per round', hidden: 'under your napkin' }),
      hellebore: 'You may openly give any 1 token for the Deadly Poison, which no antidote stops.',
      foxglove: 'You may put 1 token back into the bag and draw one blindly. All see that you do, nobody sees what.',
    },
    ask: {
      toast: 'Once it is said, everybody drinks. Sure?',
      'toast in a duel': 'Then all drink in turn, you first. Sure?',
    },
  },
  de: {
    powers: {
      ...german({ once: 'Einmal je Runde', hide: 'unter deine Serviette' }),
      hellebore: 'Du darfst offen 1 beliebigen Marker gegen das Tödliche Gift geben, gegen das kein Gegengift hilft.',
      foxglove: 'Du darfst 1 Marker in den Beutel legen und blind einen ziehen. Alle sehen, dass, niemand sieht, was.',
    },
    ask: {
      toast: 'Ist er ausgerufen, trinken alle. Sicher?',
      'toast in a duel': 'Dann wird reihum getrunken, du zuerst. Sicher?',
    },
  },
})

export function toastAsking({ mode }: Pick<Table, 'mode'>): Asking {
  const { sorts } = toastWords[language.value]
  const { powers, ask } = t()
  // T4.1, T5.3
  const toast = ask[mode === 'duel' ? 'toast in a duel' : 'toast']
  return {
    powers,
    ask: { toast },
    sorts,
    given: language.value === 'de' ? { ...sorts, wine: phrases.wine.poured } : sorts,
  }
}
