/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Alle würfeln mit fünf Würfeln unter einem Becher und sehen sich die eigenen an. Deine gehen nur dich etwas an.',
  'Du bietest, wie viele Würfel am ganzen Tisch eine Zahl zeigen: „vier Fünfen“. Einsen sind Joker und zählen als das Gebotene, wenn euer Tisch nichts anderes will.',
  'Wer als Nächstes dran ist, bietet mehr Würfel oder eine höhere Zahl, oder sagt, du lügst.',
  'Dann gehen alle Becher hoch. Sind es so viele wie geboten oder mehr, verliert einen Würfel, wer gezweifelt hat. Sind es weniger, verlierst du ihn.',
  'Wo es gespielt wird, darf man auch „genau“ sagen: Stimmt es aufs Haar, verlieren alle anderen einen Würfel.',
  'Wer keinen Würfel mehr hat, ist draußen, und wer mit seinen allein übrig bleibt, hat gewonnen. Die Ehrlichen sind es selten.',
]
