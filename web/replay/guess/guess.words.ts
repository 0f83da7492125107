import { plural } from '../../../kernel/text.ts'
import { words } from '../../app/language.ts'

export const guessWords = words({
  en: {
    line: (n: number) =>
      `The game stops ${plural.en(n, 'once', `${n} times`)}: wherever something was said that could be a lie. You see what an onlooker saw. What you guess stays on this device.`,
    begin: 'Begin',
    again: 'Guess again',
    nothing: 'Nothing was said here that could be guessed.',
    which: (n: number, of: number) => `${n} of ${of}`,
    there: 'Show me where',
    enough: 'That is enough',
  },
  de: {
    line: (n: number) =>
      `Das Spiel hält ${plural.de(n, 'einmal', `${n} Mal`)} an: wo immer etwas gesagt wurde, das gelogen sein kann. Du siehst, was Zuschauende sahen. Was du rätst, bleibt auf diesem Gerät.`,
    begin: 'Anfangen',
    again: 'Noch einmal raten',
    nothing: 'Hier wurde nichts gesagt, was sich raten ließe.',
    which: (n: number, of: number) => `${n} von ${of}`,
    there: 'Zeig mir, wo',
    enough: 'Das genügt',
  },
})
