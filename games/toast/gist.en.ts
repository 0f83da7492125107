/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Everybody draws four tokens out of the bag and hides them under a napkin. One more, unseen by anybody, lies in every goblet.',
  'Then grievances are aired: whoever leads the ceremony names an enemy, who names the next, until everybody is after somebody.',
  'On your turn you do two things: pour a token into any goblet, peek into the one before you, send all goblets round, or swap yours for another.',
  'Nothing left under your napkin? Then you may call the Toast, even after a rotation or a swap, but not in a turn in which you poured or peeked. All drink at once.',
  'More poison than antidote is the end of you. Surviving is a point, a poisoned enemy another, both together a third. In the third round everything counts double.',
  'The Guard takes a point from anybody who keeps the court waiting. Two or three may duel over a row of six goblets; larger functions are attended in pairs.',
]
