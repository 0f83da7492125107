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
