/**
 * What a breach teaches whoever wrote the game: why the promise matters, and in which of their files to look. Files are named that every
 * game has; what may lie anywhere is brought together in its `index.ts`.
 */
export interface Advice {
  readonly why: string
  readonly look: readonly (readonly [file: string, what: string])[]
}

const BY_THE_VIEW = ['moves.ts', 'go by the view alone: no luck, no clock, nothing remembered from before'] as const

export const hints = {
  endless: {
    why: 'A game that goes on for ever keeps its table for ever.',
    look: [
      ['rules.ts', 'every round must bring the end nearer'],
      ['index.ts', '`ranking` is there once the game is over, and `bound` is more moves than any game takes'],
    ],
  },
  stuck: {
    why: 'The table waits for those who are asked, and for nobody else: this one would wait for ever.',
    look: [
      ['moves.ts', 'offer something to whoever is asked'],
      ['rules.ts', 'after every move ask somebody who has something to answer, unless the game is over'],
    ],
  },
  ending: {
    why: 'When a game is over nobody is asked, nothing is open and everybody has a place: the house shows that, and lays the next game.',
    look: [
      ['rules.ts', 'with the last move `ask(state, [])`'],
      ['moves.ts', 'offer nothing after the end'],
      ['index.ts', '`ranking` gives each seat a place, and 1 to those who won'],
    ],
  },
  refused: {
    why: 'What is offered must be taken: the house asks `moves` once more before it plays one.',
    look: [BY_THE_VIEW],
  },
  legality: {
    why: 'House, page and puppets each ask `moves` for themselves, from a view that came over a line as JSON. All must get the same list.',
    look: [BY_THE_VIEW],
  },
  list: {
    why: 'The page makes a button of every move and a group of every kind; whoever passes the time with random moves takes the first as answers.',
    look: [
      ['moves.ts', 'each move once, and those that interrupt last'],
      ['index.ts', '`kinds` names every kind of move, `asides` those that interrupt'],
    ],
  },
  peering: {
    why: 'To look at a table must not change it: everybody else is shown the same one.',
    look: [['moves.ts', 'copy a list of the view before you sort, cut or fill it']],
  },
  clause: {
    why: 'Whoever asks why they may not do something is shown this clause of the rules.',
    look: [
      ['why.ts', 'nothing for a kind that `moves` offers, and for every other kind a clause'],
      ['RULES.md', 'the clauses that there are'],
    ],
  },
  plain: {
    why: 'States travel as JSON: into records, over lines, to the threads of puppets. What JSON cannot carry is lost there.',
    look: [
      ['state.ts', 'numbers, texts, true, false, null, lists and plain objects, nothing else'],
      ['setup.ts', 'no functions, no classes, no Map, no undefined, no NaN'],
    ],
  },
  tape: {
    why: 'A record holds the moves and what luck answered, no more: played again it must come to the same state, or nobody could check a game.',
    look: [
      ['rules.ts', 'luck comes from `chance` alone: no other dice, no clock, nothing kept outside the state'],
      ['setup.ts', 'the same'],
    ],
  },
  writtenOn: {
    why: 'A move is kept as it was offered, and other players are offered the same one.',
    look: [['rules.ts', 'copy what you want to change of a move']],
  },
  shared: {
    why: 'Puppets try out moves on copies. What two states share they would change at the real table.',
    look: [
      ['rules.ts', 'keep no part of a state outside of it, and put no list or object into two places'],
      ['setup.ts', 'the same'],
    ],
  },
  sealed: {
    why: 'Of several who are asked together nobody may know who answered first: a slow line or a long thought would tell something.',
    look: [
      [
        'rules.ts',
        'keep each answer in its hand or the box, call `answered`, and settle all when the last is in, seat by seat',
      ],
    ],
  },
  uncompared: {
    why: 'Answers to one question can be compared only as long as it is the same question: of these nothing could be shown.',
    look: [
      ['rules.ts', '`answered(state, seat)` closes the part of one seat; `ask` opens a new question, once all are in'],
    ],
  },
  words: {
    why: 'All that a person may come to read exists in every language, and is a sentence.',
    look: [
      ['text.en.ts', 'something for every kind of move, news and option'],
      ['text.de.ts', 'the same in German'],
    ],
  },
  unsound: {
    why: 'No game can come to this: something was lost or made, or lies where it cannot lie.',
    look: [
      ['rules.ts', 'what the move before this one did'],
      ['sound.ts', 'or what it demands is too much'],
    ],
  },
  world: {
    why: 'An imagined world must be right for everybody in it, not for the imaginer alone: puppets play on there, in every seat.',
    look: [['imagine.ts', 'give every other hand what the table says that it holds, and the box what is left']],
  },
  heard: {
    why: 'Who was told something is public; what they were told is not. In an imagined world everybody has heard news of the same kinds, or they would not know there that they looked.',
    look: [
      ['imagine.ts', 'put into every other hand the private news of the last step, with what is true in that world'],
    ],
  },
  fits: {
    why: 'A seat imagines a world that it could be in: from there it must look exactly as the true one does.',
    look: [['imagine.ts', 'copy the agenda, the table and the own hand from the view, and make up the rest']],
  },
  borrowed: {
    why: 'An imagined world is played in. What it shares with the view would change at the real table.',
    look: [['imagine.ts', '`copy(view)` before anything of it goes into the world']],
  },
  bot: {
    why: 'A puppet plays by the rules, from what its seat sees: one that knew more would be a cheat, and nobody would play with it.',
    look: [
      ['bot.ts', 'choose among `moves(view)` by the view and the luck handed in, and keep nothing between two moves'],
    ],
  },
  secret: {
    why: 'Nothing that a seat comes to see may depend on what is hidden from it: no count, no order, no name of a thing, not who is asked next.',
    look: [
      ['rules.ts', 'keep it in the hand or in the box until the rules open it'],
      ['index.ts', "where the rules do open something, `reveals` says 'secret', or 'luck' for what was drawn just now"],
    ],
  },
  hiddenRule: {
    why: 'What somebody may do must follow from what they see, or the list of their moves would tell them what is hidden.',
    look: [
      ['moves.ts', 'go by the table and the own hand'],
      ['imagine.ts', 'or the world does not fit the view'],
    ],
  },
  reveals: {
    why: 'Whether a move tells something must not itself tell something: moves that look alike to a seat reveal alike.',
    look: [['index.ts', '`reveals` goes by what `seen` shows of a move, and by nothing more']],
  },
  declared: {
    why: 'Where a move is declared to tell a secret nothing is compared: declared too often, a leak would go unseen.',
    look: [['index.ts', "`reveals` says 'secret' only where the rules open something that was hidden"]],
  },
  unseen: {
    why: 'A promise of which nothing was seen was not kept: it was never tried.',
    look: [
      ['rules.ts', 'does every kind of question come up in a random game?'],
      ['index.ts', '`seats` and `choices` say which tables are tried'],
    ],
  },
  threw: {
    why: 'The game itself threw this; the trace names the line.',
    look: [
      ['rules.ts', 'every move that `moves` offers can be played'],
      ['imagine.ts', 'or something is missing in a world that was imagined'],
    ],
  },
} as const satisfies Readonly<Record<string, Advice>>

export type Hint = keyof typeof hints
