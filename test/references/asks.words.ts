/** What each ask is for, in the order in which one comes to need it. The compiler lists what is missing. */
import type { Message } from '../../protocol/asks.ts'
import type { CircleWish } from '../../protocol/circle-asks.ts'

export const asked = {
  hello:
    'Says who this device is: the first thing on every line. The house answers `welcome`, and to everything before it *hello first*.',
  list: 'The tables that are open to everybody and at which somebody is. Answered with `tables`.',
  mine: 'The tables at which this device sits or that it has laid, with what they are to it. Answered with `tables`.',
  create: 'Lays a table. The answer names its `code`; whoever laid it hosts it, and still has to enter.',
  enter:
    'Comes to a table, to play or to look on; one line is at one table at a time. After the `ok` comes the whole `view`, unless nothing has happened since `seen`. Who goes on to another one, or goes away, before they are let in is refused: `not at a table`.',
  claim: 'Takes over a seat with the `ticket` whose hash another device left at the table.',
  exit: 'Goes away from the table. The seat stays.',
  letters: 'Where to write to this device while it is away, in the words of the Push API; `null` for no letters.',
  forget: 'Erases all that the house knows of this device, from every table and circle.',
  sit: 'Takes a seat before a game, or moves to another. Without `seat` the first that is free. `phone`: the SHA-256 of the token of a device that several people share.',
  bring:
    'A program sits down, where the settings of the table admit programs. Everybody sees that it is one, and of whom if it says so in `of`; it may promise, show, move, leave and return, and nothing else.',
  leave: 'Gets up. During a game a puppet plays on, and one may `return`.',
  set: 'The host changes how the table is laid, before a game.',
  hire: 'Seats a puppet on a free chair, before a game.',
  dismiss: 'Sends a puppet away again.',
  kick: 'The host sends somebody away, who cannot come back to this table.',
  lock: 'The host lets nobody else sit down.',
  unlock: 'The host lets people sit down again.',
  'hand on': 'The host makes somebody else the host.',
  start: 'The host begins the game, once every chair is taken.',
  promise: 'Adds to the luck: the hash of 32 bytes of one’s own. See *Luck that nobody chooses*.',
  show: 'Opens the promise: the bytes themselves.',
  move: 'Makes a move. `question` is the number of the open question (`game.agenda.question`), `move` one that the rules offer to this seat.',
  pause: 'Wishes for a pause; once all who play wish so, the table pauses.',
  'go on': 'Ends the pause, or takes the wish back.',
  'more time': 'Asks for more time for the open question; it is given once more than half of the players want it.',
  hurry: 'Whether puppets shall move at once; they do while everybody who plays wants it so.',
  doze: 'Has the house pass wherever that is open and it does not concern this seat. Only in games that know what concerns whom.',
  say: 'Says something to the table. Free text only where the table has chosen it.',
  bet: 'What an onlooker believes of something that was said, and how surely, in per cent. Nobody hears of it before the end.',
  ticket: 'Leaves the SHA-256 of a ticket, with which another device may `claim` this seat for ten minutes.',
  return: 'Takes one’s own seat back from whoever has played there meanwhile.',
  'stand in': 'The host lets a puppet play for somebody who is away.',
  offer: 'Offers to sit in for somebody who is away.',
  agree: 'Agrees that somebody sits in, where the person who is away had not said that people may.',
  'let in': 'The host lets somebody sit in who has offered to, once all others have agreed.',
  'turn down': 'The host, or anybody who would have to agree, says no to an offer.',
  welcome: 'Whether people may sit in for this seat while it is away, or only puppets.',
  noted: 'I have read who sat on my chair meanwhile.',
  again: 'After a game: the same once more, or another one, for whoever sits here.',
  close: 'The host closes the table for good.',
  voice: 'Takes part in the voices of the table, or in another way than before, or no more.',
  speaks: 'I speak now, where more would speak than can be sent to everybody.',
  introduce:
    'Passes a few words on to another device of the voices, so that the two find each other (WebRTC). The house does not read them.',
  found: 'Founds a circle with those who sit at this table. The answer’s `code` is its name.',
  circle: 'Wants something of a circle, by its name: see *Wishes of a circle*.',
} as const satisfies Readonly<Record<Message['is'], string>>

type Kind = Message['is']

/** Under which heading each is told. */
export const groups: readonly (readonly [title: string, first: Kind])[] = [
  ['Coming in', 'hello'],
  ['Before a game', 'sit'],
  ['During a game', 'move'],
  ['Who is away', 'return'],
  ['After a game', 'again'],
  ['Voices', 'voice'],
  ['Circles', 'found'],
]

export const wished = {
  join: 'comes into it; `invite` is what the link brought, and who sat at the table when it was founded needs none',
  ticket: 'leaves the SHA-256 of a ticket for a second device of one’s own',
  claim: 'is the same person as whoever left this ticket',
  introduce: 'takes another name and mark',
  letters: 'wants letters about its evenings, or none',
  plan: 'plans an evening; `at` is in milliseconds since 1970',
  'call off': 'calls the evening off',
  come: 'says whether one comes',
  rename: 'gives it another name',
  renew: 'makes a new invitation; the old one no longer holds',
  season: 'begins a new season of its book (the keeper)',
  leave: 'leaves it; games stay in the book, with the name or without',
  'send off': 'sends somebody off (the keeper)',
  'hand on': 'makes somebody else the keeper',
  end: 'ends it, with its book (the keeper)',
} as const satisfies Readonly<Record<CircleWish['wants'], string>>
