/**
 * The shape of the database, step by step. A step that has once been released is never changed: add another. Houses of the
 * version before go on beside the new ones while they are exchanged one by one, and come back if the exchange is taken back: so a step
 * adds and never takes away what those still use. One that does, later, sets `least` to its own number.
 */
export const migrations: readonly string[] = [
  // 1: as the file of one machine has it, without its journal: this database has one of its own. Codes and commands are
  // compared byte by byte, as everywhere else.
  `
  CREATE TABLE humbug.tables (
    code text COLLATE "C" PRIMARY KEY,
    card text NOT NULL,
    listed boolean NOT NULL,
    stage text NOT NULL,
    touched bigint NOT NULL,
    due bigint,
    inside text NOT NULL,
    opener text COLLATE "C" NOT NULL,
    command text COLLATE "C" NOT NULL UNIQUE,
    told integer NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_touched ON humbug.tables (touched);
  CREATE INDEX tables_listed ON humbug.tables (touched) WHERE listed;
  CREATE INDEX tables_due ON humbug.tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_opener ON humbug.tables (opener);
  CREATE TABLE humbug.lines (
    code text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    command text COLLATE "C",
    text text NOT NULL,
    chain text NOT NULL,
    PRIMARY KEY (code, seq)
  );
  CREATE UNIQUE INDEX lines_command ON humbug.lines (code, command) WHERE command IS NOT NULL;
  CREATE TABLE humbug.snapshots (code text COLLATE "C" PRIMARY KEY, seq integer NOT NULL, text text NOT NULL);
  CREATE TABLE humbug.members (
    device text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL,
    PRIMARY KEY (device, code)
  );
  CREATE TABLE humbug.addresses (
    device text COLLATE "C" PRIMARY KEY,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL
  );
  CREATE TABLE humbug.keys (one boolean PRIMARY KEY DEFAULT true CHECK (one), text text NOT NULL);
  `,
  // 2: what houses know of each other; after a crash of the database they say it again
  `
  CREATE UNLOGGED TABLE humbug.houses (name text COLLATE "C" PRIMARY KEY, beat timestamptz NOT NULL);
  CREATE UNLOGGED TABLE humbug.attendance (
    code text COLLATE "C" NOT NULL,
    house text COLLATE "C" NOT NULL,
    here text NOT NULL,
    PRIMARY KEY (code, house)
  );
  CREATE UNLOGGED TABLE humbug.care (
    code text COLLATE "C" PRIMARY KEY,
    house text COLLATE "C" NOT NULL,
    until timestamptz NOT NULL
  );
  `,
  // 3: how many steps a house must know at least
  'ALTER TABLE humbug.shape ADD COLUMN least integer NOT NULL DEFAULT 3',
]
