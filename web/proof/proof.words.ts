import type { Ranking } from '../../kernel/game.ts'
import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'
import type { Outcome, Step } from './judge.ts'
import type { Worth } from './worth.ts'

type Worths = Readonly<Record<Worth, readonly [title: string, text: string]>>
type Sentences = Readonly<Record<Step, readonly [title: string, sentence: string]>>

export const proofWords = words({
  en: {
    checking: 'Reading every line again …',
    fairLine: (entries: number, ms: number) =>
      `${entries} moves, replayed on this device in ${ms} ms and held against what it saw itself. Nobody had to be trusted for it.`,
    broken: 'This does not hold',
    brokenAt: (line: number) => `It shows in line ${line} of the file.`,
    unfinished: 'Not to the end',
    unfinishedLine:
      'This game was never played to its end. The seed stays sealed, so there is nothing to prove, for us or against us.',
    unchecked: 'Not checked',
    uncheckedLine: 'This browser could not start the checking. Load the page again, or use the command below.',
    steps: {
      commitment: ['The sealed letter', 'The seed that was opened at the end fits the seal that the file names.'],
      promise: ['The promises', 'Every device that opened its bytes opened what it had promised.'],
      restart: [
        'Nobody held back',
        'Every promise was opened. Where one was not, the deal began again without that device, and that stands in the file.',
      ],
      luck: ['The luck', 'Every number drawn follows from the seed and the bytes of the devices. Nobody chose one.'],
      illegal: ['The moves', 'Every move was allowed, by the same rules that the table plays by.'],
      ranking: ['The result', 'The places follow from the moves.'],
      chain: ['The chain', 'Every line hangs on the one before it, down to the last link.'],
    } as Sentences,
    file: 'What the file says of itself',
    saw: 'What this device saw',
    receipts: (n: number) => `${n} ${plural.en(n, 'receipt', 'receipts')}`,
    restarts: (n: number) => ['begun once', 'begun twice'][n] ?? `begun ${n + 1} times`,
    worth: {
      fair: ['The deal was fair', ''],
      'without own': [
        'Fair, but without your bytes',
        'Everything fits. But nothing of this device went into the luck, and so it can only vouch for what the others put in.',
      ],
      alone: [
        'The file agrees with itself',
        'This device was not shown all that the luck hangs on before the bytes were opened: it was not there, or the house did not say it. So it cannot tell whether the house changed something afterwards. Check it on a device that sat there.',
      ],
      before: [
        'The file agrees with itself',
        'This record was made before devices wrote down what they were shown. It cannot be held against anything but itself.',
      ],
      'not seen': [
        'This is not what this device saw',
        'The file agrees with itself, but not with what this device wrote down while you played. Whoever runs this house owes you an explanation.',
      ],
    } as Worths,
    keepSeen: 'Keep what this device saw',
    outcomes: { held: 'holds', broken: 'broken', unreached: 'not reached' } as Readonly<Record<Outcome, string>>,
    devices: (opened: number, shut: number, none: number) =>
      [
        `${opened} opened`,
        ...(shut > 0 ? [`${shut} kept shut, so the promise itself counted`] : []),
        ...(none > 0 ? [`${none} without a device: ${plural.en(none, 'a puppet', 'puppets')}`] : []),
      ].join(', '),
    draws: (n: number) => `${n} numbers`,
    places: 'The places',
    place: (n: number) => `${n}.`,
    chair: (n: number) => `Chair ${n}`,
    puppet: 'a puppet',
    other: 'Check another record',
    choose: 'Choose a file',
    stays: 'The file stays on this device. Nothing is sent anywhere.',
    tooBig: 'That file is far too large for a record.',
    unread: 'The file could not be read.',
    command: 'Or without this page, on any machine that has Humbug:',
    title: (code: string, round: number) => `Record of ${code}, game ${round}`,
    short: 'The record',
    fetching: 'The house is looking for the record …',
    missing: 'There is no such record for you',
    missingLine:
      'A record is handed out when its game is over, to those who sat there and to the circle whose game it was. Perhaps the game still runs, or you sat there with another device.',
    busy: 'The archivist asks for a moment’s patience. Try again shortly.',
    lost: 'The house does not answer.',
    again: 'Try again',
    keep: 'Keep the file',
    back: 'Back to the table',
    watch: 'Watch it again',
    what: 'What this proves, and what not',
  },
  de: {
    checking: 'Jede Zeile wird noch einmal gelesen …',
    fairLine: (entries: number, ms: number) =>
      `${entries} Züge, auf diesem Gerät in ${ms} ms nachgespielt und mit dem verglichen, was es selbst gesehen hat. Vertrauen musste man dafür niemandem.`,
    broken: 'Das hält nicht',
    brokenAt: (line: number) => `Es zeigt sich in Zeile ${line} der Datei.`,
    unfinished: 'Nicht bis zum Ende',
    unfinishedLine:
      'Dieses Spiel wurde nie zu Ende gespielt. Der Startwert bleibt versiegelt, also gibt es nichts zu beweisen, weder für uns noch gegen uns.',
    unchecked: 'Nicht geprüft',
    uncheckedLine:
      'Dieser Browser konnte die Prüfung nicht beginnen. Lade die Seite neu oder nimm den Befehl darunter.',
    steps: {
      commitment: [
        'Der versiegelte Brief',
        'Der Startwert, der am Ende geöffnet wurde, passt zu dem Siegel, das die Datei nennt.',
      ],
      promise: [
        'Die Versprechen',
        'Jedes Gerät, das seine Bytes geöffnet hat, hat geöffnet, was es versprochen hatte.',
      ],
      restart: [
        'Niemand hielt etwas zurück',
        'Jedes Versprechen wurde geöffnet. Wo eines verschlossen blieb, begann das Geben ohne dieses Gerät von vorn, und das steht in der Datei.',
      ],
      luck: [
        'Das Glück',
        'Jede gezogene Zahl folgt aus dem Startwert und den Bytes der Geräte. Keine hat sich jemand ausgesucht.',
      ],
      illegal: ['Die Züge', 'Jeder Zug war erlaubt, nach denselben Regeln, nach denen der Tisch spielt.'],
      ranking: ['Das Ergebnis', 'Die Plätze folgen aus den Zügen.'],
      chain: ['Die Kette', 'Jede Zeile hängt an der davor, bis zum letzten Glied.'],
    } as Sentences,
    file: 'Was die Datei über sich sagt',
    saw: 'Was dieses Gerät gesehen hat',
    receipts: (n: number) => `${n} ${plural.de(n, 'Quittung', 'Quittungen')}`,
    restarts: (n: number) => ['einmal begonnen', 'zweimal begonnen'][n] ?? `${n + 1}-mal begonnen`,
    worth: {
      fair: ['Es ging mit rechten Dingen zu', ''],
      'without own': [
        'Fair, aber ohne deine Bytes',
        'Alles passt. Aber von diesem Gerät steckt nichts im Glück, und so bürgt es nur für das, was die anderen beigetragen haben.',
      ],
      alone: [
        'Die Datei stimmt mit sich überein',
        'Diesem Gerät wurde nicht alles gezeigt, woran das Glück hängt, bevor die Bytes geöffnet wurden: Es war nicht da, oder das Haus hat es nicht gesagt. Ob das Haus danach etwas geändert hat, kann es also nicht sagen. Prüfe es auf einem Gerät, das dabei war.',
      ],
      before: [
        'Die Datei stimmt mit sich überein',
        'Dieses Protokoll stammt aus der Zeit, bevor Geräte aufschrieben, was ihnen gezeigt wurde. Es lässt sich nur mit sich selbst vergleichen.',
      ],
      'not seen': [
        'Das hat dieses Gerät anders gesehen',
        'Die Datei stimmt mit sich überein, aber nicht mit dem, was dieses Gerät beim Spielen aufgeschrieben hat. Wer dieses Haus betreibt, ist dir eine Erklärung schuldig.',
      ],
    } as Worths,
    keepSeen: 'Behalten, was dieses Gerät sah',
    outcomes: { held: 'hält', broken: 'gebrochen', unreached: 'nicht erreicht' } as Readonly<Record<Outcome, string>>,
    devices: (opened: number, shut: number, none: number) =>
      [
        `${opened} geöffnet`,
        ...(shut > 0 ? [`${shut} verschlossen, da zählte das Versprechen selbst`] : []),
        ...(none > 0 ? [`${none} ohne Gerät: ${plural.de(none, 'eine Puppe', 'Puppen')}`] : []),
      ].join(', '),
    draws: (n: number) => `${n} Zahlen`,
    places: 'Die Plätze',
    place: (n: number) => `${n}.`,
    chair: (n: number) => `Stuhl ${n}`,
    puppet: 'eine Puppe',
    other: 'Ein anderes Protokoll prüfen',
    choose: 'Datei wählen',
    stays: 'Die Datei bleibt auf diesem Gerät. Nichts wird irgendwohin geschickt.',
    tooBig: 'Diese Datei ist für ein Protokoll viel zu groß.',
    unread: 'Die Datei ließ sich nicht lesen.',
    command: 'Oder ohne diese Seite, auf jedem Rechner mit Humbug:',
    title: (code: string, round: number) => `Protokoll von ${code}, Spiel ${round}`,
    short: 'Das Protokoll',
    fetching: 'Das Haus sucht das Protokoll …',
    missing: 'Für dich gibt es kein solches Protokoll',
    missingLine:
      'Ein Protokoll wird ausgehändigt, wenn sein Spiel vorbei ist, denen, die dort saßen, und der Runde, deren Spiel es war. Vielleicht läuft das Spiel noch, oder du saßt dort mit einem anderen Gerät.',
    busy: 'Der Archivar bittet um einen Augenblick Geduld. Versuch es gleich noch einmal.',
    lost: 'Das Haus antwortet nicht.',
    again: 'Noch einmal',
    keep: 'Datei behalten',
    back: 'Zurück zum Tisch',
    watch: 'Noch einmal ansehen',
    what: 'Was das beweist und was nicht',
  },
})

/** The chairs in the order of their places; equal places stay in the order of the chairs. */
export function placed(ranking: Ranking): { readonly place: number; readonly seat: number }[] {
  return ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
}
