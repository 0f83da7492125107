import { plural } from '../../kernel/text.ts'
import { tokenEn } from './chronicle.text.ts'
import { telling } from './confession.text.ts'
import type { Burden } from './confession.why.ts'
import type { Vocabulary } from './words.ts'

const first = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const confessingEn = (words: Pick<Vocabulary, 'sorts'>, burden: Burden) =>
  telling({
    token: tokenEn(words),
    goblet: (where, name) => {
      switch (where.of) {
        case 'mine':
          return 'my goblet'
        case 'ours':
          return 'our goblet'
        case 'row':
          return `goblet ${where.place + 1}`
        default:
          return `the goblet before ${name(where.seat)}`
      }
    },
    pour: (token, goblet) => `I poured ${token} into ${goblet}`,
    drink: (goblet) => `I drank ${goblet}`,
    foretell: (who) => `I foretold the end of ${who}`,
    deeds: {
      swap: 'I swapped goblets',
      rotate: 'I turned the goblets round the table',
      veil: 'I had all look away',
      toast: 'I called the Toast',
    },
    deadly: (n, goblet) => [
      `I took ${goblet} for poisoned with ${n} %.`,
      `${first(goblet)} was poisoned with ${n} %, by all that I knew.`,
      `Poison in ${goblet}? I gave that ${n} %.`,
    ],
    known: (fate, goblet) =>
      fate === 'poisoned'
        ? [
            `${first(goblet)} was poisoned, I knew that.`,
            `I knew that there was death in ${goblet}.`,
            `${first(goblet)} could only be deadly.`,
          ]
        : [
            `${first(goblet)} was clean, as far as anybody could tell.`,
            `I saw no way for ${goblet} to be poisoned.`,
            `${first(goblet)} could not have killed anybody yet.`,
          ],
    got: (n) => `The one that I got for it: ${n} %.`,
    pours: {
      heal: ['That was to keep me alive.', 'So I looked after my own health.', 'I wanted to be able to drink that.'],
      ruin: [
        'I had more to gain from dying than from living.',
        'It suited me if that goblet killed.',
        'For once it was the poison that helped me.',
      ],
      harm: ['That was meant to kill.', 'I had a score to settle there.', 'They were my target, and I aimed.'],
      shield: [
        'I was better off with them alive.',
        'For once I wished my target well.',
        'It was no kindness: their life was worth something to me.',
      ],
      rival: [
        'Not my target, but a rival less.',
        'Whoever sits there was to have no points from me.',
        'I wished nobody there well.',
      ],
      wine: [
        'The most wine at the table is worth a point.',
        'I counted the wine more than the poison.',
        'There is a point for whoever has the most wine.',
      ],
      certain: ['One more made sure of it.', 'I wanted no antidote to spoil it.', 'Better too much than too little.'],
      rid: [
        {
          wine: 'I only wanted to be rid of it: with wine left nobody toasts.',
          everything: 'I only wanted to be rid of it: with full hands nobody toasts.',
        }[burden],
        'It had to go somewhere before I could call the Toast.',
        {
          wine: 'The sooner my wine is gone, the sooner I may toast.',
          everything: 'The sooner my hand is empty, the sooner I may toast.',
        }[burden],
      ],
      decoy: [
        'It was a decoy: where I pour shall not tell what.',
        'It did little there, and that was the point. Let them wonder.',
        'If I always poured where it does most, anybody could read my hand.',
      ],
      trap: [
        'Somebody would pick that goblet. Not I.',
        'I laid a trap and remembered where.',
        'One goblet more that I would leave to the others.',
      ],
      refuge: ['I wanted a goblet that I could drink.', 'That one was to be my way out.', 'I kept a place for myself.'],
      'toss-up': [
        'Where it went was a toss-up.',
        'I had no good reason for that goblet.',
        'It might as well have gone elsewhere.',
      ],
    },
    moves: {
      away: [
        'So I got rid of mine.',
        'I did not want to drink what stood before me.',
        'Whatever I got for it could only be better.',
      ],
      theirs: [
        'I liked what my target got by it.',
        'It was about my target’s goblet, not about mine.',
        'I wanted the poison to stand where it belongs.',
      ],
      better: [
        'All in all the table stood better for me so.',
        'I was less concerned with mine than with what the others got.',
        'It helped me a little, and nobody else.',
      ],
      'toss-up': [
        'I did not expect much of it: a toss-up.',
        'I could as well have left them alone.',
        'I just wanted something to move.',
      ],
    },
    toasts: {
      content: [
        'I would live and my target would not: the time to drink.',
        'It could hardly stand better for me.',
        'That is how I like a table.',
      ],
      safe: [
        'I would get up again, and that was enough.',
        'Mine I could drink, and who knows for how much longer.',
        'I did not wait until somebody spoiled it.',
      ],
      race: [
        'I did not like it, but somebody else would have called next.',
        'Others had nearly empty hands. I wanted to be first.',
        'Waiting would have been worse: the others were nearly done.',
      ],
      ahead: [
        'It was a risk, but it promised me more than the others.',
        'The others stood worse than I, I thought.',
        'All in all I had more to win than to lose.',
      ],
      'toss-up': [
        'Somebody has to call it: a toss-up.',
        'I was tired of waiting.',
        'I had no better reason than impatience.',
      ],
    },
    drinks: {
      cleanest: [
        'None of the others looked better.',
        'It was the cleanest that I could find.',
        'If I had to drink, then that one.',
      ],
      astray: [
        'Another would have been safer by that count. I went by a feeling.',
        'I could have picked a safer one, and did not.',
        'One dies of something.',
      ],
    },
    foretells: {
      likely: [
        'That was likely enough to say it aloud.',
        'A point for the asking, I thought.',
        'I had an eye on that goblet all along.',
      ],
      'toss-up': ['It was a guess.', 'It cost nothing to say so.', 'A toss-up, but a cheap one.'],
    },
    mine: {
      well: ['I drank and got up again.', 'It did me no harm.', 'I lived.'],
      poisoned: ['It was poison that I drank.', 'It killed me.', 'I did not get up again.'],
    },
    theirs: (fate, who) =>
      fate === 'poisoned'
        ? [`${who} drank poison.`, `It ended badly for ${who}.`, `${who} did not get up again.`]
        : [`${who} drank and got up again.`, `It did ${who} no harm.`, `${who} lived.`],
    nobody: 'Nobody drank it in the end.',
    moved: 'The goblet did not stay there.',
    gained: (by) =>
      `${by > 0 ? 'It earned me' : 'It cost me'} ${Math.abs(by)} ${plural.en(Math.abs(by), 'point', 'points')}.`,
  })
