/** The shape of the database, step by step. A step that has once been released is never changed: add another. */
export const migrations: readonly string[] = [
  // 1: the tables and their deeds
  `
  CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    listed INTEGER NOT NULL,
    stage TEXT NOT NULL,
    touched INTEGER NOT NULL,
    due INTEGER,
    opener TEXT NOT NULL,
    command TEXT NOT NULL UNIQUE
  ) WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (listed, touched);
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_opener ON tables (opener, stage);
  CREATE TABLE lines (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command TEXT,
    text TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (code, seq)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX lines_command ON lines (code, command) WHERE command IS NOT NULL;
  CREATE TABLE snapshots (code TEXT PRIMARY KEY, seq INTEGER NOT NULL, text TEXT NOT NULL);
  `,
  // 2: which tables a device belongs to
  `
  CREATE TABLE members (
    device TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (device, code)
  ) WITHOUT ROWID;
  INSERT INTO members (device, code) SELECT opener, code FROM tables;
  `,
  // 3: for whom a table waits, and where letters go
  `
  ALTER TABLE tables ADD COLUMN inside TEXT NOT NULL DEFAULT '{"asked":null,"ended":0}';
  CREATE TABLE addresses (
    device TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  // 4: a sum over what is written, so that a disk that gives back something else is found out
  `
  ALTER TABLE lines ADD COLUMN sum INTEGER;
  ALTER TABLE snapshots ADD COLUMN sum INTEGER;
  `,
  // 5: lines are written to a journal first, and with them what the lists shall say of their table
  `
  CREATE TABLE journal (
    n INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command TEXT,
    text TEXT NOT NULL,
    chain TEXT NOT NULL,
    sum INTEGER,
    summary TEXT
  );
  ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
  `,
]
