import { plural } from '../../kernel/text.ts'
import { en as chronicle } from './chronicle.text.ts'
import { telling } from './confession.text.ts'
import { en as words } from './words.en.ts'

const a = (role: string) => (/^[AEIOU]/.test(role) ? `an ${role}` : `a ${role}`)

export const en = telling({
  words,
  claims: {
    deed: (role) => `I acted as ${role}`,
    illegal: (role) => `As ${role} I called it illegal`,
    fine: (role) => `As ${role} I set a fine`,
    mercy: (role) => `As ${role} I offered forgiveness`,
    immunity: (role) => `As ${role} I called myself immune`,
  },
  unmask: (who, role) => `I guessed that ${who} was ${a(role)}`,
  accuse: (who, role) => `I accused ${who} of being no ${role}`,
  votes: {
    yes: (who, role) => `I voted that ${who} was no ${role}`,
    no: (who, role) => `I voted to let ${who} be ${a(role)}`,
  },
  lie: (own) => [`I was ${a(own)}.`, `In truth I was ${a(own)}.`, `My card said ${own}.`],
  truth: (own) => [`And that is what I was.`, `It was the truth: I was ${a(own)}.`, `My card said so, too.`],
  taken: (n) => [
    `By all that the table knew, it should have believed me with ${n} %.`,
    `I reckoned that they gave it ${n} %.`,
    `${n} % for it, seen from outside.`,
  ],
  knew: (n) => plural.en(n, 'One of them had seen that I was not.', `${n} of them had seen that I was not.`),
  likely: (n, who, role) => [
    `I took ${who} for ${a(role)} with ${n} %.`,
    `${n} %, by all that I had heard and seen.`,
    `${role}? I gave that ${n} %.`,
  ],
  certain: [
    'I knew it for certain.',
    'There was nobody else they could be.',
    'I had seen through them: it had to be so.',
  ],
  claiming: {
    'no deed': [
      'My own card has nothing to do on a turn, so I needed a mask.',
      'I had to be somebody; as myself I could have done nothing.',
      'A mask was all that I had to act with.',
    ],
    pays: [
      'It paid better than my own trade.',
      'The truth would have brought me less.',
      'More was to be had so than with my own face.',
    ],
    mask: [
      'I could have told the truth, but what I claim shall tell nobody anything.',
      'My own trade would have paid as well. I wore a mask to stay unread.',
      'I like to be somebody else now and then, so that my face stays a question.',
    ],
    best: [
      'It paid best, and it happened to be true.',
      'No lie would have brought more.',
      'I would have said the same if it had been a lie.',
    ],
    bait: [
      'It looked like a lie, and whoever condemns the truth loses: I hoped they would bite.',
      'Hardly anybody would believe it. That was the point.',
      'I wanted to be accused.',
    ],
    safe: [
      'Nobody can take the truth away from me.',
      'It was safe, whatever else there was to get.',
      'With the truth one sleeps well, and sets a trap besides.',
    ],
    robbed: [
      'I had just been taken from, and wanted it to hurt.',
      'They had their hand in my purse. I was not going to watch.',
      'It was my purse that had been opened.',
    ],
    unknown: [
      'Nobody had seen anything to the contrary.',
      'I had shown no card that spoke against it.',
      'Nobody could know better, so I spoke up.',
    ],
    fined: ['Else I would have had to pay.', 'A mask was cheaper than the fine.', 'I did not feel like paying.'],
    'toss-up': [
      'I have no better reason: it was a toss-up.',
      'I could as well have kept quiet.',
      'It was a whim, and not a safe one.',
    ],
  },
  guessing: {
    sure: ['That was enough to speak up.', 'There was nothing left to wait for.', 'So I said the name.'],
    'last two': [
      'There were two of us left, and whoever waits is named.',
      'With two left somebody has to be first.',
      'One of us would guess next. I wanted it to be me.',
    ],
    hunted: [
      'But somebody was about to name me, so I had little to lose.',
      'Somebody had seen nearly all my cards. I had to be quicker.',
      'I was nearly found out myself, and did not wait for it.',
    ],
    late: [
      'The evening had grown long, and I had grown less careful.',
      'After so many rounds that was enough for me.',
      'The last round was coming, and a draw helps nobody.',
    ],
    fair: ['That was sure enough for me.', 'A good bet, I thought.', 'I have waited longer for less.'],
    'toss-up': [
      'I would not do it again: it was a toss-up.',
      'It was a throw of the dice.',
      'Something in me wanted to know.',
    ],
  },
  doubting: {
    shown: [
      'I had it from their own cards that they were not.',
      'I knew: they had shown me as much, or said so themselves.',
      'There was nothing to doubt about it, I knew better.',
    ],
    unlikely: [
      'That was hardly to be believed.',
      'Too many others had to be that already.',
      'It did not fit with anything that I had heard.',
    ],
    followed: [
      'Whoever accused them had asked them, and should know.',
      'I followed the accuser, who had seen more of their cards than I.',
      'Alone I would not have, but the accuser had looked.',
    ],
    spared: [
      'To condemn the truth gives the game away, and that was too much of a risk.',
      'A lie that stands costs little; a truth condemned costs the game.',
      'I was not sure enough to hand them the game.',
    ],
    kept: [
      'I knew it was a lie, but the accuser had never asked, and what I know is mine.',
      'I could have said so, and would have told everybody what only I had been shown.',
      'A blind accuser only fishes for what the others know. I kept it to myself.',
    ],
    'toss-up': [
      'It was a toss-up.',
      'I might as well have voted otherwise.',
      'I had nothing better to go by than a feeling.',
    ],
  },
  ends: {
    stood: ['Nobody took it away.', 'It stood.', 'They let it pass.'],
    caught: ['They saw through it, and I had to take it back.', 'I was caught.', 'The table made me confess.'],
    proved: [
      'They condemned it, I showed my card, and had won.',
      'They bit: I showed my card and won the game.',
      'It was condemned, and that was my victory.',
    ],
  },
  gained: (by) => `${by > 0 ? 'I gained' : 'I lost'} ${chronicle.swung(Math.abs(by))}.`,
  verdicts: {
    right: ['I was right.', 'That was it, and they were out.', 'It was so.'],
    wrong: ['I was wrong, and out.', 'It was not so, and I had to go.', 'Wrong, and that was the end of me.'],
  },
  outvoted: {
    true: {
      carried: 'It was the truth, it was condemned, and so they won.',
      failed: 'It was the truth, and the table let it stand.',
    },
    false: {
      carried: 'It was a lie, and it was taken back.',
      failed: 'It was a lie, and the table let it stand.',
    },
  },
})
