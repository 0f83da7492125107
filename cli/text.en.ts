import type { Moved } from '../server/store/moving/move.ts'
import { help } from './help.en.ts'

export const en = {
  ...help,
  errors: {
    noCommand: (name: string) => `there is no command “${name}”; try humbug --help`,
    noGame: (name: string, games: string) => `there is no game “${name}”; there are: ${games}`,
    noLevel: (name: string, levels: string, natures: string) =>
      `there is no bot “${name}”; there are: ${levels}; and behind a colon: ${natures}`,
    noTricks: (game: string) => `nobody has written down any tricks for “${game}” yet`,
    noTrick: (name: string, tricks: string) => `there is no trick “${name}”; there are: ${tricks}`,
    notCommitment: (given: string) => `“${given}” is no seal: that is 64 digits from 0 to f`,
    notReceipts: (file: string) => `“${file}” is nothing that a device wrote down`,
    noProxy: (given: string) => `“${given}” is no address of a proxy: 10.0.0.2, 10.0.0.0/8, ::1 or loopback`,
    missing: (what: string) => `${what} is missing`,
    tooMuch: (what: string) => `“${what}” is one word too many`,
    notNumber: (flag: string, given: string, least: number, most: number) =>
      `${flag} wants a whole number from ${least} to ${most}, not “${given}”`,
    notTime: (flag: string, given: string) => `${flag} wants a time such as 12h, 90d, 8w or 2y, not “${given}”`,
    botCount: (given: number, seats: number) => `${given} bots do not fill ${seats} seats`,
    seatCount: (given: number, least: number, most: number) => `this game is for ${least} to ${most}, not ${given}`,
    unknownFlag: (flag: string) => `there is no flag ${flag} here`,
    needsValue: (flag: string) => `${flag} wants a value`,
    noValue: (flag: string) => `${flag} takes no value`,
    unreadable: (file: string) => `“${file}” cannot be read`,
    unwritable: (file: string) => `“${file}” cannot be written`,
    portTaken: (port: number) => `port ${port} is taken by another program; try --port 0`,
    noListen: (address: string) => `cannot listen on ${address}`,
    noRight: (port: number) =>
      `this user may not listen on port ${port}; take one from 1024 on, or give them the right (docs/systemd/humbug.service says how)`,
    noContact: (given: string) => `--contact wants mailto:you@… or https://…, not “${given}”`,
    noTurn: (given: string) => `--turn wants turn:HOST:PORT or stun:HOST:PORT, several with commas, not “${given}”`,
    noTurnSecret: (given: string) => `${given} wants a secret that it shares with the house: set HUMBUG_TURN_SECRET`,
    noName: (given: string) => `--name wants up to 40 letters, digits, dots and dashes, not “${given}”`,
    noLog: (given: string, levels: string) => `there is no log level “${given}”; there are: ${levels}`,
    exists: (file: string) => `“${file}” is there already`,
    later: (file: string) => `“${file}” is not a database of Humbug, or was written by a later version`,
    foreign: (file: string) => `“${file}” is damaged, is not a database of Humbug, or was written by a later version`,
    damaged: (file: string) =>
      `“${file}” is damaged, or is no database; nothing in it was changed. Put a copy back: humbug restore COPY --replace --data FOLDER`,
    damagedKeys: (file: string) =>
      `“${file}” is damaged; put back the file .keys beside your last backup. Or delete it: then new keys are made, devices have to ask for letters again, and copies of tables that hosts keep stay shut for ever`,
    database: {
      address: (given: string) => `“${given}” is no address of a database: postgres://user:password@host:5432/database`,
      tls: (where: string) =>
        `what the address of ${where} says of TLS does not hold: sslmode is disable, require, verify-ca, verify-full or no-verify; sslrootcert, sslcert and sslkey name files in PEM that can be read`,
      absent: (where: string) => `no database answers at ${where}`,
      plain: (where: string) => `the PostgreSQL at ${where} does not speak TLS, which its address asks for (sslmode)`,
      certificate: (where: string) =>
        `the certificate of ${where} is not trusted, or is for another name; name the authority that signed it: ?sslmode=verify-full&sslrootcert=FILE`,
      password: (where: string) => `${where} does not let this user in, or not with this password`,
      database: (where: string) => `there is no such database: ${where}; make it first (createdb)`,
      rights: (where: string) =>
        `this user may not make or change what Humbug needs in ${where}; make them the owner of the database`,
      standby: (where: string) => `${where} only follows another database and cannot be written to; name the first one`,
      server: (where: string) => `the PostgreSQL at ${where} is too old; 14 or newer is needed`,
      foreign: (where: string) =>
        `there is something called “humbug” in ${where} that is not of Humbug; it was not touched`,
      later: (where: string) => `${where} was written by a later version of Humbug; nothing in it was changed`,
    },
    databaseCopies:
      'tables in PostgreSQL are copied with what PostgreSQL brings for it: pg_dump for all of it at one moment, pg_basebackup with an archive of its log for every moment',
    halfCertificate: '--cert and --key go together: name both files',
    certificate: {
      certificate: (file: string) => `“${file}” is no certificate in PEM`,
      key: (file: string) => `“${file}” is no private key in PEM`,
      locked: (file: string) =>
        `the key in “${file}” has a password; write it without one (openssl pkey -in KEY -out NEW) and keep the file to yourself`,
      strange: (file: string) => `the key in “${file}” is not the one of the certificate`,
    },
    noRoom: (folder: string) => `there is no room left on the disk of “${folder}”`,
    occupied: (folder: string) =>
      `a house is open in “${folder}” already; close it first, or name another folder with --data`,
    nothingKept: (where: string) => `there is nothing of a house in “${where}”`,
    between: (where: string) =>
      `a house is opening or closing in “${where}”, or cannot be asked; try again in a moment, or close it first`,
    inhabited: (where: string) => `a house is open in “${where}”, or somebody else is moving it; close it first`,
    samePlace: '--from and --to are the same place',
    otherTable: (where: string, code: string) =>
      `the table ${code} stands in “${where}” already, with other lines; nothing there was overwritten`,
    otherKeys: (where: string) =>
      `“${where}” has tables and keys of its own; choose a place without tables. Nothing there was changed`,
    notAsWritten: (where: string) =>
      `what was written to “${where}” reads otherwise there; do not open a house with it, and look after the disk`,
    wouldReplace: (file: string) => `there are tables in “${file}” already; --replace puts them aside`,
    noTable: (code: string) => `there is no table ${code}`,
    noCode: (given: string) => `“${given}” is no code of a table: that is six letters and digits`,
    closedAlready: (code: string) => `the table ${code} is closed already`,
    nobody: (given: string) =>
      `“${given}” is neither a code of a table nor the name of a device, of which 8 digits are enough`,
    unknownDevice: (given: string) => `no device is known whose name begins with ${given}`,
    severalDevices: (given: string) => `several devices have names that begin with ${given}; give more of it`,
    sureTable: (code: string) => `that would erase the table ${code} for good; say so with --yes`,
    sureDevice: (given: string) => `that would forget the device ${given} for good; say so with --yes`,
    noPage: 'the page could not be built; the reason stands above',
    houseOpen: 'the house is open; close it first',
    lang: (given: string) => `--lang is en or de, not “${given}”`,
  },
  movedSoFar: (done: number, total: number) => `${done} of ${total} tables`,
  progress: (done: number, total: number) => `${done} of ${total} games`,
  share: (bot: string, share: string, low: string, high: string) =>
    `${bot.padEnd(8)} ${share}   (95 %: ${low} to ${high})`,
  first: (bot: string) => `What the first of them (${bot}) did, per game:`,
  sparring: (games: number, level: string, seed: number) =>
    `Win shares of one trick among bots (${level}), ${games} games each, seed ${seed}; marked is what wins too much.`,
  atSize: (size: number, fair: string) => `${size} at a table, ${fair} is fair:`,
  certify: {
    notSolved: (game: string) => `${game} has not been solved: only rats has.`,
    progress: (done: number, total: number) => `${done} of ${total} brains`,
    gains: (players: number, points: string, fair: string) =>
      `Whoever knows everything that ${players - 1} hard puppets do, and does the best against it, wins ${points} points in a hundred more\nthan the fair ${fair}.`,
    estimate: (players: number, points: string, within: string, fair: string, games: number, rounds: string) =>
      `Whoever knows everything that ${players - 1} hard puppets do wins about ${points} ± ${within} points in a hundred more than the fair ${fair}: an\nestimate from one round out of each of ${games} games, which have ${rounds} rounds on average.`,
  },
  shares: (games: number) => `Win shares over ${games} games; a shared win counts in parts.`,
  simulated: (games: number, players: number) => `${games} games of ${players}`,
  moves: (mean: string, least: number, median: number, most: number) =>
    `moves a game: ${mean} on average, ${least} at least, ${median} in the middle, ${most} at most`,
  endings: 'how they ended:',
  counts: 'what was counted, per game:',
  wins: 'wins by seat:',
  fair: (games: number, chain: string) =>
    `The record is complete, legal, and agrees with itself: ${games} entries, chain ${chain}`,
  alone: 'Nobody who was there has been heard: bring --receipts or --commitment to learn whether the house changed it.',
  before: 'It was made before devices wrote down what they were shown.',
  unfair: (flaw: string, line?: number) => (line === undefined ? flaw : `${flaw} (line ${line})`),
  seatName: (seat: number) => `Seat ${seat + 1}`,
  confesses: (who: string) => `${who}, if a puppet sat there, owns up:`,
  admitted: (move: number, deed: string) => `Move ${move}: ${deed}.`,
  innocent: 'I did nothing that mattered.',
  silent: 'The game is not over, so nobody owns up to anything yet.',
  unwritten: 'Nobody has written down what puppets of this game would own up to.',
  building: 'Building the page …',
  untimely: (file: string, from: string, until: string) =>
    `the certificate in “${file}” is good from ${from} to ${until} and not today: browsers will warn of it`,
  open: (address: string) => `Humbug is open: ${address}`,
  keptIn: (folder: string) => `Tables are kept in ${folder}`,
  closed: 'Humbug has closed.',
  backedUp: (file: string, tables: number) => `${file}: ${tables} ${tables === 1 ? 'table' : 'tables'} copied.`,
  restored: (file: string, tables: number) => `${file}: ${tables} ${tables === 1 ? 'table' : 'tables'} put back.`,
  noTables: 'There is no table.',
  tablesHead: 'code    game      stands        people  last touched',
  stages: {
    lobby: 'waiting',
    promising: 'dealing',
    showing: 'dealing',
    playing: 'playing',
    over: 'over',
    closed: 'closed',
    abandoned: 'broken off',
  },
  ago: (milliseconds: number) => {
    const minutes = Math.floor(milliseconds / 60_000)
    if (minutes < 60) return `${minutes} min ago`
    return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ago` : `${Math.floor(minutes / (24 * 60))} days ago`
  },
  tableClosed: (code: string) => `The table ${code} is closed.`,
  tableForgotten: (code: string) => `Nothing is left of the table ${code}.`,
  deviceForgotten: (tables: number) => `Forgotten, at ${tables} ${tables === 1 ? 'table' : 'tables'}.`,
  moved: (where: string, { tables, copied, lines, members, addresses }: Moved) =>
    `${where}: ${tables} ${tables === 1 ? 'table' : 'tables'} with ${lines} ${lines === 1 ? 'line' : 'lines'}, ${members} ${members === 1 ? 'member' : 'members'} and ${addresses} ${addresses === 1 ? 'address' : 'addresses'} moved and compared; ${tables - copied} of the tables had been there.`,
}

export type CliText = typeof en
