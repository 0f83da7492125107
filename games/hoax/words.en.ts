import type { Vocabulary } from './words.ts'

const everybody = 'from everybody else who has it loose'
const store = 'from the store'
const somebody = 'from one player'
const fined = 'from whoever acted'
const judge = 'on somebody else’s Judge'

const spells: Vocabulary['spells'] = {
  1: '1 loose token of a sort you name',
  2: '2 loose tokens of a sort you name',
}

export const en: Vocabulary = {
  sorts: { gold: 'gold', wine: 'wine', grain: 'grain' },
  spells,
  roles: {
    emperor: {
      name: 'Emperor',
      says: 'The treasury is a state of mind.',
      deeds: [
        { kind: 'tax', name: 'Tax', does: '1 gold', from: everybody },
        { kind: 'income', name: 'Treasury', does: '2 gold', from: store },
      ],
      reaction: {
        kind: 'illegal',
        name: '“Illegal!”',
        does: 'calls the action illegal, which is mere noise until a Judge listens',
        from: null,
        rests: 'on somebody else’s action, and only at once',
      },
    },
    judge: {
      name: 'Judge',
      says: 'I only ever answer.',
      deeds: [],
      reaction: {
        kind: 'fine',
        name: 'Fine',
        does: '2 loose tokens of a sort you name, 1 of which you hand on to an Emperor',
        from: fined,
        rests: 'on somebody else’s Emperor',
      },
    },
    pope: {
      name: 'Pope',
      says: 'Heaven is thirsty.',
      deeds: [
        { kind: 'tax', name: 'Church tax', does: '1 wine', from: everybody },
        { kind: 'income', name: 'Cellar', does: '2 wine', from: store },
      ],
      reaction: {
        kind: 'forgive',
        name: 'Forgiveness',
        does: '1 loose token instead of the fine; you name the sort once you are chosen',
        from: fined,
        rests: judge,
      },
    },
    wizard: {
      name: 'Wizard',
      says: 'Nothing up my sleeve. Yet.',
      deeds: [{ kind: 'spell', name: 'Spell', does: spells[1], from: somebody }],
      reaction: {
        kind: 'immune',
        name: 'Immunity',
        does: 'you are the one who is fined, and pay nobody',
        from: null,
        rests: judge,
      },
    },
    thief: {
      name: 'Thief',
      says: 'I was holding it for you.',
      deeds: [{ kind: 'steal', name: 'Theft', does: '2 tokens of a sort you name, out of packs too', from: somebody }],
      reaction: null,
    },
    peasant: {
      name: 'Peasant',
      says: 'Those boots were clean.',
      deeds: [{ kind: 'income', name: 'Harvest', does: '2 grain', from: store }],
      reaction: null,
    },
  },
}
