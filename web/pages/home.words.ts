import type { Stage } from '../../protocol.ts'
import { words } from '../app/language.ts'

type Where = Readonly<Record<Stage, string>>

export const homeWords = words({
  en: {
    motto: 'A parlour for honest liars',
    about:
      'Games of bluff for a room full of friends, or a world of them. No account: lay a table, send the link, lie.',
    given: 'You were given a code?',
    code: 'Code of the table',
    sit: 'Sit down',
    lay: 'Lay a new table',
    mine: 'My tables',
    open: 'Tables with a free chair',
    play: 'What shall we play?',
    seats: ([least, most]: readonly [number, number]) => `${least}–${most} players`,
    stages: {
      lobby: 'The chairs are being drawn up.',
      promising: 'The dice are being blessed.',
      showing: 'The dice are being blessed.',
      playing: 'The game is on.',
      over: 'Over. Once more?',
      closed: 'Cleared away.',
      abandoned: 'Left standing.',
    } as Where,
    free: (n: number) => (n === 1 ? 'one chair free' : `${n} chairs free`),
    guarded: 'needs a password',
    rules: 'Rules',
    fair: 'Is the deal fair?',
    house: 'About this house',
    turn: 'New version. Take it now',
    guest: 'Nobody but you so far. That can be changed.',
  },
  de: {
    motto: 'Ein Salon für ehrliche Lügner',
    about:
      'Bluffspiele für eine Stube voller Freunde oder eine ganze Welt davon. Kein Konto: Tisch decken, Link schicken, lügen.',
    given: 'Du hast einen Code?',
    code: 'Code des Tisches',
    sit: 'Hinsetzen',
    lay: 'Einen Tisch decken',
    mine: 'Meine Tische',
    open: 'Tische mit freiem Stuhl',
    play: 'Was spielen wir?',
    seats: ([least, most]: readonly [number, number]) => `${least}–${most} Personen`,
    stages: {
      lobby: 'Die Stühle werden gerückt.',
      promising: 'Die Würfel werden gesegnet.',
      showing: 'Die Würfel werden gesegnet.',
      playing: 'Das Spiel läuft.',
      over: 'Vorbei. Noch einmal?',
      closed: 'Abgeräumt.',
      abandoned: 'Stehen gelassen.',
    } as Where,
    free: (n: number) => (n === 1 ? 'ein Stuhl frei' : `${n} Stühle frei`),
    guarded: 'mit Passwort',
    rules: 'Regeln',
    fair: 'Geht es mit rechten Dingen zu?',
    house: 'Über dieses Haus',
    turn: 'Neue Fassung. Jetzt nehmen',
    guest: 'Bisher nur du. Das lässt sich ändern.',
  },
})
