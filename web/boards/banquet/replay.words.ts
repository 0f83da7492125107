import { words } from '../../app/language.ts'

const en = {
  goblets: 'What is in the goblets',
  cleared: 'The table is cleared.',
  deadly: 'deadly',
  safe: 'drinkable',
  hidden: 'Who hides what',
  saw: 'saw',
  veiled: { exchanged: 'exchanged the goblets while nobody looked', left: 'left the goblets while nobody looked' },
}

const de: typeof en = {
  goblets: 'Was in den Bechern ist',
  cleared: 'Der Tisch ist abgeräumt.',
  deadly: 'tödlich',
  safe: 'trinkbar',
  hidden: 'Wer was verbirgt',
  saw: 'sah',
  veiled: {
    exchanged: 'hat die Becher vertauscht, als niemand hinsah',
    left: 'hat die Becher gelassen, als niemand hinsah',
  },
}

export const cellarWords = words({ en, de })

const journey = {
  en: {
    journey: (course: string) => `Where the goblets went · ${course}`,
    why: {
      rings:
        'A line is a goblet, under the mark of whose it is; a lane is a place at the table. Press a column to go there.',
      bare: 'A line is a goblet, under the mark of where it begins; a lane is a place at the table. Press a column to go there.',
      row: 'A line is a goblet, a lane is a place in the row. Press a column to go there.',
    },
    map: 'Where the goblets went, hand by hand',
    told: 'Goblet by goblet, in words: who changed what, and who knew',
  },
  de: {
    journey: (course: string) => `Der Weg der Becher · ${course}`,
    why: {
      rings:
        'Eine Linie ist ein Becher, mit dem Zeichen seines Rings; eine Bahn ist ein Platz am Tisch. Ein Druck auf eine Spalte führt dorthin.',
      bare: 'Eine Linie ist ein Becher, mit dem Zeichen des Platzes, an dem er beginnt; eine Bahn ist ein Platz am Tisch. Ein Druck auf eine Spalte führt dorthin.',
      row: 'Eine Linie ist ein Becher, eine Bahn ein Platz in der Reihe. Ein Druck auf eine Spalte führt dorthin.',
    },
    map: 'Der Weg der Becher, Handgriff für Handgriff',
    told: 'Becher für Becher in Worten: wer was änderte und wer es wusste',
  },
}

export const journeyWords = words(journey)
