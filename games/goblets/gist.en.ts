/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Everybody has a goblet, a screen with three wine, two poison and two antidote behind it, and somebody to get rid of: the mark beside your dagger.',
  'On your turn you do two things: pour a token into any goblet, peek into the one before you, send all goblets round, or swap yours for another.',
  'Your goblet is always the one that stands before you. It may be another one next time you blink, so keep an eye on the rings.',
  'No wine left behind your screen? Then you may call the Toast. Everybody has one last action, and all drink what stands before them.',
  'More poison than antidote, and you are out of this course. Surviving is a point, a poisoned target another, both together a third, and the most wine one more.',
  'Three courses, then the points are counted. Two or three people drink from a row of six; seven and more come in pairs, a Noble and a taster who may be a traitor.',
]
