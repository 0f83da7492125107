/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Du ziehst heimlich eine von sechs Rollen: Kaiser, Richter, Papst, Zauberer, Dieb oder Bauer. Das bist du, und das geht niemanden etwas an.',
  'In deinem Zug tust du, was irgendeine Rolle darf, und hast damit behauptet, sie zu sein: Gold oder Wein eintreiben, ins Lager greifen, zaubern, stehlen. Nach Papieren fragt niemand.',
  'Dann bauen die anderen darauf: Ein Kaiser nennt es verboten, ein Richter verhängt eine Strafe, ein Papst bietet Vergebung. Du wählst, wem du zahlst, oder bist zufällig Zauberer und zahlst niemandem.',
  'Du glaubst eine Rolle nicht? Klag sie an. Sieht es die Mehrheit auch so und war es gelogen, wird alles rückgängig gemacht, und diese Lüge ist verbraucht. War es wahr, ist das Spiel auf der Stelle gewonnen, nur nicht von dir.',
  'Ein Gold, ein Wein und ein Korn sind ein Paket, sicher vor allen außer Dieben. In deinem Zug kauft es dir eine Frage: Jemand zeigt dir heimlich eine falsche Rolle.',
  'Du weißt, wen du vor dir hast? Entlarve mit einem geheimen Tipp: Eine von euch beiden Personen ist draußen, die andere erbt. Wer zuletzt noch im Spiel ist, gewinnt.',
]
