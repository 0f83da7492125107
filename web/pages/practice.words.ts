import { words } from '../app/language.ts'

export const practiceWords = words({
  en: {
    title: 'Practise alone',
    about: 'Puppets on every other chair, all of it on this device: no line, no clock, nobody to see you lose.',
    once: 'Only keep this page open: over plain http no browser lays it aside for later.',
    level: 'How well they lie',
    levelHelp: 'All of them, so that nobody feels singled out.',
    go: 'Sit down and lie',
    learn: 'Never played it? Learn it in five minutes.',
    left: 'Your last game is still lying here.',
    goOn: 'Go on with it',
    torn: 'The game that lay here could not be read any more. Here is a clean table instead.',
  },
  de: {
    title: 'Allein üben',
    about: 'Puppen auf allen anderen Stühlen, alles auf diesem Gerät: keine Verbindung, keine Kerze, keine Zeugen.',
    once: 'Nur offen bleiben muss die Seite: Über einfaches http hebt kein Browser sie auf.',
    level: 'Wie gut sie lügen',
    levelHelp: 'Alle gleich gut, damit sich niemand zurückgesetzt fühlt.',
    go: 'Hinsetzen und lügen',
    learn: 'Noch nie gespielt? In fünf Minuten gelernt.',
    left: 'Dein letztes Spiel liegt noch hier.',
    goOn: 'Weiterspielen',
    torn: 'Das Spiel, das hier lag, ließ sich nicht mehr lesen. Dafür ist der Tisch jetzt sauber.',
  },
})
