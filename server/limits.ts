/** Every limit of the house, in one place. Times are in milliseconds. */
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export const limits = {
  /** One message, in bytes. The largest we know is a create with all its options, well under 1 kB. */
  frameBytes: 4096,
  fragments: 16,
  /** Messages of one socket: so many at once, and so many each second. Beyond the last figure it is hung up. */
  messageBurst: 40,
  messagesPerSecond: 10,
  messageFlood: 200,
  /** How long a socket may stay open without saying hello. */
  helloWithin: 10 * SECOND,
  /** A house that has opened gives those who come back so much time before it reads what it answers over HTTP with. */
  prepareAfter: SECOND,
  /** Whoever asks whether the house is well waits a second at the most: a store that has said nothing by then is not. */
  storeAnswers: SECOND / 2,
  /** How often a house that speaks TLS looks whether its certificate was renewed. */
  certificateEvery: MINUTE,
  socketsPerDevice: 4,
  /** A whole party may sit behind one address. */
  socketsPerAddress: 64,
  /** Bytes that wait for a slow reader before they are cut off. */
  backlogBytes: 256 * 1024,
  /** Open tables that one device may have made, of those at which something happened within that time. */
  tablesPerDevice: 12,
  tablesWithin: DAY,
  /** Tables that one device lays, and circles that it founds: so many at once, then one each so often. To be forgotten is counted
   * apart, and by device alone: the tables of somebody are written anew for it. */
  tablesBurst: 12,
  tablesEvery: MINUTE,
  forgetBurst: 6,
  forgetEvery: MINUTE,
  /** Comings in, and all else that is no move, of one device: so many at once, then one each so often. As many devices may be
   * busy behind one address, here and wherever a limit is for each device. */
  enterBurst: 40,
  enterEvery: SECOND,
  askBurst: 80,
  askEvery: 400,
  devicesBehind: 16,
  /** Wrong codes, passwords and tickets of one device: so many at once, then one each so often. */
  wrongTries: 10,
  wrongTryEvery: 30 * SECOND,
  /** Requests over HTTP from one address: a dozen phones that open the page at once ask for some thirty files each. */
  requestBurst: 600,
  requestsPerSecond: 20,
  /** Records take some work to write: so many downloads of one device at once, then one each so often. When a game is over,
   * everybody at the table asks for it at the same moment. */
  recordBurst: 10,
  recordEvery: 3 * SECOND,
  /** The same for what one reads of circles, which a page at a table of theirs does again and again. */
  circleBurst: 10,
  circleEvery: 3 * SECOND,
  /** Copies of tables take more: so many of one address at once, then one each so often; and how large one may be. */
  copyBurst: 4,
  copyEvery: 30 * SECOND,
  copyBytes: 16 * 1024 * 1024,
  /** Letters: how many are on their way at once and wait at most, how long one may take, how often it is tried and when
   * again, and how long a post office keeps it for a device that is switched off. */
  lettersAtOnce: 8,
  lettersWaiting: 1000,
  letterWithin: 10 * SECOND,
  letterTries: 3,
  letterAgain: MINUTE,
  letterKeeps: 3 * DAY,
  /** Table talk of one device: so much at once, then one each so often. */
  talkBurst: 8,
  talkEvery: 1.5 * SECOND,
  /** All else that one device does at tables, but for moves: each is a line that is kept, and read again when somebody asks what was. */
  deedBurst: 60,
  deedEvery: 3 * SECOND,
  /** Devices in the voices of a table, and what one of them says to find the others: so much at once, then one each so often. */
  voicesAtTable: 32,
  /** So many voices and faces go directly to everybody; of more, those of who spoke last. */
  voicesHeard: 12,
  facesSeen: 6,
  introductionBurst: 100,
  introductionEvery: SECOND / 2,
  /** Keep-alive: a socket that answers no ping for so long is gone. */
  pingEvery: 20 * SECOND,
  /** How long devices have to promise their bytes, and then to show them. */
  promiseWithin: 4 * SECOND,
  showWithin: 6 * SECOND,
  ticketFor: 10 * MINUTE,
  /** A house that closes among others sends on the guests of a table, and after so long those of the next; all within the other time. */
  drainTable: 25,
  drainAll: 5 * SECOND,
  /** How long a house that closes waits for its guests to hang up. */
  goodbye: 1 * SECOND,
  /** Steps of the past that a returning device is told at most. */
  logSteps: 300,
  /** So many deeds are read again at most to tell of a game; after more, only what has happened since the last snapshot. */
  pastLines: 4000,
  /** A snapshot is taken every so many deeds. */
  snapshotEvery: 64,
  /** A table that nobody looks at leaves memory after this; one that is only looked at, after the other. */
  idleAlone: MINUTE,
  idleWatched: 10 * MINUTE,
  /** A table at which nothing happened for so long is erased. */
  keep: Number.POSITIVE_INFINITY,
  /** How often tables outside memory are asked whether something is due at them. */
  lookForDue: 20 * SECOND,
  /** An alarm that comes so much too late (the house was down) gives people this grace instead of moving for them. */
  lateAlarm: 5 * SECOND,
  grace: 30 * SECOND,
  /** Who loses the line keeps the seat to themselves for so long; then a bot may sit in, or a person if they had agreed. */
  awayGrace: 30 * SECOND,
  /** Who left no word about it keeps their hand from people for so long; then somebody may sit in if all others agree. */
  sitInAfter: 5 * MINUTE,
  /** People who offer to sit in at one table, at once. */
  offers: 6,
  /** People who sat in for somebody who has not read of it yet; after so many only bots do. */
  visits: 6,
  /** How often a table may agree on more time for one question. */
  moreTimes: 2,
  listed: 50,
  /** Circles that one device belongs to, people of a circle, devices of one of them, seasons, games in its book. */
  circles: 30,
  circlePersons: 60,
  circleDevices: 12,
  circleSeasons: 60,
  circleGames: 3000,
  /** What one device may bet on one game, and how many may bet at one table. */
  bets: 300,
  betters: 100,
  /** What was bet, for all who were there, when a game is over: so many readings at once, then one each so often. */
  bettingBurst: 60,
  bettingEvery: SECOND,
  /** Evenings are planned so far ahead. */
  planAhead: 400 * DAY,
  mine: 100,
  /** A table at which nothing has happened for so long is put away: it stands apart in the list of one's tables. */
  putAwayAfter: 14 * DAY,
  /** Bots take a human's time: at least so long; over a trifle up to a third of the other longer, over what decides a game up to twice. */
  botLeast: 400,
  botSpread: 1800,
  /** The longest thought of a hard one, which its hand decides: where one sits, none moves sooner. */
  botHard: 900,
  /** Where everybody who plays would have them hurry: longer than any thought of those that are not hard. */
  botBrisk: 400,
  /** One that has not thought enough by then moves at the next of these steps; the finer they are, the more they tell. */
  botStep: 500,
  /** No bot of ours thinks so long. One that does blocks the thread for all others, so the thread is ended. */
  botThinks: 10 * SECOND,
  /** Until it begins to think, a thread may open, and a game's puppets with it, on a machine that has far too much to do. */
  botOpens: 60 * SECOND,
  /** A thought for which others have kept the thread busy so long is thought on a lower level; so long again, on a lower one still. */
  botWaits: 2 * SECOND,
  /** Hard ones at the tables of one address: four parties of a dozen, of whom one is a person. */
  hardBotsPerAddress: 44,
  /** One that cannot think at all is asked again after this. */
  botAgain: 30 * SECOND,
  /** Of several houses each says so often that it is there; who has said nothing for so long is gone. */
  houseBeat: SECOND,
  houseGone: 5 * SECOND,
  /** For so long one of them sees to a table's bots and clocks without saying so again. */
  careLasts: 6 * SECOND,
}

export type Limits = Readonly<typeof limits>

/** How long a seat may think. */
export const thinkingTime = {
  relaxed: 2 * MINUTE,
  quick: 25 * SECOND,
  day: DAY,
  days: 3 * DAY,
  week: 7 * DAY,
} as const
