import type { Vocabulary } from './words.ts'

const everybody = 'von allen anderen, bei denen es lose liegt'
const store = 'aus dem Lager'
const somebody = 'von einer Person'
const fined = 'von der Person, die gehandelt hat'
const judge = 'auf einem fremden Richter'

const spells: Vocabulary['spells'] = {
  1: '1 losen Marker einer Sorte, die du nennst',
  2: '2 lose Marker einer Sorte, die du nennst',
}

export const de: Vocabulary = {
  sorts: { gold: 'Gold', wine: 'Wein', grain: 'Korn' },
  spells,
  roles: {
    emperor: {
      name: 'Kaiser',
      says: 'Der Staatsschatz ist Ansichtssache.',
      deeds: [
        { kind: 'tax', name: 'Steuer', does: '1 Gold', from: everybody },
        { kind: 'income', name: 'Schatzkammer', does: '2 Gold', from: store },
      ],
      reaction: {
        kind: 'illegal',
        name: '„Verboten!“',
        does: 'erklärt die Aktion für verboten, was bloß Lärm ist, solange kein Richter zuhört',
        from: null,
        rests: 'auf einer fremden Aktion, und nur sofort',
      },
    },
    judge: {
      name: 'Richter',
      says: 'Ich habe nicht angefangen.',
      deeds: [],
      reaction: {
        kind: 'fine',
        name: 'Strafe',
        does: '2 lose Marker einer Sorte, die du nennst; 1 davon reichst du einem Kaiser weiter',
        from: fined,
        rests: 'auf einem fremden Kaiser',
      },
    },
    pope: {
      name: 'Papst',
      says: 'Der Himmel hat Durst.',
      deeds: [
        { kind: 'tax', name: 'Kirchensteuer', does: '1 Wein', from: 'von allen anderen, bei denen er lose liegt' },
        { kind: 'income', name: 'Weinkeller', does: '2 Wein', from: store },
      ],
      reaction: {
        kind: 'forgive',
        name: 'Vergebung',
        does: '1 losen Marker statt der Strafe; die Sorte nennst du, sobald die Wahl auf dich fällt',
        from: fined,
        rests: judge,
      },
    },
    wizard: {
      name: 'Zauberer',
      says: 'Nichts im Ärmel. Noch nicht.',
      deeds: [{ kind: 'spell', name: 'Zauberspruch', does: spells[1], from: somebody }],
      reaction: {
        kind: 'immune',
        name: 'Immunität',
        does: 'die Strafe gilt dir, und du zahlst an niemanden',
        from: null,
        rests: judge,
      },
    },
    thief: {
      name: 'Dieb',
      says: 'Das habe ich nur für dich aufgehoben.',
      deeds: [
        {
          kind: 'steal',
          name: 'Diebstahl',
          does: '2 Marker einer Sorte, die du nennst, auch aus Paketen',
          from: somebody,
        },
      ],
      reaction: null,
    },
    peasant: {
      name: 'Bauer',
      says: 'Die Stiefel waren sauber.',
      deeds: [{ kind: 'income', name: 'Ernte', does: '2 Korn', from: store }],
      reaction: null,
    },
  },
}
