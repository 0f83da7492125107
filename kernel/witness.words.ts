/** What a device has to say to a record, in sentences. */
import type { Language } from './text.ts'
import type { Testimony } from './witness.ts'

export const points = ['commitment', 'promises', 'agreement', 'bytes', 'moves'] as const
type Point = (typeof points)[number]

type Sentences = { readonly [P in Point]: Readonly<Record<Testimony[P] | 'title', string>> }

export const testimonies: Readonly<Record<Language, Sentences>> = {
  en: {
    commitment: {
      title: 'The letter it was shown',
      same: 'The sealed letter in the file is the one this device was shown before anything was opened.',
      different: 'The file names another sealed letter than the one this device was shown before the deal.',
      unseen: 'This device was not there before the deal and cannot say which letter was shown.',
    },
    promises: {
      title: 'The promises of all',
      same: 'The promises in the file are those that lay on the table when they were opened.',
      different: 'The file names other promises than those that lay on the table when they were opened.',
      unseen: 'This device did not see the promises.',
    },
    agreement: {
      title: 'What the luck hangs on',
      same: 'Game, options, letter, promises and every earlier start are those that the house named before anything was opened.',
      different: 'Something that the luck hangs on is not what the house named before anything was opened.',
      unseen: 'This device was not told, before anything was opened, what the luck would hang on.',
    },
    bytes: {
      title: 'Your own bytes',
      same: 'What this device put into the luck is in there, opened.',
      different: 'What this device put into the luck is not in there, or something is that it never gave.',
      'left out':
        'Nothing of this device is in the luck: by the file it did not answer in time. A sleeping phone does not; if it was awake, ask whoever runs the house.',
      unseen: 'This device put nothing into the luck.',
    },
    moves: {
      title: 'Your moves and their receipts',
      same: 'Every move that this device made stands in the file, and each receipt fits.',
      different: 'A move of this device, or the receipt for it, does not stand in the file.',
      unseen: 'This device keeps no receipts of this game.',
    },
  },
  de: {
    commitment: {
      title: 'Der Brief, der ihm gezeigt wurde',
      same: 'Der versiegelte Brief in der Datei ist der, der diesem Gerät gezeigt wurde, bevor etwas geöffnet war.',
      different: 'Die Datei nennt einen anderen versiegelten Brief, als diesem Gerät vor dem Geben gezeigt wurde.',
      unseen: 'Dieses Gerät war vor dem Geben nicht da und kann nicht sagen, welcher Brief gezeigt wurde.',
    },
    promises: {
      title: 'Die Versprechen aller',
      same: 'Die Versprechen in der Datei sind die, die beim Öffnen auf dem Tisch lagen.',
      different: 'Die Datei nennt andere Versprechen als die, die beim Öffnen auf dem Tisch lagen.',
      unseen: 'Dieses Gerät hat die Versprechen nicht gesehen.',
    },
    agreement: {
      title: 'Woran das Glück hängt',
      same: 'Spiel, Optionen, Brief, Versprechen und jeder frühere Anfang sind die, die das Haus nannte, bevor etwas geöffnet war.',
      different: 'Etwas, woran das Glück hängt, ist nicht das, was das Haus nannte, bevor etwas geöffnet war.',
      unseen: 'Diesem Gerät wurde nicht gesagt, bevor etwas geöffnet war, woran das Glück hängen wird.',
    },
    bytes: {
      title: 'Deine eigenen Bytes',
      same: 'Was dieses Gerät zum Glück beigetragen hat, steckt geöffnet darin.',
      different: 'Was dieses Gerät zum Glück beigetragen hat, fehlt, oder es steht etwas da, das es nie gegeben hat.',
      'left out':
        'Von diesem Gerät steckt nichts im Glück: Laut Datei hat es nicht rechtzeitig geantwortet. Ein schlafendes Telefon tut das nicht; war es wach, frag, wer das Haus betreibt.',
      unseen: 'Dieses Gerät hat nichts zum Glück beigetragen.',
    },
    moves: {
      title: 'Deine Züge und ihre Quittungen',
      same: 'Jeder Zug dieses Geräts steht in der Datei, und jede Quittung passt.',
      different: 'Ein Zug dieses Geräts oder die Quittung dafür steht nicht in der Datei.',
      unseen: 'Dieses Gerät hat keine Quittungen von diesem Spiel.',
    },
  },
}
