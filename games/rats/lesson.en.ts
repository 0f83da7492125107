/** What the coach says on the first night with the rats. */
export const en = {
  house:
    'Something lives in these walls. Five dice say how many: on each, four sides are blank, one shows a rat, one shows two.',
  aim: 'Everybody has eight brains. As soon as somebody has none left, the night is over, and whoever kept the most has won.',
  shake: 'You start, with a single die under the wall. Shake it.',
  look: 'Hold it up to look underneath. What you see is yours alone; the others only see that you looked.',
  truth: 'Blank. Tell Bruno how many rats there are. Lying is free, so start with the truth: it confuses people.',
  'cleo none':
    'Bruno believed you and Cleo believed Bruno. After a none the next one adds a die and rolls. Cleo saw three dice and says: none.',
  doubt: 'Three dice stay blank three times in ten. Lift the wall.',
  caught: 'Three rats! Hiding them costs her two brains: one is yours, one is lost to all. Who loses starts again.',
  'cleo one':
    'One die, and Cleo says: at least one. Whoever speaks of rats first in a round pays a brain, on the spot.',
  'doubt again': 'A liar, and one die in three has a rat. Doubt her again.',
  'it was true':
    'It was true, and that costs you two brains. Who pays to say it tends to mean it. You lost, so you start: shake.',
  'look again': 'Have a look.',
  lie: 'Two rats. Admitting them would cost you a brain. So there are none, and you have never looked more honest.',
  believed: 'Bruno believes you. A none costs nobody anything, but now it is his problem: he must add a die and roll.',
  'first rats':
    'Bruno speaks of rats and pays for it. From now on nobody says none, and whoever rolls has to go higher.',
  believe: 'Cleo believed him, which cost her a brain, and says: at least two. Believe her, at the same price.',
  'hand on':
    'You could add a die and roll. Or hand the dice on unseen: you need not go higher, and you bluff with dice you have never seen. Do that.',
  'handed on': 'Bruno trusts you, and pays you back the brain that Cleo took. You still do not know whether you lied.',
  'believe six':
    'Bruno added a die and said five, Cleo added the fifth and says six. Believe her: to doubt the truth would cost two.',
  ten: 'Hand it on again, and this time say ten: two rats on every die, which happens once in 7776 nights.',
  'it comes back':
    'Bruno believed you and handed it on, and so did Cleo. You of all people know better. Believe it: behind a ten lies the vault, and you came to learn.',
  vault:
    'You said ten yourself, so you cannot hand it on. Roll. The coaster turns its skull up, and from now on a loss is everything you have.',
  'look down': 'Look. It will not help.',
  forced: 'Blank, all five, and down here nobody may say none. Whatever you say is a lie. Try a modest one.',
  lost: 'Bruno lifts the wall. He gets one of your brains, and the dark gets the rest. That ends the game, almost.',
  kill: 'Who is caught in the vault takes somebody along, and the dead win nothing. Bruno has nine brains, Cleo six. Your choice.',
  over: 'You caught a liar, told some lies, bluffed blind, and chose the winner on your way out. Next time, lift the wall when your own lie comes home.',
  more: 'What we left out: after a look you may shake again and speak blind, and who goes mad by believing in the vault may go alone.',
}
