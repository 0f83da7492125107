import type { AuthorText } from './text.en.ts'

export const de: AuthorText = {
  noSources: 'Spiele schreibt man in einem Klon des Projekts; das hier ist ein Paket und hat keine Quellen',
  notName: (given) =>
    `„${given}“ ist kein Name für einen Ordner: 2 bis 10 kleine Buchstaben, a bis z, und kein Wort, das der Code selbst braucht`,
  nameTaken: (name) => `„${name}“ ist vergeben; nimm einen anderen Namen`,
  notLetter: (given) => `--letter will einen Großbuchstaben, A bis Z, nicht „${given}“`,
  letterTaken: (letter, by, free) => `die Klauseln von ${by} beginnen schon mit ${letter}; frei sind: ${free}`,
  oddShelf: 'games/shelf.node.ts sieht nicht mehr aus wie gewohnt; die Liste der Spiele gehört wieder in eine Zeile',
  written: (name, files) => `games/${name} ist geschrieben, in ${files} Dateien, und steht im Regal.

  ./humbug check ${name}                    ob alles gut damit ist, in Sekunden
  npm run test:unit -- games/${name}        seine Tests; mit -t und der Nummer einer Klausel dahinter einer davon
  npm start                               einen Tisch damit decken: Auf dem schlichten Brett spielt man es sofort
  games/${name}/RULES.md                    hier geht es los: erst die Klausel, dann ihr Test, dann der Code`,
  looking: (name) => `Sehe mir ${name} an …`,
  looks: {
    parts: 'Teile, Klauseln, Importe',
    types: 'Typen',
    lint: 'Form und Lint',
    contract: 'der Vertrag',
    rules: 'Tests der Regeln',
    texts: 'Regelheft und Wörter',
    lesson: 'Lektion',
  },
  well: 'gut',
  ill: 'NOCH NICHT',
  lacks: {
    'no file': ({ file }) => `${file} fehlt`,
    'other key': () => 'title.ts nennt einen anderen Schlüssel als der Ordner: Keine Seite würde es finden',
    'wrong lid': ({ file }) => `laut title.ts („without“) fehlt ${file}, und es ist da, oder umgekehrt`,
    'not shelved': () => 'games/shelf.node.ts nennt es nicht: Kein Haus hat es',
    'no contract': () => 'contract.test.ts nimmt ihm den Vertrag nicht ab: keepsTheContract(SPIEL, bots)',
    'letter taken': ({ letter, by }) => `seine Klauseln beginnen mit ${letter}, die von ${by} auch`,
    'no clauses': () => 'in RULES.md steht keine Klausel: „- X1.1 R …“',
    untranslated: ({ clause }) => `${clause} steht nur in einer Sprache`,
    untested: ({ clause }) => `${clause} hat keinen Test: test('${clause} …')`,
    unknown: ({ clause, path }) => `${path} nennt ${clause}, und die Klausel gibt es nicht`,
    silent: ({ title, path }) => `${path}: „${title}“ nennt keine Klausel`,
    'wrong import': ({ from, to }) => `${from} darf ${to} nicht importieren`,
    impure: ({ path }) => `${path} benutzt eine Uhr, den Rechner oder eigenes Glück`,
  },
  wishes: {
    plain: 'plain.en.ts, plain.de.ts: was da liegt, in Worten; ohne sie zeigt das schlichte Brett keine Hand',
    gist: 'gist.en.ts, gist.de.ts: das Spiel in einer Minute, für alle, die sich eben gesetzt haben',
    lesson: 'lesson.ts: ein erstes Spiel, in dem man alles einmal tut',
    chronicle: 'chronicle.ts: wie man es erzählt, wenn es vorbei ist; bis dahin wird nur gezählt',
    picture: 'web/boards/NAME/vignette.svg: ein kleines Bild für den Deckel; bis dahin zeigt er drei Karten',
    board: 'web/boards/NAME/index.ts: ein eigenes Brett; bis dahin spielt man in Worten',
    puppets: 'bot.ts: Puppen, die auf jeder Stufe denken; eine davon tut noch irgendetwas',
    stake: 'stake.ts: wie viel eine Frage wiegt, damit sich Puppen Zeit nehmen',
    standing: 'standing.ts: wie alle stehen, für die freundliche Puppe, die Neulinge gewinnen lässt',
    natures: 'natures.ts: was jede Natur mag; bis dahin unterscheiden sie sich nur in Worten',
    sparring: 'bots/sparring/index.ts: ein Dutzend einfache Kniffe, an Puppen zu erproben',
    cues: 'cues.ts: wozu Puppen etwas bemerken; bis dahin grüßen sie und freuen sich über Siege',
    wagers: 'wagers.ts: worauf wetten darf, wer zuschaut',
    coach: 'coach.ts, coach.text.ts: was besser gewesen wäre, nach dem Spiel',
    confessor: 'confession.ts: was Puppen gestehen',
  },
  missing: 'Fehlt noch vor der Veröffentlichung:',
  complete: 'Vor der Veröffentlichung fehlt nichts.',
  wanted: 'Vor der Vollendung, wann immer du magst:',
  perfect: 'Und vor der Vollendung auch nichts.',
}
