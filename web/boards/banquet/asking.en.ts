import type { Wordy } from './asking.ts'

/** Where the tables use other words. */
interface Phrases {
  readonly once: string
  /** Where tokens lie that nobody else may see. */
  readonly hidden: string
}

/** What a power does, in a sentence, where it asks something. */
export const powers = ({ once, hidden }: Phrases) => ({
  belladonna: `${once}: all look away while you exchange your goblet and somebody’s, their rings, both or nothing.`,
  quicksilver: 'Tell all that you love your target: you then score if they survive, not if they are poisoned.',
  datura: 'You may peek into any goblet. All see which, nobody sees what.',
  mandrake: 'You may swap any two goblets.',
  yew: 'You may move all goblets by one place or by two.',
  curare: `${once}: you pour two tokens as one action.`,
  cellarer: 'You look into any one goblet. All see which, nobody sees what.',
  arsenica: `${once}: you look into your goblet and put one of its tokens ${hidden}, or none.`,
  butler: 'Before your actions you look into your goblet. It costs nothing.',
  cicuta: 'You may swap the goblet before you with the one to your left or right.',
  antimony: 'You may pour one more token into any goblet.',
  cantarella: 'Name somebody who is not your target: if they are poisoned, you score 1 point more.',
  wolfsbane: 'You score for your two neighbours being poisoned, not for your target.',
})

export const en = {
  /** What is wanted once an action is picked. */
  ask: {
    token: 'Tap the token that you pour.',
    peek: 'You look into a goblet. All see which, nobody sees what.',
    rotate: 'All goblets move one place on. Which way?',
    swap: 'Tap the goblet to swap with the one before you.',
    'swap two': 'Tap two goblets: they change places.',
    'swap other': 'Now tap the other goblet.',
    drink: 'Tap the goblet that you drink.',
    veil: 'Tap the goblet of somebody else.',
    look: 'Tap a goblet.',
    foretell: 'Who will not survive this?',
    retarget: 'Whose target would you rather have?',
  },
  into: (token: string) => `Tap the goblet that gets your ${token}.`,
  verbs: {
    pour: (_, { token }) => `Pour ${token}`,
    peek: () => 'Peek into it',
    rotate: ({ by = 0 }) => `Turn ${Math.abs(by) === 2 ? 'by two ' : ''}${by > 0 ? 'clockwise' : 'anticlockwise'}`,
    swap: () => 'Swap them',
    toast: () => 'Call the Toast',
    drink: () => 'Drink it',
    veil: ({ how = 'neither' }) =>
      ({
        goblets: 'Exchange goblets',
        rings: 'Exchange rings',
        both: 'Exchange both',
        neither: 'Exchange nothing',
      })[how],
    confess: () => 'Confess my love',
    'double pour': () => 'Pour two tokens',
    look: () => 'Look into it',
    dip: () => 'Look into my goblet',
    take: (_, { token }) => `Take ${token}`,
    foretell: (_, { who }) => `Name ${who}`,
    trade: (_, { token, get }) => `Give ${token}, get ${get}`,
    exchange: (_, { token, get }) => (get === '' ? `Put ${token} back` : `Give ${token}, get ${get}`),
    retarget: (_, { who, whom }) => `Take ${who}’s target, ${whom}`,
    'after you': ({ leave }) => (leave ? 'Let them use my ability' : 'Let them act'),
    wait: () => 'Wait for all others',
  } as Record<string, (move: Wordy, said: Record<'token' | 'get' | 'who' | 'whom', string>) => string>,
  declines: {
    trade: 'Keep what I have',
    exchange: 'Keep what I have',
    confess: 'Say nothing',
    retarget: 'Keep my target',
    look: 'Look into none',
    peek: 'Look into none',
    foretell: 'Name nobody',
    swap: 'Leave the goblets',
    pour: 'Pour nothing',
    take: 'Take nothing',
    wait: 'Act now',
  } as Readonly<Record<string, string>>,
  decline: 'Do nothing',
  cancel: 'Choose again',
  goal: 'Your goal',
  goals: {
    poison: (who: string) => `poison ${who}`,
    love: (who: string) => `keep ${who} alive`,
    die: (who: string) => `drink poison, spare ${who}`,
    outlive: 'outlive the others',
  },
}
