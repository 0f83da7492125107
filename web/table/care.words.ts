import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'

export const careWords = words({
  en: {
    away: (name: string) => `${name} is away.`,
    soon: (seconds: number) => `In ${seconds} s somebody may sit in.`,
    sitIn: (name: string) => `Sit in for ${name}`,
    sitInHelp: 'You play with their hand until they come back. The host has to agree, and so does your conscience.',
    name: 'What are you called?',
    offer: 'Offer it',
    offered: (who: string, whom: string) => `${who} would sit in for ${whom}.`,
    letIn: 'Please do',
    turnDown: 'No, thank you',
    hostDecides: 'The host decides.',
    agree: 'I agree',
    open: (names: string) => `Still to agree: ${names}.`,
    notBefore: (minutes: number) => `Not for another ${minutes} min.`,
    noWord: 'They left no word about it, so everybody else has to agree, after a long while.',
    meanwhile: (who: string, n: number) =>
      `While you were away ${who} sat on your chair, made ${['no move', 'one move'][n] ?? `${n} moves`} and saw your hand.`,
    noted: 'Good to know',
    sitsIn: (who: string, whom: string) => `${who} plays for ${whom}.`,
    forYou: (who: string) => `${who} plays for you.`,
    youFor: (whom: string) => `You play for ${whom}.`,
    getUp: 'Get up again',
    getUpHelp: (whom: string) => `A puppet plays on for ${whom}, until they are back.`,
    back: 'Take my seat back',
    pleas: (names: string, n: number) => `${names} ${plural.en(n, 'asks', 'ask')} for more time.`,
    agreeTime: 'Let there be time',
    askTime: 'Ask for more time',
    askTimeHelp: (n: number, all: number) =>
      `${n} of ${all} ${plural.en(n, 'asks', 'ask')} for it. With more than half, the candle is a fresh one.`,
    asked: (n: number, all: number) =>
      `${plural.en(n, `So far only you of ${all} ask`, `You are one of ${n} of ${all} who ask`)} for more time. It takes more than half.`,
    pause: 'Wish for a pause',
    pauseHelp: (n: number, all: number) =>
      `${n} of ${all} ${plural.en(n, 'wishes', 'wish')} for one. When all do, the candle stops and keeps what it has.`,
    goOn: 'Go on playing',
    wished: (n: number, all: number) => `${n} of ${all} ${plural.en(n, 'wishes', 'wish')} for a pause.`,
    sendOff: (who: string) => `Show ${who} to the door`,
    sendOffHelp: (whom: string) => `A puppet takes over; the seat stays ${whom}’s.`,
  },
  de: {
    away: (name: string) => `${name} ist weg.`,
    soon: (seconds: number) => `In ${seconds} s darf jemand einspringen.`,
    sitIn: (name: string) => `Für ${name} einspringen`,
    sitInHelp:
      'Du spielst mit der fremden Hand weiter, bis die Person zurück ist. Wer den Tisch führt, muss zustimmen, dein Gewissen auch.',
    name: 'Wie heißt du?',
    offer: 'Anbieten',
    offered: (who: string, whom: string) => `${who} würde für ${whom} einspringen.`,
    letIn: 'Gern',
    turnDown: 'Nein, danke',
    hostDecides: 'Das entscheidet, wer den Tisch führt.',
    agree: 'Einverstanden',
    open: (names: string) => `Noch nicht einverstanden: ${names}.`,
    notBefore: (minutes: number) => `Frühestens in ${minutes} min.`,
    noWord: 'Die Person hat dazu nichts gesagt. Also müssen nach langer Zeit alle anderen zustimmen.',
    meanwhile: (who: string, n: number) =>
      `Während du weg warst, saß ${who} auf deinem Platz, zog ${['nicht', 'einmal'][n] ?? `${n}-mal`} und sah deine Hand.`,
    noted: 'Gut zu wissen',
    sitsIn: (who: string, whom: string) => `${who} spielt für ${whom}.`,
    forYou: (who: string) => `${who} spielt für dich.`,
    youFor: (whom: string) => `Du spielst für ${whom}.`,
    getUp: 'Wieder aufstehen',
    getUpHelp: (whom: string) => `Eine Puppe spielt für ${whom} weiter, bis die Person zurück ist.`,
    back: 'Meinen Platz wieder einnehmen',
    pleas: (names: string, n: number) => `${names} ${plural.de(n, 'bittet', 'bitten')} um mehr Zeit.`,
    agreeTime: 'Soll sein',
    askTime: 'Um mehr Zeit bitten',
    askTimeHelp: (n: number, all: number) =>
      `${n} von ${all} ${plural.de(n, 'bittet', 'bitten')} darum. Ist es mehr als die Hälfte, brennt eine frische Kerze.`,
    asked: (n: number, all: number) =>
      `${plural.de(n, `Bisher bittest von ${all} nur du`, `Mit dir bitten ${n} von ${all}`)} um mehr Zeit. Es braucht mehr als die Hälfte.`,
    pause: 'Pause wünschen',
    pauseHelp: (n: number, all: number) =>
      `${n} von ${all} ${plural.de(n, 'wünscht', 'wünschen')} eine. Sind es alle, steht die Kerze still und behält ihren Rest.`,
    goOn: 'Weiterspielen',
    wished: (n: number, all: number) => `${n} von ${all} ${plural.de(n, 'wünscht', 'wünschen')} eine Pause.`,
    sendOff: (who: string) => `${who} vor die Tür setzen`,
    sendOffHelp: (whom: string) => `Eine Puppe übernimmt; der Platz bleibt der von ${whom}.`,
  },
})
