import { plural } from '../../kernel/text.ts'
import { en as chronicle } from './chronicle.text.ts'
import { telling } from './confession.text.ts'

const claimed = (claim: number) => (claim === 0 ? '“none”' : `“at least ${claim}”`)
const rats = (n: number) => (n === 0 ? 'no rat' : `${n} ${plural.en(n, 'rat', 'rats')}`)
const list = new Intl.ListFormat('en')

export const en = telling({
  deed(thought, name) {
    switch (thought.kind) {
      case 'announce':
        return `I said ${claimed(thought.claim)}`
      case 'hand on':
        return `I handed it on unseen as ${claimed(thought.claim)}`
      case 'believe':
        return `I believed ${name(thought.from)}: ${claimed(thought.claim)}`
      case 'doubt':
        return `I doubted ${name(thought.from)}: ${claimed(thought.claim)}`
      case 'kill':
        return `I took ${name(thought.seat)} along`
    }
  },
  saw: (n) => [`I had seen ${rats(n)}.`, `I had looked: ${rats(n)}.`, `What lay there I knew: ${rats(n)}.`],
  likely: (n) => [
    `I took it for ${n} % likely.`,
    `By my count it was true with ${n} %.`,
    `${n} % true, I thought, without having seen the dice.`,
  ],
  says: {
    honest: ['A lie would have been worth less.', 'The truth was the better deal.', 'For once honesty paid.'],
    dodge: [
      'The first to say rats pays a brain for it, so I said there were none.',
      'The truth would have cost me a brain on the spot.',
      'Somebody has to be the first to say rats. Not me.',
    ],
    bluff: [
      'The truth would have cost me more.',
      'I made it up: that paid better than what lay there.',
      'What I had seen was worth little, so I sold something else.',
    ],
    cornered: [
      'No true number was left to say.',
      'I had to lie: everything true had been outbid.',
      'The numbers only go up, and the dice had stayed behind.',
    ],
    odds: ['The odds were with me.', 'It was likelier so than not.', 'I trusted the dice without a look at them.'],
    gamble: [
      'That was little, and I hoped for a soft heart.',
      'So I said it with a straight face and hoped.',
      'More than the dice promised; but a number has to sound like something.',
    ],
    'pass on': [
      'I passed it on as it came: shaking again I liked even less.',
      'I had paid for that number, and the next one was to pay as well.',
      'I changed nothing. Let somebody else wonder.',
    ],
    vault: [
      'Down in the vault nobody believes anything, so I took what was likeliest to hold.',
      'The wall would be lifted whatever I said, so I said the safest thing.',
      'In the vault one may as well be careful.',
    ],
    unread: [
      'Something else would have paid better, but whoever always does what pays is soon read.',
      'Not my best offer. I make one of those now and then, so that nobody can count on me.',
      'I went against my own sums, so that others cannot do them for me.',
    ],
    'toss-up': ['Beyond that it was a toss-up.', 'I might as well have said something else.', 'The rest was a whim.'],
  },
  answers: {
    knew: ['So there was nothing to think about.', 'After that the answer was easy.', 'I only had to count.'],
    thin: ['That was too thin for me.', 'I would not swallow that.', 'Somebody was selling me air.'],
    price: [
      'But I went by what it costs to be wrong, and so it came cheaper.',
      'To be wrong the other way would have been dearer.',
      'It was not the likelier answer, only the cheaper one.',
    ],
    likely: [
      'To doubt a true word was not worth it.',
      'Good enough: a doubt would probably have hurt me.',
      'That was worth a brain to me.',
    ],
    free: [
      'To believe “none” costs nothing.',
      'Belief was free, so why argue.',
      'A doubt might have cost me something.',
    ],
    vault: [
      'Down in the vault belief costs everything.',
      'In the vault one lifts the wall, whatever one thinks.',
      'That hardly mattered: in the vault belief is the end.',
    ],
    unread: [
      'The other answer was the better bet, but whoever can be counted on is lied to.',
      'I went against my own sums, so that nobody learns how I answer.',
      'It was not the best answer. I give one of those now and then, to stay unread.',
    ],
    'toss-up': ['It was a toss-up.', 'Either answer was as good.', 'I could as well have thrown a coin.'],
  },
  kills: {
    sanest: [
      'Nobody had more brains left.',
      'Nobody else was as sane, and that could not stay so.',
      'If I go, whoever leads goes too.',
    ],
    'toss-up': ['I had no better reason than a whim.', 'It was a toss-up.', 'Somebody had to come.'],
  },
  truth: {
    true: ['It was true', 'It was so', 'It held'],
    false: ['It was false', 'It was not so', 'It did not hold'],
  },
  heard: { believed: ', and I was believed', doubted: ', and I was doubted', none: ', and nobody came to answer' },
  gained: (by) => {
    if (by === 0) return 'It moved no brain of mine.'
    return `${by > 0 ? 'I gained' : 'I lost'} ${chronicle.swung(Math.abs(by))}.`
  },
  won: (who) => `The game went to ${list.format(who)}.`,
})
