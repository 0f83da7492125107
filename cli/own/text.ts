/** What is said of somebody's own bot that cannot play, or fails. */
import type { Language } from '../../kernel/text.ts'
import type { Failure } from './player.ts'

const en = {
  missing: (file: string, _why: string) => `there is no file “${file}”`,
  broken: (file: string, why: string) => `“${file}” cannot be run: ${why}`,
  empty: (file: string, _why: string) =>
    `“${file}” exports no bot: its “bot” must have a function “choose”, or make something that has`,
  failed: {
    threw: (what: string) => `It failed: ${what}`,
    died: (what: string) => `Its program has ended (${what}).`,
    rubbish: (what: string) => `It wrote a line that is no JSON: ${what}`,
    illegal: (what: string) => `Its answer is none of the open moves: ${what}`,
    slow: (what: string) => `It took longer than it may (${what}).`,
  },
  mishap: (bot: string, game: number, chair: number, failed: string) =>
    `${bot} spoilt game ${game}, on chair ${chair}. ${failed}`,
}

const de: typeof en = {
  missing: (file) => `eine Datei „${file}“ gibt es nicht`,
  broken: (file, why) => `„${file}“ läuft nicht: ${why}`,
  empty: (file) =>
    `„${file}“ exportiert keinen Bot: Sein „bot“ muss eine Funktion „choose“ haben oder etwas machen, das eine hat`,
  failed: {
    threw: (what) => `Es ist gescheitert: ${what}`,
    died: (what) => `Sein Programm hat geendet (${what}).`,
    rubbish: (what) => `Es hat eine Zeile geschrieben, die kein JSON ist: ${what}`,
    illegal: (what) => `Seine Antwort ist keiner der offenen Züge: ${what}`,
    slow: (what) => `Es hat länger gebraucht, als es darf (${what}).`,
  },
  mishap: (bot, game, chair, failed) => `${bot} hat Partie ${game} verdorben, auf Stuhl ${chair}. ${failed}`,
}

export const ownText: Readonly<Record<Language, typeof en>> = { en, de }

export const failureText = (language: Language, { kind, what }: Failure) => ownText[language].failed[kind](what)
