import { words } from '../app/language.ts'
import type { Trouble } from './media.ts'

const troubleEn: Readonly<Record<Trouble, string>> = {
  unable:
    'This browser cannot talk to another device (WebRTC is missing or switched off). The phrases of the table still work.',
  insecure:
    'Browsers lend no microphone to a page without a lock in the address bar. Whoever runs this house can give it one: three ways stand in its README.',
  denied: 'This browser was told not to lend the microphone or camera. Its settings for this page can change that.',
  none: 'No microphone or camera was found.',
  busy: 'Another program holds the microphone or camera. Close it and try again.',
}

const troubleDe: Readonly<Record<Trouble, string>> = {
  unable:
    'Dieser Browser kann nicht mit einem anderen Gerät sprechen (WebRTC fehlt oder ist abgeschaltet). Die Sätze des Tisches gehen trotzdem.',
  insecure:
    'Einer Seite ohne Schloss in der Adresszeile leiht kein Browser ein Mikrofon. Wer dieses Haus betreibt, kann ihm eines geben: Drei Wege stehen im README.',
  denied:
    'Diesem Browser wurde verboten, Mikrofon oder Kamera zu leihen. In seinen Einstellungen für diese Seite lässt sich das ändern.',
  none: 'Hier ist kein Mikrofon und keine Kamera zu finden.',
  busy: 'Ein anderes Programm hält Mikrofon oder Kamera fest. Schließ es und versuch es noch einmal.',
}

export const voiceWords = words({
  en: {
    title: 'Voices and faces',
    what: 'What you say goes straight from this device to those of the others at this table, sealed on the way. The house only introduces them to each other; it hears nothing and keeps nothing.',
    addresses: 'For that, their devices learn the network address of yours. They show it to nobody.',
    relayed:
      'Here everything goes through a relay of whoever runs this house: no device learns the address of another. The relay cannot listen in.',
    overheard: 'At this table onlookers hear and see it, too.',
    begin: { voice: 'Be heard', face: 'Be heard and seen', ears: 'Only listen' },
    now: { voice: 'You are heard.', face: 'You are heard and seen.', ears: 'You listen.' },
    shut: 'Your microphone is shut.',
    open: 'Open the microphone',
    close: 'Shut the microphone',
    hold: 'Hold to talk',
    holdHelp: 'Or hold the key V. As long as you hold it, the microphone is open.',
    leave: 'Stop taking part',
    face: 'Show my face',
    noFace: 'Hide my face',
    where: 'Where are you?',
    whereHelp:
      'Devices in one room stay silent for each other: nothing howls. A TV there speaks for those far away, or whoever lets their device do it.',
    wheres: { far: 'somewhere else', room: 'in the room with the others' },
    here: 'Play the others on this device',
    microphone: 'Microphone',
    camera: 'Camera',
    usual: 'the usual one',
    people: 'Who takes part',
    nobody: 'Nobody yet.',
    volume: (name: string) => `How loud ${name} is`,
    you: 'you',
    screen: 'a screen of the table',
    onlooker: 'an onlooker',
    state: {
      new: 'is being found',
      connecting: 'is being found',
      connected: '',
      disconnected: 'is lost, and looked for',
      failed: 'is lost, and looked for',
      closed: '',
    },
    thin: 'bad line: voice only',
    waits: 'waits for the floor',
    seat: { open: 'is heard', 'mic-shut': 'microphone shut', ear: 'listens' },
    captions: 'Captions',
    captionsHelp: 'This device writes down what it hears. Nothing leaves it for that.',
    captionsComing: 'This device fetches what it needs for that …',
    noCaptions:
      'This browser cannot write down what is said without sending it away, so we do not. The phrases of the table say most of it.',
    phrases: 'Phrases of the table',
    onlookers: 'This table does not let onlookers listen.',
    none: 'At this table nobody uses voices: its host wished it so.',
    trouble: troubleEn,
  },
  de: {
    title: 'Stimmen und Gesichter',
    what: 'Was du sagst, geht von diesem Gerät geradewegs zu denen der anderen am Tisch, unterwegs versiegelt. Das Haus stellt sie einander nur vor; es hört nichts und behält nichts.',
    addresses: 'Dafür erfahren ihre Geräte die Netzadresse deines Geräts. Sie zeigen sie niemandem.',
    relayed:
      'Hier geht alles über eine Zwischenstation dessen, der dieses Haus betreibt: Kein Gerät erfährt die Adresse eines anderen. Mithören kann sie nicht.',
    overheard: 'An diesem Tisch hören und sehen das auch alle, die nur zuschauen.',
    begin: { voice: 'Gehört werden', face: 'Gehört und gesehen werden', ears: 'Nur zuhören' },
    now: { voice: 'Man hört dich.', face: 'Man hört und sieht dich.', ears: 'Du hörst zu.' },
    shut: 'Dein Mikrofon ist zu.',
    open: 'Mikrofon öffnen',
    close: 'Mikrofon schließen',
    hold: 'Zum Reden halten',
    holdHelp: 'Oder halte die Taste V. Solange du hältst, ist das Mikrofon offen.',
    leave: 'Nicht mehr mitmachen',
    face: 'Mein Gesicht zeigen',
    noFace: 'Mein Gesicht verbergen',
    where: 'Wo bist du?',
    whereHelp:
      'Geräte im selben Raum schweigen füreinander: Nichts pfeift. Ein Fernseher dort spricht für die, die fern sind, oder wer sein Gerät das tun lässt.',
    wheres: { far: 'anderswo', room: 'im Raum mit den anderen' },
    here: 'Die anderen auf diesem Gerät hören',
    microphone: 'Mikrofon',
    camera: 'Kamera',
    usual: 'wie üblich',
    people: 'Wer mitmacht',
    nobody: 'Noch niemand.',
    volume: (name: string) => `Wie laut ${name} ist`,
    you: 'du',
    screen: 'ein Bildschirm des Tisches',
    onlooker: 'jemand, der zuschaut',
    state: {
      new: 'wird gesucht',
      connecting: 'wird gesucht',
      connected: '',
      disconnected: 'ist verloren und wird gesucht',
      failed: 'ist verloren und wird gesucht',
      closed: '',
    },
    thin: 'schlechte Leitung: nur die Stimme',
    waits: 'wartet auf das Wort',
    seat: { open: 'ist zu hören', 'mic-shut': 'Mikrofon zu', ear: 'hört zu' },
    captions: 'Untertitel',
    captionsHelp: 'Dieses Gerät schreibt mit, was es hört. Dafür verlässt es nichts.',
    captionsComing: 'Das Gerät holt sich, was es dafür braucht …',
    noCaptions:
      'Dieser Browser kann nicht mitschreiben, ohne das Gehörte fortzuschicken; also lassen wir es. Das meiste sagen auch die Sätze des Tisches.',
    phrases: 'Sätze des Tisches',
    onlookers: 'An diesem Tisch hören Zuschauer nicht mit.',
    none: 'An diesem Tisch spricht niemand: So will es, wer ihn gedeckt hat.',
    trouble: troubleDe,
  },
})
