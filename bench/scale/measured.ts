/**
 * What was measured, and what is assumed where nothing can be: the ground of `docs/scale.md`. Whoever measures again on other machines
 * (`npm run bench -- houses house sockets`) writes it here, and `npm run bench -- scale` says what follows.
 */
export const measured = {
  /** One house on one core: durable moves a second with a database, and sockets that it holds where it may have 20,000 files open. */
  houseMoves: 1500,
  houseSockets: 19_300,
  /** A commit takes so long of one core of the database, and so much more for each line in it, in milliseconds. */
  commit: 0.45,
  line: 0.033,
  /** Bytes of a line: in the write-ahead log, and on the disk with its indexes. */
  walBytes: 860,
  diskBytes: 410,
  /** Bytes of a move to one seat: 45 of ours, and what TLS and TCP put around them. */
  wireBytes: 150,
}

export const assumed = {
  seats: 4,
  /** A table of people who talk, laugh and wait: Hoax has 570 lines in half an hour, Rats 140 in twenty minutes. */
  linesPerTable: 0.25,
  /** A day has as many busy hours as this: what is kept is counted by the day, what must be held by the evening. */
  busyHours: 6,
  /** Nobody runs a machine at its limit: a house or a database falls, and the others must hold its guests. */
  share: 0.5,
  /** Cores of a database's machine, the way between it and the houses, and how long its disk takes, in milliseconds. */
  cores: 8,
  way: 0.5,
  flush: 1,
  /** What the slowest of a hundred commits may take, before the tables are spread over twice as many databases. */
  patience: 10,
}
