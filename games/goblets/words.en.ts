import type { Words } from './words.ts'

const when = {
  beginning: 'At the beginning of a course',
  turn: 'On your turn',
  toast: 'In the Toast phase',
  before: 'Before drinking',
  scoring: 'Scoring',
}

export const en: Words = {
  houses: [
    { name: 'De Miceti', ring: 'mushroom', motto: 'We grow on people.' },
    { name: 'Wespendorf', ring: 'wasp', motto: 'We make our point once.' },
    { name: 'McToadery', ring: 'toad', motto: 'Kiss us and find out.' },
    { name: 'Van Visser', ring: 'pufferfish', motto: 'Inflated, but never without reason.' },
    { name: 'Aconitiers', ring: 'monkshood', motto: 'Say it with flowers.' },
    { name: 'Arañeros', ring: 'spider', motto: 'Do drop in.' },
  ],
  sorts: {
    wine: 'wine',
    poison: 'poison',
    antidote: 'antidote',
    unicorn: 'Unicorn antidote',
    ogre: 'Ogre poison',
  },
  characters: {
    cobra: {
      name: 'King Cobra',
      when: when.toast,
      ability:
        'You have 2 last actions instead of 1. In a pair both are the Noble’s, after the one free Peek of the taster.',
    },
    belladonna: {
      name: 'Marquise Belladonna',
      when: when.turn,
      ability:
        'Once per course, as an action, you may name another player, and all look away: you exchange your two goblets, their rings, both or neither. A goblet takes its ring along, so after both the rings lie as before; only you know what you did. Without rings you exchange the goblets or not, and nothing shows.',
    },
    quicksilver: {
      name: 'Lord Quicksilver',
      when: when.beginning,
      ability:
        'You may openly confess your love to your target: this course you score for the target surviving instead of being poisoned, and the extra point if you both survive. The love goes with your target card, whoever is on it at scoring.',
    },
    datura: {
      name: 'Doctor Datura',
      when: when.turn,
      ability: 'Your Peek may be into any goblet. In a pair only the taster can use this, with leave.',
    },
    hellebore: {
      name: 'Count Hellebore, the Alchemist',
      when: when.beginning,
      ability:
        'You may openly trade one poison behind your screen for the Ogre poison, which no ordinary antidote removes. From then on it is as secret as any other token.',
    },
    amalthea: {
      name: 'Dame Amalthea',
      when: when.beginning,
      ability:
        'You may openly trade one antidote behind your screen for the Unicorn antidote, which removes all poison in its goblet, the Ogre poison too.',
    },
    mandrake: {
      name: 'Madame Mandrake',
      when: when.turn,
      ability: 'Your Swap may be of any two goblets.',
    },
    yew: {
      name: 'Chevalier Yew',
      when: when.turn,
      ability: 'Your Rotate may be by one place or by two. With four goblets two places are the same either way.',
    },
    curare: {
      name: 'Viscount Curare',
      when: when.turn,
      ability:
        'Once per course you may announce a double Pour, if you have 2 tokens: one after the other, into the same goblet or into two, as a single action.',
    },
    oleander: {
      name: 'Baron Oleander',
      when: when.beginning,
      ability: 'You may exchange your target card with that of another player, if nobody then targets himself.',
    },
    foxglove: {
      name: 'Duchess Foxglove',
      when: when.beginning,
      ability:
        'You may put one ordinary token (wine, poison or antidote) back and take one of another ordinary sort that the pool has. The others see that you did, not what.',
    },
    cellarer: {
      name: 'The Cellarer',
      when: when.beginning,
      ability: 'You may look into any one goblet.',
    },
    arsenica: {
      name: 'Abbess Arsenica',
      when: when.turn,
      ability:
        'Once per course, as an action, you may look into your goblet and then put one of its tokens, of any sort, behind your screen, or none. All see whether you took one, not what.',
    },
    nightshade: {
      name: 'Prince Nightshade',
      when: when.turn,
      ability: 'You may call the Toast with at most 1 wine behind your screen.',
    },
    butler: {
      name: 'The Butler',
      when: when.turn,
      ability: 'Once per turn, before your actions, you may look into your goblet for free.',
    },
    hemlock: {
      name: 'Queen Hemlock',
      when: when.toast,
      ability:
        'You may take your last action after everybody else, the caller too. When you are the caller, this changes nothing. In a pair the taster’s free Peek comes just before it.',
    },
    cicuta: {
      name: 'Cardinal Cicuta',
      when: when.before,
      ability: 'You may swap your goblet with that of your left or right neighbour.',
    },
    antimony: {
      name: 'Earl Antimony',
      when: when.before,
      ability: 'You may pour one token that is still behind your screen into any goblet.',
    },
    cantarella: {
      name: 'Contessa Cantarella',
      when: when.before,
      ability:
        'You may openly name another player who is not your target. If that player is poisoned, you score 1 point more.',
    },
    wolfsbane: {
      name: 'The Widow Wolfsbane',
      when: when.scoring,
      ability:
        'Instead of the point for your target you score 2 if both your neighbours are poisoned, and 1 if one is. The extra point needs your survival and both of them poisoned.',
    },
    socrates: {
      name: 'Sir Socrates',
      when: when.scoring,
      ability:
        'Instead of normal scoring: 3 points if you are poisoned and your target survives, 1 point if you survive and your target is poisoned, else none. The point for the most wine stays as it is.',
    },
  },
}
