/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Everybody throws five dice under a cup and looks at their own. Yours are for your eyes alone.',
  'You bid how many dice on the whole table show a face: “four fives”. Ones are wild and count as whatever is bid, unless your table says otherwise.',
  'The next in turn bids higher, with more dice or a higher face, or calls you a liar.',
  'Then all cups go up. If there are as many as you bid, or more, the doubter loses a die. If there are fewer, you do.',
  'Where it is played, one may also call “spot on”: exactly right, and everybody else loses a die.',
  'Who has no dice left is out, and whoever is left alone with theirs has won. It is rarely the honest one.',
]
