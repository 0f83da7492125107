/** What is said beside the settings to whoever changes them. */
import { words } from '../app/language.ts'

export const formWords = words({
  en: {
    seats: 'Chairs at the table',
    seatsHelp: 'Friends and puppets alike need one.',
    house: 'House rules',
    houseHelp: 'What a table may choose. The first choice is how we play it.',
    clockHelp: 'How long a person may think. When it has burnt down, a move is made without looking.',
    talk: 'Table talk',
    talkHelp: 'Set phrases suit strangers; free words suit friends.',
    listed: 'Who finds the table',
    listedHelp: 'Either way the code and the link work.',
    listeds: { link: 'whoever has the link', listed: 'everybody in this house' },
    watchingHelp: 'They see what lies on the table, and nobody’s hand.',
    voices: 'Voices and faces',
    voicesHelp: 'Whoever wants to speaks; nobody must.',
    hearings: { players: 'among players', everybody: 'onlookers listen', nobody: 'none' },
    paths: 'How they travel',
    pathsHelp:
      'Straight from device to device, or only through a relay of this house: then no device learns another’s address.',
    pathNames: { any: 'straight', relay: 'relay only' },
    programsHelp:
      'One that somebody wrote may take a chair (./humbug play). It is marked as a puppet, and talks to nobody.',
    password: 'Password',
    passwordHelp: 'Leave it empty and everybody with the code may come in.',
    more: 'Candle, talk, onlookers',
  },
  de: {
    seats: 'Stühle am Tisch',
    seatsHelp: 'Freunde wie Puppen brauchen einen.',
    house: 'Hausregeln',
    houseHelp: 'Was ein Tisch wählen kann. Das Erste ist, wie wir es spielen.',
    clockHelp: 'Wie lange jemand nachdenken darf. Ist sie herunter, wird ohne Hinsehen gezogen.',
    talk: 'Tischgespräch',
    talkHelp: 'Feste Sätze für Fremde, freie Worte für Freunde.',
    listed: 'Wer den Tisch findet',
    listedHelp: 'Code und Link gelten in jedem Fall.',
    listeds: { link: 'wer den Link hat', listed: 'alle in diesem Haus' },
    watchingHelp: 'Sie sehen, was auf dem Tisch liegt, und niemandem in die Hand.',
    voices: 'Stimmen und Gesichter',
    voicesHelp: 'Wer mag, spricht; niemand muss.',
    hearings: { players: 'unter Spielern', everybody: 'Zuschauer hören mit', nobody: 'keine' },
    paths: 'Wie sie reisen',
    pathsHelp:
      'Geradewegs von Gerät zu Gerät, oder nur über eine Zwischenstation dieses Hauses: Dann erfährt kein Gerät die Adresse eines anderen.',
    pathNames: { any: 'geradewegs', relay: 'nur über die Zwischenstation' },
    programsHelp:
      'Eines, das jemand geschrieben hat, darf einen Stuhl nehmen (./humbug play). Es ist als Puppe zu erkennen, und redet mit niemandem.',
    password: 'Passwort',
    passwordHelp: 'Bleibt es leer, darf herein, wer den Code hat.',
    more: 'Kerze, Gespräch, Zuschauer',
  },
})
