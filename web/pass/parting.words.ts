import { words } from '../app/language.ts'

export const partingWords = words({
  en: {
    title: 'Who shares this device',
    line: 'Everybody to whom it is passed can be forgotten by themselves: at their table they get no name any more, their words are gone, and nobody can give their chair back to them. Whoever has a PIN must type it.',
    forget: (name: string) => `Forget ${name}`,
    table: (code: string) => `Table ${code}`,
    pinOf: (name: string) => `The PIN of ${name}`,
    busy: 'One moment …',
    done: (name: string) => `${name} is forgotten, here and in the house.`,
    wrong: 'That PIN opened nothing.',
    wait: (seconds: number) => `Once more in ${seconds} s.`,
    notNow: (name: string) => `The house could not forget ${name} just now. Try again in a moment.`,
  },
  de: {
    title: 'Wer dieses Gerät teilt',
    line: 'Alle, an die es weitergegeben wird, können einzeln vergessen werden: An ihrem Tisch haben sie dann keinen Namen mehr, ihre Worte sind fort, und niemand kann ihnen ihren Stuhl zurückgeben. Wer eine PIN hat, muss sie eintippen.',
    forget: (name: string) => `${name} vergessen`,
    table: (code: string) => `Tisch ${code}`,
    pinOf: (name: string) => `PIN von ${name}`,
    busy: 'Einen Augenblick …',
    done: (name: string) => `${name} ist vergessen, hier und im Haus.`,
    wrong: 'Diese PIN hat nichts geöffnet.',
    wait: (seconds: number) => `Noch einmal in ${seconds} s.`,
    notNow: (name: string) => `Das Haus konnte ${name} gerade nicht vergessen. Versuch es gleich noch einmal.`,
  },
})
