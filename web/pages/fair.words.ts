import { words } from '../app/language.ts'

/** The drawings of the five acts, in order. */
export const acts = ['sealed', 'promises', 'dice', 'opened', 'chain'] as const
type Act = (typeof acts)[number]
type Acts = Readonly<Record<Act, readonly [title: string, text: string]>>

export const fairWords = words({
  en: {
    title: 'Is the deal fair?',
    lead: 'You need not take our word for it. In a house for liars that would be a lot to ask. Luck here is made so that nobody can choose it, and afterwards anybody can check it.',
    how: 'Five acts of a deal',
    acts: {
      sealed: [
        'The dealer seals a letter',
        'Before anything else the server draws a secret number, the seed, and shows everybody its fingerprint, a hash. From now on it cannot swap the seed for a nicer one.',
      ],
      promises: [
        'Every device makes a promise',
        'Each phone at the table draws 32 random bytes of its own and shows only their fingerprint. The dealer has sealed already and cannot fit the letter to them, and nobody can fit their bytes to those of the others.',
      ],
      dice: [
        'The promises are opened',
        'Now the devices show their bytes. Seed and bytes together decide every die of the evening. Whoever keeps theirs shut counts with their promise instead.',
      ],
      opened: [
        'The letter is opened',
        'When the game is over the seed is shown. Does it fit the fingerprint? Then every die can be computed again, by you, at home, in your slippers.',
      ],
      chain: [
        'The record is a chain',
        'Every move is a line, and every line hangs on the one before it by a hash. Who changes a single letter tears the chain.',
      ],
    } as Acts,
    proves: 'What this proves',
    proven: [
      'Nobody chose the seed after seeing the bytes of the devices, and nobody chose or repeated a single throw.',
      'Every move was allowed by the rules.',
      'The result follows from the moves.',
      'No line was changed afterwards.',
    ],
    provesNot: 'What it does not prove',
    unproven: [
      'That nobody looked. A dealer who runs the server could still look at hands, and work out throws to come. Play in the house of somebody you would also play cards with.',
      'That nobody whispered. A dealer in league with one of the players can decide whether that player’s device opens its bytes: one choice between two deals, for each such device.',
      'To the others, that your own bytes went in. Only your device can know that; as long as it still has them, it tells you when you check the record.',
    ],
    check: 'How to check',
    checking: [
      'After a game, the table has a link to its record. It is fetched by your device and checked on it, step by step.',
      'Keep the file if you like, and check it elsewhere: on the command line, or in the house of somebody who trusts us even less.',
    ],
  },
  de: {
    title: 'Geht es mit rechten Dingen zu?',
    lead: 'Du musst es uns nicht glauben. In einem Haus für Lügner wäre das auch viel verlangt. Das Glück wird hier so gemacht, dass niemand es sich aussuchen und jeder es hinterher nachprüfen kann.',
    how: 'Fünf Akte',
    acts: {
      sealed: [
        'Das Haus versiegelt einen Brief',
        'Zuallererst zieht der Server eine geheime Zahl, den Startwert, und zeigt allen ihren Fingerabdruck, eine Prüfsumme. Von da an kann er sie nicht mehr gegen eine schönere tauschen.',
      ],
      promises: [
        'Jedes Gerät verspricht etwas',
        'Jedes Telefon am Tisch zieht 32 zufällige Bytes und zeigt nur ihren Fingerabdruck. Der Brief ist schon versiegelt und lässt sich ihnen nicht mehr anpassen, und niemand kann seine Bytes denen der anderen anpassen.',
      ],
      dice: [
        'Die Versprechen werden geöffnet',
        'Jetzt zeigen die Geräte ihre Bytes. Startwert und Bytes zusammen bestimmen jeden Würfel des Abends. Wer seine verschlossen hält, zählt stattdessen mit seinem Versprechen.',
      ],
      opened: [
        'Der Brief wird geöffnet',
        'Ist das Spiel vorbei, wird der Startwert gezeigt. Passt er zum Fingerabdruck? Dann lässt sich jeder Würfel nachrechnen, auch von dir, zu Hause, in Pantoffeln.',
      ],
      chain: [
        'Das Protokoll ist eine Kette',
        'Jeder Zug ist eine Zeile, und jede Zeile hängt mit einer Prüfsumme an der davor. Wer einen einzigen Buchstaben ändert, zerreißt die Kette.',
      ],
    } as Acts,
    proves: 'Was das beweist',
    proven: [
      'Niemand hat den Startwert gewählt, nachdem er die Bytes der Geräte gesehen hatte, und niemand hat einen einzelnen Wurf gewählt oder wiederholt.',
      'Jeder Zug war nach den Regeln erlaubt.',
      'Das Ergebnis folgt aus den Zügen.',
      'Keine Zeile wurde nachträglich verändert.',
    ],
    provesNot: 'Was es nicht beweist',
    unproven: [
      'Dass niemand hingesehen hat. Wer den Server betreibt, könnte immer noch in die Hände schauen und kommende Würfe ausrechnen. Spiel im Haus von Leuten, mit denen du auch Karten spielen würdest.',
      'Dass niemand geflüstert hat. Wer den Server betreibt und mit jemandem am Tisch im Bunde ist, kann entscheiden, ob dessen Gerät seine Bytes öffnet: je Gerät eine Wahl zwischen zwei Verläufen.',
      'Den anderen, dass deine eigenen Bytes darin sind. Das kann nur dein Gerät wissen; solange es sie noch hat, sagt es dir das, wenn du das Protokoll prüfst.',
    ],
    check: 'So prüfst du es',
    checking: [
      'Nach einem Spiel führt vom Tisch ein Link zum Protokoll. Dein Gerät holt es und prüft es selbst, Schritt für Schritt.',
      'Behalte die Datei, wenn du magst, und prüf sie anderswo: auf der Kommandozeile oder im Haus von jemandem, der uns noch weniger traut.',
    ],
  },
})
