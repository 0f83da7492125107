/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'You secretly draw one of six roles: Emperor, Judge, Pope, Wizard, Thief or Peasant. That is who you are, which need not concern anybody.',
  'On your turn you do what some role may do, and have thereby said that you are it: tax gold or wine, draw on the store, conjure, steal. Nobody asks for papers.',
  'Then the others build on it: an Emperor calls it illegal, a Judge sets a fine, a Pope offers forgiveness. You choose whom to pay, or happen to be a Wizard and pay nobody.',
  'You doubt a claim? Accuse it. If most agree and it was a lie, it is undone and can never be told again. If it was true, the accused wins the game on the spot.',
  'One gold, one wine and one grain make a pack, safe from everybody but thieves. On your turn it buys a question: somebody secretly shows you one false role.',
  'Sure of somebody? Unmask with a secret guess: one of you two is out, and the other inherits. The last one in the game wins.',
]
