/** What the coach says at the first dinner. */
export const en = {
  aim: 'In the end everybody drinks what stands before them. A point for living, a point if your target does not, one more for both, and one for the most wine.',
  tokens:
    'Behind your screen lie three wine, two poisons, two antidotes; the others have the same. All see where you pour, nobody sees what.',
  targets:
    'Targets lie open. You want Cleo poisoned, Dora wants you, Cleo wants Bruno, and Bruno wants Dora. A nice evening.',
  look: 'Each goblet already holds one token that nobody has seen. But you are the Cellarer: as the course begins you look into any goblet. Take Bruno’s.',
  peek: 'Hold it to see: wine. The page keeps notes of what you see and pour, if the table lets it. Your turn now, two actions: peek into your own goblet.',
  pass: 'Hold again: poison, and not even personal, it was there from the start. Do no more and pass. Let us see who takes an interest in you.',
  'dora pours':
    'Cleo poured into Bruno’s goblet, now Dora into yours. What it is you can only guess, and it is hardly wine.',
  swap: 'So let her have it. Swap your goblet with hers. Nobody can refuse, and the ring shows whose it was.',
  poison: 'Now add a poison to the goblet that stands before Dora. She will think it is for her. It is not.',
  wine: 'Be generous: pour wine into Bruno’s goblet. Nobody suspects a guest who pours for others.',
  'more wine': 'Another one. Whoever calls the Toast must have no wine left behind their screen.',
  antidote: 'Cleo wants Bruno dead and poured there, so one poison is likely. One antidote cures one poison. Pour it.',
  'last wine': 'And your last wine, into the same goblet. You will see for whom.',
  toast:
    'No wine left: call the Toast. It is the only action of that turn. Then everybody has one last action, and you the very last.',
  'dora peeks': 'Dora peeks into the goblet before her, and turns pale. That was her last action.',
  rotate: 'Yours now. Move all goblets one place anticlockwise: Dora’s goes to Cleo, and Bruno’s comes to you.',
  drunk:
    'Cleo drank what Dora and you had mixed. You drank Bruno’s wine, the most on the table: alive, target gone, both, wine. Four points.',
  art: 'That is the whole art. Everybody watches their own goblet, so poison the one beside your target’s, and pass it on when it is too late to answer.',
  end: 'Three courses make a game. If two tie, they drink again, one by one. Other characters have other tricks, and from seven guests on you dine in pairs.',
}
