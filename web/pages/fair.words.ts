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
        'Before anything else the server draws a secret number, the seed, and shows everybody its fingerprint, a hash. Every device writes that down. From now on the dealer cannot swap the seed for a nicer one without being caught.',
      ],
      promises: [
        'Every device makes a promise',
        'Each phone at the table draws 32 random bytes of its own and shows only their fingerprint. The dealer has sealed already and cannot fit the letter to them, and nobody can fit their bytes to those of the others.',
      ],
      dice: [
        'The promises are opened',
        'The server names everything else that will count, by one more fingerprint, and the devices show their bytes. Seed and bytes together decide all luck of the game. If one keeps its promise shut, nothing is dealt: the dealer seals a new letter, and the deal begins again without that device, for all to see and for good in the record.',
      ],
      opened: [
        'The letter is opened',
        'When the game is over the seed is shown. Does it fit the fingerprint? Then all of it can be computed again, by you, at home, in your slippers.',
      ],
      chain: [
        'The record is a chain',
        'Every move is a line, and every line hangs on the one before it by a hash. For each of your moves your device gets a receipt that fits that one place in the chain. Who changes a line has receipts against them.',
      ],
    } as Acts,
    proves: 'What this proves',
    proven: [
      'To you, if your device was there before the deal: nobody chose the seed, or anything else that the luck hangs on, after seeing the bytes of the devices, and nobody chose or repeated a single throw. Your device compares what it was shown with what the file says.',
      'Every move was allowed by the rules.',
      'The result follows from the moves.',
      'No move of yours was changed, and nothing that came before one of them.',
    ],
    provesNot: 'What it does not prove',
    unproven: [
      'That nobody looked. A dealer who runs the server could still look at hands, and work out throws to come. Play in the house of somebody you would also play cards with.',
      'That nobody whispered. A dealer in league with players can let their devices keep shut one after the other until they like the deal: one new deal for each such device, and each stands in the record with its chair.',
      'Anything to a device that was not there. A file alone agrees with itself, whoever wrote it; and what happened after your last move hangs on the receipts of the others. Compare the last line with theirs if you must know.',
    ],
    know: 'Who else can know what',
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
        'Zuallererst zieht der Server eine geheime Zahl, den Startwert, und zeigt allen ihren Fingerabdruck, eine Prüfsumme. Jedes Gerät schreibt sie sich auf. Von da an kann er sie nicht mehr gegen eine schönere tauschen, ohne erwischt zu werden.',
      ],
      promises: [
        'Jedes Gerät verspricht etwas',
        'Jedes Telefon am Tisch zieht 32 zufällige Bytes und zeigt nur ihren Fingerabdruck. Der Brief ist schon versiegelt und lässt sich ihnen nicht mehr anpassen, und niemand kann seine Bytes denen der anderen anpassen.',
      ],
      dice: [
        'Die Versprechen werden geöffnet',
        'Der Server nennt alles Übrige, was zählen wird, mit noch einem Fingerabdruck, und die Geräte zeigen ihre Bytes. Startwert und Bytes zusammen bestimmen alles Glück des Spiels. Bleibt eines verschlossen, wird nichts gegeben: Das Haus versiegelt einen neuen Brief, und das Geben beginnt ohne dieses Gerät von vorn, vor aller Augen und für immer im Protokoll.',
      ],
      opened: [
        'Der Brief wird geöffnet',
        'Ist das Spiel vorbei, wird der Startwert gezeigt. Passt er zum Fingerabdruck? Dann lässt sich alles nachrechnen, auch von dir, zu Hause, in Pantoffeln.',
      ],
      chain: [
        'Das Protokoll ist eine Kette',
        'Jeder Zug ist eine Zeile, und jede Zeile hängt mit einer Prüfsumme an der davor. Für jeden deiner Züge bekommt dein Gerät eine Quittung, die nur an diese eine Stelle der Kette passt. Wer eine Zeile ändert, hat Quittungen gegen sich.',
      ],
    } as Acts,
    proves: 'Was das beweist',
    proven: [
      'Dir, wenn dein Gerät vor dem Geben da war: Niemand hat den Startwert oder sonst etwas, woran das Glück hängt, gewählt, nachdem die Bytes der Geräte offen lagen, und niemand hat einen einzelnen Wurf gewählt oder wiederholt. Dein Gerät vergleicht, was ihm gezeigt wurde, mit dem, was die Datei sagt.',
      'Jeder Zug war nach den Regeln erlaubt.',
      'Das Ergebnis folgt aus den Zügen.',
      'Keiner deiner Züge wurde verändert und nichts, was vor einem davon geschah.',
    ],
    provesNot: 'Was es nicht beweist',
    unproven: [
      'Dass niemand hingesehen hat. Wer den Server betreibt, könnte immer noch in die Hände schauen und kommende Würfe ausrechnen. Spiel im Haus von Leuten, mit denen du auch Karten spielen würdest.',
      'Dass niemand geflüstert hat. Wer den Server betreibt und mit Leuten am Tisch im Bunde ist, kann deren Geräte eines nach dem anderen verschlossen lassen, bis ihm gefällt, was gegeben wird: je Gerät einmal neu, und jedes Mal steht es mit seinem Stuhl im Protokoll.',
      'Einem Gerät, das nicht dabei war, irgendetwas. Eine Datei allein stimmt mit sich überein, wer immer sie schrieb; und was nach deinem letzten Zug geschah, hängt an den Quittungen der anderen. Vergleich die letzte Zeile mit ihrer, wenn du es wissen musst.',
    ],
    know: 'Wer sonst was wissen kann',
    check: 'So prüfst du es',
    checking: [
      'Nach einem Spiel führt vom Tisch ein Link zum Protokoll. Dein Gerät holt es und prüft es selbst, Schritt für Schritt.',
      'Behalte die Datei, wenn du magst, und prüf sie anderswo: auf der Kommandozeile oder im Haus von jemandem, der uns noch weniger traut.',
    ],
  },
})
