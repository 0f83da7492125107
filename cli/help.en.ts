/** What each command takes. */
export const help = {
  help: `Humbug, a parlour for honest liars.

  humbug start                 open the house and print its address
  humbug simulate GAME         let bots play and count what happened
  humbug tournament GAME       let bots of several levels play for shares, or try simple tricks on them
  humbug play URL              seat a bot of your own at somebody's table
  humbug certify rats          how much anybody can win who knows all that the hard puppet does
  humbug replay FILE           tell the story of a record
  humbug verify FILE           check that a record is complete, legal and fair
  humbug backup FILE           copy all tables into a file, while the house is open or not
  humbug restore FILE          put such a copy back
  humbug move                  move everything into PostgreSQL, or out of it
  humbug doctor                look whether all is well with a house, and say what to do
  humbug tables                which tables there are, and how they stand
  humbug close CODE            close a table, as its host could
  humbug forget DEVICE | CODE  be rid of a device, or of a whole table, for good

  humbug new NAME --letter L   write a small game to begin with, for authors
  humbug check NAME            whether a game can be released, and what it lacks

  humbug COMMAND --help        what a command takes
  humbug --version             which version this is
  --json                       print for machines instead of people
  --lang en|de                 speak English or German`,
  commands: {
    start: `humbug start [--port N] [--host ADDRESS] [--data FOLDER | --store ADDRESS] [--name NAME] [--log LEVEL]
                [--cert FILE --key FILE] [--proxy [ADDRESS]] [--contact ADDRESS] [--turn SERVER]
                [--keep TIME]

  --port N           the port to listen on (default 4862; 0 takes any free one)
  --host ADDRESS     the address to listen on (default: every address of this machine)
  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or data in a clone; a package keeps them with
                     what else is yours, and says where)
  --store ADDRESS    keep them in PostgreSQL instead, with other houses: postgres://user:password@host/database, several
                     hosts of one database with commas (or HUMBUG_STORE); over TLS with ?sslmode=verify-full&sslrootcert=FILE
  --name NAME        what this house is called in /metrics, and with --store in log lines (default: as the machine is)
  --log LEVEL        silent, error, warn or info, as lines of JSON on the error output (default warn)
  --cert FILE        speak TLS, with this certificate and those that vouch for it, in PEM; renewed files are taken up within
                     a minute, while people play
  --key FILE         the key of the certificate, in PEM and without a password
  --proxy ADDRESS    behind a proxy of your own at this address: believe whom it names (default: one on this machine;
                     several with commas, networks as 10.0.0.0/8)
  --contact ADDRESS  whom a push service may ask about your letters: mailto:you@… or https://…
  --turn SERVER      a server of yours that helps voices through walls: turn:HOST:PORT, with the secret it shares with the
                     house in HUMBUG_TURN_SECRET; or stun:HOST:PORT; several with commas (default: none, one network)
  --keep TIME        erase a table or a circle that nobody touches for so long: 12h, 90d, 8w, 2y (default: keep everything),
                     but none while its candle burns, while somebody is there, or before its next evening

  The exit code is 2 if something else must be said or done first, and 75 if the same may do later: the database does not
  answer, port or folder are taken, the disk is full or cannot be written.`,
    simulate: `humbug simulate GAME [--players N] [--games N] [--bots LEVEL,…] [--seed N] [--record FILE] [--json]

  --players N        how many sit down (default: the fewest the game allows)
  --games N          how many games (default 1000)
  --bots LEVEL,…     random, easy, normal, hard or teacher, with a nature as in hard:fox; one for all or one for each seat
                     (default normal)
  --seed N           the luck of the day (default 1)
  --record FILE      write the record of the first game to a file`,
    tournament: `humbug tournament GAME --seats LEVEL,LEVEL,… [--games N] [--rotate] [--seed N] [--json]
       humbug tournament GAME --sparring [--trick NAME] [--against LEVEL] [--sizes N,…] [--games N] [--seed N] [--json]

  --seats LEVEL,…    who plays: random, easy, normal, hard or teacher, in the order of the chairs; with a nature as in hard:fox
                     (candid, gambler, grudge, accountant, parrot, fox); or a bot of your own: ./mine.ts, 'exec:python3 mine.py'
  --games N          how many games (default 1000; with --sparring 2000 for every trick and size)
  --rotate           shuffle the chairs for each game, everybody on each chair equally often
  --seed N           the luck of the day (default 1; with --sparring another one each time)

  --sparring         one who knows a single simple trick sits down among bots, on shuffled chairs, trick after trick; marked is
                     what wins more than its fair share and 3 points in a hundred
  --trick NAME       only this trick
  --against LEVEL    who else sits there: random, easy, normal or hard (default hard, which takes its time)
  --sizes N,…        how many sit at a table (default 3, 4 and 6; Hoax 3, 5 and 8)`,
    play: `humbug play URL --bot FILE.ts [--name NAME] [--of NAME] [--password WORD]
       humbug play URL --exec 'COMMAND' [--name NAME] [--of NAME] [--password WORD]

  A program of yours takes a free chair at the table of this link, plays until the table is cleared away, and goes with Ctrl-C. It sees what
  its chair sees and nothing else, everybody sees that it is a program, and the host must have said that programs are welcome. If it
  fails, any open move is made in its place. docs/authoring/bots.md says how to write one.

  --bot FILE.ts      a file of TypeScript or JavaScript whose export “bot” chooses a move
  --exec 'COMMAND'   a program in any language, which reads and writes lines of JSON
  --name NAME        what it is called at the table (default: as its file)
  --of NAME          whose program it is, for all to read (default: it does not say)
  --password WORD    if the table has one`,
    certify: `humbug certify rats [--players N] [--begun FILE] [--games N] [--seed N] [--json]

  --players N        at a table of so many (default 3). With three and four it reckons exactly what the best player there could be
                     gets against hard puppets, over the whole game: ten minutes of a core, and two hours; with more it estimates it
  --begun FILE       keep there what is reckoned so far, and go on from it
  --games N          with five or more: look into a round of so many games (default 100)
  --seed N           of those games (default 1)`,
    replay: `humbug replay FILE [--seat N] [--confess] [--json]

  --seat N           what this seat learnt as well (counted from 1; default: what everybody heard)
  --confess          and at the end what a puppet on that seat, or on each, would own up to: the three things that mattered,
                     what it would have believed, and why it would have done them`,
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
  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or where start keeps them)`,
    restore: `humbug restore FILE [--data FOLDER] [--replace] [--json]

  --data FOLDER      where the tables shall be kept (default: HUMBUG_DATA, or where start keeps them)
  --replace          if there are tables already: put them aside as humbug.db.before-restore`,
    move: `humbug move --from WHERE --to WHERE [--json]

  Moves all tables, who belongs to them, the addresses of letters and the keys of the house, while no house is open at either
  place. WHERE is a folder (data), or an address (postgres://user:password@host/database). Everything is read again where it
  came to and compared. What it was taken from stays as it is. Broken off and started again, it goes on where it stopped.

  --from WHERE       where everything is kept now
  --to WHERE         where it shall be kept; a folder is made, a database must be there (createdb)`,
    doctor: `humbug doctor [--data FOLDER | --store ADDRESS] [--port N] [--url https://…] [--turn SERVER] [--json]

  Looks at the port, the addresses for phones, TLS, the clock, the disk, what is kept, the last copy and the limits of this machine, while
  the house is open or closed, and changes nothing. Each is well, to be minded, or ill; whatever is not well comes with what to do.
  The exit code is 1 if anything is ill.

  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or where start keeps them)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)
  --port N           the port of the house (default 4862)
  --url https://…    where guests find it over TLS: name, certificate and sockets are looked at as well
  --turn SERVER      servers for voices, as the house is told of them: they are asked whether they answer`,
    new: `humbug new NAME --letter L [--json]

  Writes a small game into games/NAME that can be played and passes every check, and puts it on the shelf. In a clone of the project.

  NAME               the folder: 2 to 10 small letters
  --letter L         with which its clauses begin, as in L2.1; no other game may have it`,
    check: `humbug check NAME [--json]

  Looks at one game, in seconds: that nothing is missing, that every clause has a test and every import points the right way, types, format,
  the contract, the tests of its rules, its words in both languages, its lesson. Says what is missing before release, and what
  only before perfection. The exit code is 1 if something of the first kind is missing.`,
    tables: `humbug tables [--most N] [--data FOLDER | --store ADDRESS] [--json]

  Code, game, how it stands, people and chairs, and when something last happened; the last first. Never a hand or a name. The
  house may be open.

  --most N           so many at most (default 1000)
  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or where start keeps them)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
    close: `humbug close CODE [--data FOLDER | --store ADDRESS] [--json]

  Whoever is at the table sees it closed. A game that was under way is broken off. The house may be open.

  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or where start keeps them)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
    forget: `humbug forget DEVICE | CODE --yes [--data FOLDER | --store ADDRESS] [--json]

  A table is closed, and nothing of it is left. A device loses its name, its words, its chairs and its letters at every table;
  what was played there stays, and can still be proven. Its person finds its name in the page under “About this house”.
  Copies that you or others have made know nothing of it. The house may be open.

  --yes              it cannot be undone
  --data FOLDER      where the tables are kept (default: HUMBUG_DATA, or where start keeps them)
  --store ADDRESS    if they are kept in PostgreSQL (or HUMBUG_STORE)`,
  },
}
