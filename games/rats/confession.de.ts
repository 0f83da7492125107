import { plural } from '../../kernel/text.ts'
import { de as chronicle } from './chronicle.text.ts'
import { telling } from './confession.text.ts'

const claimed = (claim: number) => (claim === 0 ? '„keine“' : `„mindestens ${claim}“`)
const rats = (n: number) => (n === 0 ? 'keine Ratte' : `${n} ${plural.de(n, 'Ratte', 'Ratten')}`)
const list = new Intl.ListFormat('de')

export const de = telling({
  deed(thought, name) {
    switch (thought.kind) {
      case 'announce':
        return `Ich sagte ${claimed(thought.claim)}`
      case 'hand on':
        return `Ich gab es ungesehen weiter als ${claimed(thought.claim)}`
      case 'believe':
        return `Ich glaubte ${name(thought.from)}: ${claimed(thought.claim)}`
      case 'doubt':
        return `Ich zweifelte an ${name(thought.from)}: ${claimed(thought.claim)}`
      case 'kill':
        return `Ich nahm ${name(thought.seat)} mit`
    }
  },
  saw: (n) => [
    `Ich hatte ${rats(n)} gesehen.`,
    `Ich hatte nachgesehen: ${rats(n)}.`,
    `Was da lag, wusste ich: ${rats(n)}.`,
  ],
  likely: (n) => [
    `Ich hielt es zu ${n} % für wahr.`,
    `Nach meiner Rechnung stimmte es mit ${n} %.`,
    `${n} % wahr, dachte ich, ohne die Würfel gesehen zu haben.`,
  ],
  says: {
    honest: [
      'Eine Lüge wäre weniger wert gewesen.',
      'Die Wahrheit war das bessere Geschäft.',
      'Ausnahmsweise zahlte sich Ehrlichkeit aus.',
    ],
    dodge: [
      'Wer zuerst Ratten sagt, zahlt ein Gehirn dafür. Also waren da keine.',
      'Die Wahrheit hätte mich auf der Stelle ein Gehirn gekostet.',
      'Irgendwer muss zuerst Ratten sagen. Ich nicht.',
    ],
    bluff: [
      'Die Wahrheit hätte mich mehr gekostet.',
      'Ich habe es erfunden: Das brachte mehr als das, was da lag.',
      'Was ich gesehen hatte, war wenig wert. Also verkaufte ich etwas anderes.',
    ],
    cornered: [
      'Eine wahre Zahl gab es nicht mehr zu sagen.',
      'Ich musste lügen: Alles Wahre war überboten.',
      'Die Zahlen steigen nur, und die Würfel waren zurückgeblieben.',
    ],
    odds: [
      'Die Aussichten waren auf meiner Seite.',
      'Eher so als anders.',
      'Ich verließ mich auf die Würfel, ohne sie anzusehen.',
    ],
    gamble: [
      'Das war wenig, und ich hoffte auf ein weiches Herz.',
      'Also sagte ich es mit unbewegter Miene und hoffte.',
      'Mehr, als die Würfel versprachen; aber eine Zahl muss nach etwas klingen.',
    ],
    'pass on': [
      'Ich gab es weiter, wie es kam: Neu zu schütteln gefiel mir noch weniger.',
      'Ich hatte für die Zahl gezahlt, nun sollte jemand anderes für sie zahlen.',
      'Ich änderte nichts. Sollen sich andere wundern.',
    ],
    vault: [
      'Unten im Gewölbe glaubt niemand etwas. Also nahm ich, was am ehesten hielt.',
      'Das Gemäuer würde ohnehin gehoben, also sagte ich das Sicherste.',
      'Im Gewölbe darf man ruhig vorsichtig sein.',
    ],
    unread: [
      'Anderes hätte mehr gebracht, aber wer immer das Beste tut, ist bald durchschaut.',
      'Nicht mein bestes Angebot. So eines mache ich ab und zu, damit niemand mit mir rechnet.',
      'Ich handelte gegen meine eigene Rechnung, damit andere sie nicht für mich machen.',
    ],
    'toss-up': [
      'Darüber hinaus hätte ich auch losen können.',
      'Ich hätte ebenso gut etwas anderes sagen können.',
      'Der Rest war eine Laune.',
    ],
  },
  answers: {
    knew: ['Da gab es nichts zu überlegen.', 'Danach war die Antwort leicht.', 'Ich musste nur zählen.'],
    thin: ['Das war mir zu dünn.', 'Das wollte ich nicht schlucken.', 'Da wollte mir jemand Luft verkaufen.'],
    price: [
      'Aber ich ging danach, was ein Irrtum kostet, und so kam es billiger.',
      'Sich andersherum zu irren wäre teurer gewesen.',
      'Es war nicht die wahrscheinlichere Antwort, nur die billigere.',
    ],
    likely: [
      'Ein wahres Wort zu bezweifeln lohnte sich nicht.',
      'Gut genug: Ein Zweifel hätte mir wohl geschadet.',
      'Das war mir ein Gehirn wert.',
    ],
    free: [
      '„Keine“ zu glauben kostet nichts.',
      'Glauben war umsonst, wozu also streiten.',
      'Ein Zweifel hätte mich etwas kosten können.',
    ],
    vault: [
      'Unten im Gewölbe kostet Glauben alles.',
      'Im Gewölbe hebt man das Gemäuer, was man auch denkt.',
      'Das zählte kaum: Im Gewölbe ist Glauben das Ende.',
    ],
    unread: [
      'Die andere Antwort war die bessere Wette, aber wer berechenbar ist, wird belogen.',
      'Ich antwortete gegen meine eigene Rechnung, damit niemand lernt, wie ich antworte.',
      'Es war nicht die beste Antwort. So eine gebe ich ab und zu, um undurchschaubar zu bleiben.',
    ],
    'toss-up': ['Ich hätte auch losen können.', 'Beide Antworten waren gleich gut.', 'Eine Münze hätte es auch getan.'],
  },
  kills: {
    sanest: [
      'Niemand hatte mehr Gehirne übrig.',
      'Niemand sonst war so bei Verstand, und das konnte nicht so bleiben.',
      'Wenn ich gehe, geht auch, wer führt.',
    ],
    'toss-up': [
      'Ich hatte keinen besseren Grund als eine Laune.',
      'Ich hätte auch losen können.',
      'Jemand musste mit.',
    ],
  },
  truth: {
    true: ['Es stimmte', 'Es war so', 'Es hielt stand'],
    false: ['Es stimmte nicht', 'Es war nicht so', 'Es hielt nicht stand'],
  },
  heard: {
    believed: ', und man glaubte mir',
    doubted: ', und man zweifelte an mir',
    none: ', und niemand kam zum Antworten',
  },
  gained: (by) => {
    if (by === 0) return 'Von meinen Gehirnen bewegte das keines.'
    return `${by > 0 ? 'Ich gewann' : 'Ich verlor'} ${chronicle.swung(Math.abs(by))}.`
  },
  won: (who) => `Das Spiel ging an ${list.format(who)}.`,
})
