import type { Moved } from '../server/store/moving/move.ts'

export const en = {
  help: `Humbug, a parlour for honest liars.

  humbug start                 open the house and print its address
  humbug simulate GAME         let bots play and count what happened
  humbug tournament GAME       let bots of several levels play for shares
  humbug replay FILE           tell the story of a record
  humbug verify FILE           check that a record is complete, legal and fair
  humbug backup FILE           copy all tables into a file, while the house is open or not
  humbug restore FILE          put such a copy back
  humbug move                  move everything into PostgreSQL, or out of it
  humbug doctor                look whether all is well with a house, and say what to do
  humbug tables                which tables there are, and how they stand
  humbug close CODE            close a table, as its host could
  humbug forget DEVICE | CODE  be rid of a device, or of a whole table, for good

  humbug COMMAND --help        what a command takes
  humbug --version             which version this is
  --json                       print for machines instead of people
  --lang en|de                 speak English or German`,
  commands: {
    start: `humbug start [--port N] [--host ADDRESS] [--data FOLDER | --store ADDRESS] [--name NAME] [--log LEVEL]
                [--cert FILE --key FILE] [--proxy [ADDRESS]] [--contact ADDRESS] [--keep TIME]

  --port N           the port to listen on (default 4862; 0 takes any free one)
  --host ADDRESS     the address to listen on (default: every address of this machine)
  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)
  --store ADDRESS    keep them in PostgreSQL instead, with other houses: postgres://user:password@host/database, several
                     hosts of one database with commas (or HUMBUG_STORE); over TLS with ?sslmode=verify-full&sslrootcert=FILE
  --name NAME        what this house is called in /metrics and in log lines (default: as the machine is)
  --log LEVEL        silent, error, warn or info, as lines of JSON on the error output (default warn)
  --cert FILE        speak TLS, with this certificate and those that vouch for it, in PEM; renewed files are taken up within
                     a minute, while people play
  --key FILE         the key of the certificate, in PEM and without a password
  --proxy ADDRESS    behind a proxy of your own at this address: believe whom it names (default: one on this machine;
                     several with commas, networks as 10.0.0.0/8)
  --contact ADDRESS  whom a push service may ask about your letters: mailto:you@… or https://…
  --keep TIME        erase a table that nobody touches for so long: 12h, 90d, 8w, 2y (default: keep everything)`,
    simulate: `humbug simulate GAME [--players N] [--games N] [--bots LEVEL,…] [--seed N] [--record FILE] [--json]

  --players N        how many sit down (default: the fewest the game allows)
  --games N          how many games (default 1000)
  --bots LEVEL,…     random, easy, normal or hard; one for all or one for each seat (default normal)
  --seed N           the luck of the day (default 1)
  --record FILE      write the record of the first game to a file`,
    tournament: `humbug tournament GAME --seats LEVEL,LEVEL,… [--games N] [--rotate] [--seed N] [--json]

  --seats LEVEL,…    who plays: random, easy, normal or hard, in the order of the chairs
  --games N          how many games (default 1000)
  --rotate           shuffle the chairs for each game, everybody on each chair equally often
  --seed N           the luck of the day (default 1)`,
    replay: `humbug replay FILE [--seat N] [--json]

  --seat N           what this seat learnt as well (counted from 1; default: what everybody heard)`,
    verify: `humbug verify FILE [--commitment HEX] [--receipts FILE] [--json]

  --commitment HEX   the seal of the letter that you were shown before the deal: is it the one in the record?
  --receipts FILE    what your device saw, as the page of the proof gives it to you: does the record agree with it?`,
    backup: `humbug backup FILE [--data FOLDER] [--json]
       humbug backup --into FOLDER [--last N] [--every TIME] [--data FOLDER] [--json]

  The keys of the house come to lie beside it, as FILE.keys. Keep both, and keep them to yourself. In a FOLDER copies are called
  by their date, humbug-2026-11-17T11-44-03Z.db; the last ones stay, and nothing else there is touched.

  --into FOLDER      put a dated copy there; a folder that is not there is made
  --last N           so many copies stay (default 7)
  --every TIME       and again after so long, until it is told to end: 12h, 1d, 1w
  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)`,
    restore: `humbug restore FILE [--data FOLDER] [--replace] [--json]

  --data FOLDER      where the tables shall be kept (default: the folder data, or HUMBUG_DATA)
  --replace          if there are tables already: put them aside as humbug.db.before-restore`,
    move: `humbug move --from WHERE --to WHERE [--json]

  Moves all tables, who belongs to them, the addresses of letters and the keys of the house, while no house is open at either
  place. WHERE is a folder (data), or an address (postgres://user:password@host/database). Everything is read again where it
  came to and compared. What it was taken from stays as it is. Broken off and started again, it goes on where it stopped.

  --from WHERE       where everything is kept now
  --to WHERE         where it shall be kept; a folder is made, a database must be there (createdb)`,
    doctor: `humbug doctor [--data FOLDER | --store ADDRESS] [--port N] [--url https://…] [--json]

  Looks at the port, the addresses for phones, TLS, the clock, the disk, what is kept, the last copy and the limits of this machine, while
  the house is open or closed, and changes nothing. Each is well, to be minded, or ill; whatever is not well comes with what to do.
  The exit code is 1 if anything is ill.

  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)
  --port N           the port of the house (default 4862)
  --url https://…    where guests find it through a proxy: name, certificate and sockets are looked at as well`,
    tables: `humbug tables [--most N] [--data FOLDER | --store ADDRESS] [--json]

  Code, game, how it stands, people and chairs, and when something last happened; the last first. Never a hand or a name. The
  house may be open.

  --most N           so many at most (default 1000)
  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
    close: `humbug close CODE [--data FOLDER | --store ADDRESS] [--json]

  Whoever is at the table sees it closed. A game that was under way is broken off. The house may be open.

  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
    forget: `humbug forget DEVICE | CODE --yes [--data FOLDER | --store ADDRESS] [--json]

  A table is closed, and nothing of it is left. A device loses its name, its words, its chairs and its letters at every table;
  what was played there stays, and can still be proven. Its person finds its name in the page under “About this house”.
  Copies that you or others have made know nothing of it. The house may be open.

  --yes              it cannot be undone
  --data FOLDER      where the tables are kept (default: the folder data, or HUMBUG_DATA)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
  },
  errors: {
    noCommand: (name: string) => `there is no command “${name}”; try humbug --help`,
    noGame: (name: string, games: string) => `there is no game “${name}”; there are: ${games}`,
    noLevel: (name: string, levels: string) => `there is no bot “${name}”; there are: ${levels}`,
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
    noContact: (given: string) => `--contact wants mailto:you@… or https://…, not “${given}”`,
    noName: (given: string) => `--name wants up to 40 letters, digits, dots and dashes, not “${given}”`,
    noLog: (given: string, levels: string) => `there is no log level “${given}”; there are: ${levels}`,
    exists: (file: string) => `“${file}” is there already`,
    later: (file: string) => `“${file}” is not a database of Humbug, or was written by a later version`,
    foreign: (file: string) => `“${file}” is damaged, is not a database of Humbug, or was written by a later version`,
    damaged: (file: string) =>
      `“${file}” is damaged, or is no database; nothing in it was changed. Put a copy back: humbug restore COPY --replace`,
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
