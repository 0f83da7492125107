import type { Grade } from '../../kernel/calibration.ts'
import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'

export const betsWords = words({
  en: {
    title: 'What do you believe?',
    truth: 'True',
    lie: 'A lie',
    sure: 'How sure?',
    sureOf: (n: number) => (n === 50 ? 'no idea' : `${n} %`),
    line: 'Nobody hears of it until the game is over.',
    sealed: 'Sealed. You may change your mind until it comes out.',
    earlier: 'What was said before',
    later: 'What was said after',
    which: (n: number, of: number) => `${n} of ${of}`,
    name: 'Your name, if you like',
    believed: 'The room believed …',
    share: (percent: number) => `The room: ${percent} % true.`,
    was: { true: 'It was true.', false: 'It was a lie.' },
    deed: { true: 'It was meant well.', false: 'It was not meant well.' },
    best: (name: string, lies: number, smelt: number) =>
      lies > 0
        ? `${name} read best, and smelt ${smelt} of ${plural.en(lies, '1 lie', `${lies} lies`)}.`
        : `${name} read best.`,
    onlooker: 'Somebody without a name',
    yours: 'How you read them',
    others: 'How the others read them',
    all: 'How they were read',
    grade: {
      uncanny: 'Uncanny: as if you had seen the cards.',
      sharp: 'A sharp nose, and you know how far to trust it.',
      fair: 'Better than a coin, and by more than luck.',
      coin: 'About as good as a coin.',
      fooled: 'They fooled you. A coin would have done better.',
    } as Readonly<Record<Grade, string>>,
    brier: (off: string) =>
      `Off by ${off} (Brier). 0 knows everything, 0.25 is a coin, 1 is sure of every wrong thing.`,
    off: (off: string) => `off by ${off}.`,
    nose: (smelt: number, lies: number) => `Smelt ${smelt} of ${plural.en(lies, '1 lie', `${lies} lies`)}.`,
    noLies: 'There was no lie among them.',
    curve: 'Of what you were so sure of, how much was so',
    step: (sure: number, right: number, said: number) =>
      `${sure} % sure: right ${right} of ${plural.en(said, '1 time', `${said} times`)}`,
    axis: { sure: 'how sure', right: 'how often right' },
  },
  de: {
    title: 'Was glaubst du?',
    truth: 'Wahr',
    lie: 'Gelogen',
    sure: 'Wie sicher?',
    sureOf: (n: number) => (n === 50 ? 'keine Ahnung' : `${n} %`),
    line: 'Davon hört niemand, bis das Spiel vorbei ist.',
    sealed: 'Versiegelt. Bis es herauskommt, darfst du dich anders besinnen.',
    earlier: 'Was davor gesagt wurde',
    later: 'Was danach gesagt wurde',
    which: (n: number, of: number) => `${n} von ${of}`,
    name: 'Dein Name, wenn du magst',
    believed: 'Der Raum glaubte …',
    share: (percent: number) => `Der Raum: zu ${percent} % wahr.`,
    was: { true: 'Es war wahr.', false: 'Es war gelogen.' },
    deed: { true: 'Es war gut gemeint.', false: 'Es war nicht gut gemeint.' },
    best: (name: string, lies: number, smelt: number) =>
      lies > 0
        ? `${name} hatte die beste Nase und roch ${smelt} von ${plural.de(lies, '1 Lüge', `${lies} Lügen`)}.`
        : `${name} hatte die beste Nase.`,
    onlooker: 'Jemand ohne Namen',
    yours: 'Wie gut du sie durchschaut hast',
    others: 'Wie gut die anderen sie durchschaut haben',
    all: 'Wie gut sie durchschaut wurden',
    grade: {
      uncanny: 'Unheimlich: als hättest du die Karten gesehen.',
      sharp: 'Eine feine Nase, und du weißt, wie weit du ihr trauen kannst.',
      fair: 'Besser als eine Münze, und nicht nur durch Glück.',
      coin: 'Etwa so gut wie eine Münze.',
      fooled: 'Hereingelegt. Eine Münze hätte es besser gekonnt.',
    } as Readonly<Record<Grade, string>>,
    brier: (off: string) =>
      `Um ${off} daneben (Brier). 0 weiß alles, 0,25 ist eine Münze, 1 ist sich bei allem Falschen sicher.`,
    off: (off: string) => `um ${off} daneben.`,
    nose: (smelt: number, lies: number) => `Gerochen: ${smelt} von ${plural.de(lies, '1 Lüge', `${lies} Lügen`)}.`,
    noLies: 'Gelogen war nichts davon.',
    curve: 'Wie viel von dem stimmte, worin du dir so sicher warst',
    step: (sure: number, right: number, said: number) => `zu ${sure} % sicher: ${right} von ${said} Mal richtig`,
    axis: { sure: 'wie sicher', right: 'wie oft richtig' },
  },
})
