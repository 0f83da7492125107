import { characters, houses, type Phrases, scoring, turn } from '../banquet/words.en.ts'
import { adding, type Vocabulary } from '../banquet/words.ts'

export const phrases: Phrases = {
  once: 'Once per course',
  now: 'this course',
  hidden: 'behind your screen',
  beginning: 'At the beginning of a course',
  before: 'Before drinking',
  hellebore:
    'You may openly trade one poison behind your screen for the Ogre poison, which no ordinary antidote removes. From then on it is as secret as any other token.',
  foxglove:
    'You may put one ordinary token (wine, poison or antidote) back and take one of another ordinary sort that the pool has. The others see that you did, not what.',
}
const { beginning } = phrases
const toast = 'In the Toast phase'
const shared = characters(phrases)

export const en: Vocabulary = {
  houses,
  sorts: {
    wine: 'wine',
    poison: 'poison',
    antidote: 'antidote',
    unicorn: 'Unicorn antidote',
    ogre: 'Ogre poison',
  },
  characters: {
    ...shared,
    quicksilver: adding(shared.quicksilver, 'The love goes with your target card, whoever is on it at scoring.'),
    datura: adding(shared.datura, 'In a pair only the taster can use this, with leave.'),
    cobra: {
      name: 'King Cobra',
      when: toast,
      ability:
        'You have 2 last actions instead of 1. In a pair both are the Noble’s, after the one free Peek of the taster.',
    },
    amalthea: {
      name: 'Dame Amalthea',
      when: beginning,
      ability:
        'You may openly trade one antidote behind your screen for the Unicorn antidote, which removes all poison in its goblet, the Ogre poison too.',
    },
    oleander: {
      name: 'Baron Oleander',
      when: beginning,
      ability: 'You may exchange your target card with that of another player, if nobody then targets themselves.',
    },
    nightshade: {
      name: 'Prince Nightshade',
      when: turn,
      ability: 'You may call the Toast with at most 1 wine behind your screen.',
    },
    hemlock: {
      name: 'Queen Hemlock',
      when: toast,
      ability:
        'You may take your last action after everybody else, the caller too. When you are the caller, this changes nothing. In a pair the taster’s free Peek comes just before it.',
    },
    socrates: {
      name: 'Sir Socrates',
      when: scoring,
      ability:
        'Instead of normal scoring: 3 points if you are poisoned and your target survives, 1 point if you survive and your target is poisoned, else none. The point for the most wine stays as it is.',
    },
  },
}
