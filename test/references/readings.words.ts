/** What can be read over plain HTTP by who has a right to it, and what each is. */
export const readings = {
  '/record/:code/:round': 'the record of a game that is over, a line of JSON each: for whoever sat there',
  '/record/:code/:round/people': 'who sat where in it',
  '/bets/:code/:round': 'what onlookers had bet on it, or null',
  '/honours/:code/:round': 'awards and the turning point, or null',
  '/circles': 'the circles of this device',
  '/circles/:circle': 'a circle, for its people; null for others',
  '/circles/:circle/book': 'all its games',
  '/circles/:circle/door': 'its name, for whoever may come in; `x-invite` brings what the link says',
  '/kept': 'after how many days a table is erased at which nothing happens; null for never',
  '/letters': 'the key with which a browser lets this house write to it (VAPID)',
  '/table/:code': 'a sealed copy of a table, which can be brought back with `POST /table`',
} as const satisfies Readonly<Record<`/${string}`, string>>
