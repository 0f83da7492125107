/** What the coach says on the first evening under masks. */
export const en = {
  masks:
    'Six roles, two cards of each, and everybody has drawn one in secret. You are a Thief. What you say is another matter.',
  aim: 'The last one left wins. Guess somebody’s true role, and that one is out; guess wrong, and you are. But there is a quicker way.',
  take: 'First everybody takes a token, openly. Take wine.',
  tax: 'Your turn: one action, in any role. Be Emperor: collect a gold from all who have one. A lie works as well as the truth.',
  immune:
    'Objections are chosen in secret, shown together. Dora says Emperor: illegal. Cleo says Judge: two gold. A Wizard need not pay. Be one.',
  accused: 'Dora accuses you: no Wizard. All but you vote, and more yes than no will do.',
  pay: 'All said yes. You admit it, and are never a Wizard again. Nobody asked about the Emperor, so that lie stands. Pay Judge Cleo.',
  'last call': 'One of the two went on to Emperor Dora. Every turn ends with a last call for doubts. Let it rest.',
  accuse: 'Bruno, a Wizard, conjures your last wine away? You may interrupt at any time. Accuse him.',
  caught: 'He admits it, and all is undone: your wine is back, his turn is gone, so is that role. Let it rest.',
  window: 'Cleo says Pope and takes two wine from the store. Let it pass: somebody else will object.',
  fine: 'Two Emperors! On somebody else’s Emperor you may be Judge. Fine her two wine.',
  share: 'She pays. One of the two goes to an Emperor of your choice: Dora.',
  lied: 'You were never a Judge, and nobody asked. A lie that feeds others has friends. Let it rest.',
  illegal: 'Dora harvests two grain as a Peasant. Be Emperor and call it illegal.',
  forgive:
    'Cleo is Judge again: two grain. Be Pope as well, and forgive for one token. Two roles in a turn are in order.',
  name: 'Dora prefers mercy. Name its price: grain. Gold, wine and grain together make a pack, safe from all but Thieves.',
  show: 'Dora spends a pack to question you. Show her, and her alone, a role that you are not: Judge.',
  vote: 'Bruno accuses Dora: no Peasant. If she lied, she admits it. If it is true and the vote carries, she wins the game at once. Vote no.',
  voted: 'It failed. Let it rest, and remember what you may have prevented.',
  steal:
    'Emperor, Wizard, Judge, Pope: who would believe you now? Time for the truth. Be Thief and steal gold from Cleo.',
  question: 'That closes a pack of your own. In your turn it buys a question. Ask Cleo.',
  unmask: 'No Pope, then, but twice a Judge, as if from habit. Unmask her as Judge; only she learns your guess.',
  out: 'Right: Cleo is out, and whatever she had is yours. That makes the others nervous. Watch Dora.',
  won: 'No Thief, they both agreed. You showed your card and have won on the spot. Look like a liar, tell the truth: that is the quicker way.',
  more: 'Dora really was a Peasant: your no kept her from winning. You saw but did not do: draw on the store, cast spells.',
}
