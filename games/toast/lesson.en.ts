/** What the coach says at the first reception. */
export const en = {
  court:
    'A reception at court, strictly by etiquette. Everybody has drawn four tokens from the bag, under their napkin, where nobody else looks.',
  aim: 'In the end all drink what stands before them. A point for living, a point if your target does not, and one more for both.',
  again: 'Four times clear wine: you are harmless. Whoever drew nothing else may put it all back. Draw again.',
  keep: 'Two poisons, an antidote, a wine. Now you are somebody. Keep them.',
  grievance:
    'The airing of grievances. Dora conducts the ceremonies, so she begins: she wants you poisoned, and the whole court heard it.',
  accuse: 'Whoever is named goes on, with somebody who has not spoken yet. Bear Bruno a grudge, on your left.',
  peek: 'The rest followed by itself. Two actions a turn: peek into your goblet. One unseen token from the bag is in each.',
  swap: 'Hold to see: clear wine. Now swap it openly with Dora’s. Without rings the page takes no notes: remember that the clean one stands before her.',
  poured:
    'Cleo poured into the goblet before Dora, whom she resents, and Dora into the one before you. Not wine, one supposes.',
  'double pour':
    'You want the clean one back in the end, so see to it. You are Viscount Curare: once a round you pour twice in one action.',
  antidote: 'The antidote first, into the goblet before Dora. It cures one poison.',
  wine: 'The wine as well. It does nothing, but whoever calls the Toast must have nothing left under their napkin.',
  pass: 'You have one more action and no need of it. Pass.',
  poison: 'Now pour a poison into the goblet before you. Yes, before you. They will take it for an antidote.',
  'more poison': 'And the other one. Look worried.',
  rotate:
    'Your napkin is empty. Rotate clockwise: your goblet goes to Bruno, and the clean one comes from Dora to you.',
  toast:
    'After a Pour or a Peek you could not toast in this turn. After a Rotate you can, and nobody gets a last action. Call it.',
  foretell:
    'At the Toast some characters may still speak. Cleo, the Contessa, foretells Bruno’s end, for a point if it comes true.',
  drunk:
    'Bruno drank your poison, and Dora’s. You drank Cleo’s, cured by your antidote. Alive, target gone, both: three points.',
  art: 'That is the trick at court: poison what stands before you, keep in mind where the clean goblet is, and move and toast in one breath.',
  end: 'Three rounds make a game, the third counts double, the most points win. Whoever keeps the court waiting loses one. Other characters, other tricks.',
}
