/** What the coach says at the first throw. */
export const en = {
  cups: 'Three people, five dice each, and a cup over them. What lies under yours you see below; what lies under the others you will have to guess, like everybody.',
  ones: 'You bid on all fifteen dice together. Ones are wild: they count as whatever face is bid. So of any face there should be about five.',
  truth: 'You have two fives and a one. That is three fives already, without anybody’s help. Bid three fives.',
  'cleo six': 'Bruno raised you to four fives. Cleo leaps to six sixes, without blinking.',
  doubt: 'You have no six, and one one. Five more would have to lie under two cups. Call her a liar.',
  caught: 'Four sixes, with the ones. Cleo bid too many and loses a die. Whoever loses begins the next round.',
  bluff:
    'Cleo bids two threes. You must go higher: more dice, or as many of a higher face. Three of something, then. You need not have them.',
  'passed on': 'Nobody called you on it. Bruno goes on to four threes, and Cleo to five.',
  'doubt again': 'You have one three yourself. Five sounds like a lot, and she has lied before. Doubt her again.',
  'was true':
    'Seven threes! This time the die is yours to lose. Doubt too late and you bid too high; doubt too soon and this happens.',
  begin:
    'You begin, with four dice. Two fours and a one: say something about fours. The fewer you own up to, the fewer they suspect.',
  'cleo four': 'Bruno turned to fives. Cleo comes back to your fours, and says four. You have three of them.',
  exact:
    'Not more than four, you think, and not fewer. At this table you may say so: call “spot on”. If you are wrong by one, the die is yours.',
  'all pay': 'Four, to the die. Everybody else loses one, and you begin the next round.',
  end: 'So it goes on, until one of you is left with dice. You have told the truth, lied, been wrong and been exact: there is nothing else in this game, except nerve.',
}
