/** What is asked at this table alone. */
import type { Table } from '../../../games/goblets/state.ts'
import { gobletWords } from '../../../games/goblets/words.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { language, words } from '../../app/language.ts'
import { powers as german } from '../banquet/asking.de.ts'
import { powers as english } from '../banquet/asking.en.ts'
import type { Asking } from '../banquet/asking.ts'

const t = words({
  en: {
    powers: {
      ...english({ once: 'Once per course', hidden: 'behind your screen' }),
      cobra: 'You have two last actions instead of one.',
      hellebore: 'You may openly give 1 poison for the Ogre poison, which no ordinary antidote stops.',
      amalthea: 'You may openly give 1 antidote for the Unicorn antidote, which stops every poison.',
      oleander: 'You may exchange your target card with somebody else’s. They get yours.',
      foxglove: 'You may put 1 token back for one of another sort. All see that you do, nobody sees what.',
      nightshade: 'You may call the Toast while you still have 1 wine.',
      hemlock: 'You may take your last action after everybody else, even after the caller.',
      socrates: 'You score for drinking poison yourself, if your target survives.',
    },
    ask: {
      toast: 'Everybody gets one last action, then all drink. Sure?',
      'toast in a duel': 'Everybody gets one last action, then all drink in turn. Sure?',
      'toast at once': 'Then all drink in turn. Sure?',
      'after you': 'Your taster acts before you. May they use your ability?',
      'after you alone': 'Your taster acts before you.',
    },
  },
  de: {
    powers: {
      ...german({ once: 'Einmal je Gang', hide: 'hinter deinen Sichtschirm' }),
      cobra: 'Du hast zwei letzte Aktionen statt einer.',
      hellebore: 'Du darfst offen 1 Gift gegen das Oger-Gift geben, gegen das kein gewöhnliches Gegengift hilft.',
      amalthea: 'Du darfst offen 1 Gegengift gegen das Einhorn-Gegengift geben, das gegen jedes Gift hilft.',
      oleander: 'Du darfst deine Zielkarte mit einer anderen tauschen. Wer sie hatte, bekommt deine.',
      foxglove: 'Du darfst 1 Marker gegen eine andere Sorte tauschen. Alle sehen, dass, niemand sieht, was.',
      nightshade: 'Du darfst den Toast ausrufen, solange du noch 1 Wein hast.',
      hemlock: 'Deine letzte Aktion darf nach allen anderen kommen, selbst nach der des Ausrufers.',
      socrates: 'Du punktest, wenn du selbst Gift trinkst und dein Ziel überlebt.',
    },
    ask: {
      toast: 'Alle haben noch eine letzte Aktion, dann wird getrunken. Sicher?',
      'toast in a duel': 'Alle haben noch eine letzte Aktion, dann wird reihum getrunken. Sicher?',
      'toast at once': 'Dann wird reihum getrunken. Sicher?',
      'after you': 'Zuerst handelt, wer für dich vorkostet. Auch mit deiner Fähigkeit?',
      'after you alone': 'Zuerst handelt, wer für dich vorkostet.',
    },
  },
})

type Toasted = Pick<Frozen<Table>, 'mode' | 'options'>

/** What a Toast brings about here (G5.1, G7.3). */
function toastAt({ mode, options }: Toasted) {
  if (mode !== 'duel') return 'toast'
  return options.finale === 'drink at once' ? 'toast at once' : 'toast in a duel'
}

export function gobletsAsking(table: Toasted): Asking {
  const { sorts } = gobletWords[language.value]
  const { powers, ask } = t()
  return { powers, ask: { ...ask, toast: ask[toastAt(table)] }, sorts, given: sorts }
}
