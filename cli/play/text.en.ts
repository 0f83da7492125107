/** What a program that plays for somebody tells on the terminal. */
export const en = {
  errors: {
    noLink: (given: string) => `“${given}” leads to no table; give the link as people share it: https://HOUSE/t/CODE`,
    noHouse: (house: string) => `nobody answers at ${house}; is the house open, and the address right?`,
    tooOld:
      'the house does not understand that: it is too old to admit programs, or the name has letters that nobody could read',
    nobody: "who shall play? Name a file with --bot FILE.ts, or a program with --exec 'COMMAND'",
    both: '--bot and --exec do not go together: one of them plays',
    longName: (flag: string, most: number) => `${flag} wants a name of at most ${most} letters`,
    sameName: (name: string) => `somebody at the table is called “${name}” already; call it something else with --name`,
  },
  waits: 'A game is under way. It sits down as soon as the next one is laid.',
  seated: (name: string, chair: number, code: string) =>
    `${name} sits on chair ${chair} of table ${code}, and everybody sees that it is a program. Ctrl-C takes it away.`,
  begins: (round: number, game: string) => `Game ${round} begins: ${game}.`,
  over: (round: number, place: number, seats: number) =>
    `Game ${round} is over: place ${place} of ${seats}. It waits for the next one.`,
  lost: 'The line is lost. Trying again …',
  back: 'Back at the table.',
  replaced: 'A puppet had taken its place; it plays by itself again.',
  cleared: 'The table has been cleared away.',
  kicked: 'The host has shown it to the door.',
  left: 'It got up and left.',
  instead: (failed: string) => `${failed} Any open move is made instead.`,
}

export type PlayText = typeof en
