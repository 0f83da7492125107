import type { en } from './lesson.en.ts'

export const de: Record<keyof typeof en, string> = {
  masks:
    'Sechs Rollen, jede zweimal, und alle haben heimlich eine gezogen. Du bist Dieb. Was du zu sein behauptest, steht auf einem anderen Blatt.',
  aim: 'Wer zuletzt im Spiel ist, gewinnt. Errätst du eine wahre Rolle, fliegt, wer sie hat; rätst du falsch, fliegst du. Es geht aber auch schneller.',
  take: 'Für den Anfang nehmen alle offen einen Marker. Nimm Wein.',
  tax: 'Dein Zug: eine Aktion, in irgendeiner Rolle. Sag, du seist Kaiser, und kassiere ein Gold von allen, die eins haben. Gelogen wirkt es genauso.',
  immune:
    'Einsprüche werden geheim gewählt und zugleich gezeigt. Dora sagt Kaiser: verboten. Cleo sagt Richter: zwei Gold. Zauberer zahlen nicht. Sei einer.',
  accused: 'Dora klagt dich an: kein Zauberer. Alle außer dir stimmen ab, und mehr Ja als Nein genügt.',
  pay: 'Alle sagten Ja. Du gibst es zu und bist nie wieder Zauberer. Nach dem Kaiser hat niemand gefragt, diese Lüge steht. Zahl an Richter Cleo.',
  'last call':
    'Eins von beiden ging an Kaiser Dora weiter. Jeder Zug endet mit einer letzten Gelegenheit zum Zweifeln. Lass es ruhen.',
  accuse: 'Bruno, ein Zauberer, zaubert dir den letzten Wein weg? Unterbrechen darfst du jederzeit. Klag ihn an.',
  caught:
    'Er gibt es zu, und alles ist rückgängig: Dein Wein ist da, sein Zug ist weg, diese Rolle auch. Lass es ruhen.',
  window: 'Cleo sagt Papst und holt zwei Wein aus dem Lager. Lass es geschehen: Einspruch erhebt schon jemand anderes.',
  fine: 'Gleich zwei Kaiser! Auf einem fremden Kaiser darfst du Richter sein. Verhänge zwei Wein Strafe.',
  share: 'Sie zahlt. Einen davon bekommt ein Kaiser deiner Wahl: Dora.',
  lied: 'Richter warst du nie, und niemand hat gefragt. Eine Lüge, von der andere leben, hat Freunde. Lass es ruhen.',
  illegal: 'Dora erntet als Bauer zwei Korn. Sei Kaiser und erklär es für verboten.',
  forgive:
    'Cleo ist wieder Richter: zwei Korn. Sei obendrein Papst und vergib für einen Marker. Mehrere Rollen in einem Zug sind in Ordnung.',
  name: 'Gnade ist Dora lieber. Nenne den Preis: Korn. Gold, Wein und Korn zusammen sind ein Paket, sicher vor allen außer Dieben.',
  show: 'Dora gibt ein Paket aus, um dich zu befragen. Zeig ihr, und nur ihr, eine Rolle, die du nicht bist: Richter.',
  vote: 'Bruno klagt Dora an: kein Bauer. Hat sie gelogen, gibt sie es zu. Ist es wahr und die Mehrheit sagt Ja, gewinnt sie auf der Stelle. Stimm mit Nein.',
  voted: 'Abgelehnt. Lass es ruhen, und merk dir, was du vielleicht verhindert hast.',
  steal:
    'Kaiser, Zauberer, Richter, Papst: Wer glaubt dir noch? Zeit für die Wahrheit. Sei Dieb und stiehl Gold von Cleo.',
  question: 'Damit hast du selbst ein Paket. In deinem Zug kauft es eine Frage. Befrage Cleo.',
  unmask:
    'Kein Papst also, aber zweimal Richter, wie aus Gewohnheit. Entlarve sie als Richter; was du rätst, erfährt nur sie.',
  out: 'Stimmt: Cleo ist draußen, und was sie hatte, ist deins. Das macht die anderen nervös. Achte auf Dora.',
  won: 'Kein Dieb, fanden beide. Du hast deine Karte gezeigt und auf der Stelle gewonnen. Nach Lüge aussehen, die Wahrheit sagen: So geht es schneller.',
  more: 'Dora war wirklich Bauer: Dein Nein hat sie um den Sieg gebracht. Gesehen, aber nicht getan hast du: ins Lager greifen und zaubern.',
}
