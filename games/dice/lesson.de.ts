import type { en } from './lesson.en.ts'

export const de: Record<keyof typeof en, string> = {
  cups: 'Drei Leute, je fünf Würfel, und ein Becher darüber. Was unter deinem liegt, siehst du unten; was unter den anderen liegt, musst du raten, wie alle.',
  ones: 'Geboten wird auf alle fünfzehn Würfel zusammen. Einsen sind Joker: Sie zählen als die gebotene Zahl. Von jeder Zahl gibt es also etwa fünf.',
  truth: 'Du hast zwei Fünfen und eine Eins. Das sind schon drei Fünfen, ganz ohne fremde Hilfe. Biete drei Fünfen.',
  'cleo six': 'Bruno hat auf vier Fünfen erhöht. Cleo springt auf sechs Sechsen und zuckt nicht mit der Wimper.',
  doubt: 'Du hast keine Sechs und eine Eins. Fünf müssten also unter zwei Bechern liegen. Sag, dass sie lügt.',
  caught:
    'Vier Sechsen, die Einsen mitgezählt. Cleo hat zu viel geboten und verliert einen Würfel. Wer verliert, beginnt die nächste Runde.',
  bluff:
    'Cleo bietet zwei Dreien. Du musst höher: mehr Würfel, oder gleich viele einer höheren Zahl. Also drei von irgendetwas. Haben musst du sie nicht.',
  'passed on': 'Niemand hat dich zur Rede gestellt. Bruno geht auf vier Dreien, Cleo auf fünf.',
  'doubt again': 'Du hast selbst eine Drei. Fünf klingt nach viel, und gelogen hat sie schon einmal. Zweifle wieder.',
  'was true':
    'Sieben Dreien! Diesmal verlierst du den Würfel. Wer zu spät zweifelt, bietet zu hoch; wer zu früh zweifelt, erlebt das hier.',
  begin:
    'Du beginnst, mit vier Würfeln. Zwei Vieren und eine Eins: Sag etwas über Vieren. Je weniger du zugibst, desto weniger ahnen die anderen.',
  'cleo four':
    'Bruno ist zu den Fünfen gewechselt. Cleo kommt auf deine Vieren zurück und sagt vier. Drei davon hast du.',
  exact:
    'Mehr als vier sind es kaum, weniger auch nicht. An diesem Tisch darfst du das sagen: „genau“. Liegst du um einen daneben, kostet es deinen Würfel.',
  'all pay': 'Vier, auf den Würfel genau. Alle anderen verlieren einen, und du beginnst die nächste Runde.',
  end: 'So geht es weiter, bis nur noch jemand Würfel hat. Du hast die Wahrheit gesagt, gelogen, dich geirrt und genau getroffen: Mehr gibt es hier nicht, außer Nerven.',
}
