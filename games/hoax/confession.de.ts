import { plural } from '../../kernel/text.ts'
import { de as chronicle } from './chronicle.text.ts'
import { telling } from './confession.text.ts'
import { de as words } from './words.de.ts'

export const de = telling({
  words,
  claims: {
    deed: (role) => `Ich handelte als ${role}`,
    illegal: (role) => `Ich rief als ${role}: „Verboten!“`,
    fine: (role) => `Ich verhängte als ${role} eine Strafe`,
    mercy: (role) => `Ich bot als ${role} Vergebung an`,
    immunity: (role) => `Ich nannte mich als ${role} immun`,
  },
  unmask: (who, role) => `Ich riet, dass ${who} ${role} ist`,
  accuse: (who, role) => `Ich klagte an: ${who} ist nicht ${role}`,
  votes: {
    yes: (who, role) => `Ich stimmte dafür, dass ${who} nicht ${role} ist`,
    no: (who, role) => `Ich stimmte dafür, dass ${who} ${role} bleibt`,
  },
  lie: (own) => [`Ich war ${own}.`, `In Wahrheit war ich ${own}.`, `Auf meiner Karte stand ${own}.`],
  truth: (own) => ['Und das war ich auch.', `Das war die Wahrheit: Ich war ${own}.`, 'So stand es auf meiner Karte.'],
  taken: (n) => [
    `Nach allem, was der Tisch wusste, hätte er mir das zu ${n} % glauben müssen.`,
    `Ich schätzte, dass man mir das zu ${n} % abnimmt.`,
    `Von außen gesehen sprachen ${n} % dafür.`,
  ],
  knew: (n) =>
    plural.de(n, 'Jemand hatte gesehen, dass ich es nicht bin.', `${n} hatten gesehen, dass ich es nicht bin.`),
  likely: (n, who, role) => [
    `Dass ${who} ${role} ist, hielt ich zu ${n} % für wahr.`,
    `${n} %, nach allem, was ich gehört und gesehen hatte.`,
    `${role}? Dem gab ich ${n} %.`,
  ],
  certain: [
    'Ich wusste es genau.',
    'Etwas anderes konnte es nicht mehr sein.',
    'Ich hatte hinter die Maske gesehen: Es musste so sein.',
  ],
  claiming: {
    'no deed': [
      'Meine eigene Karte hat im Zug nichts zu tun, also brauchte ich eine Maske.',
      'Irgendwer musste ich sein; als ich selbst konnte ich nichts tun.',
      'Ohne Maske hätte ich gar nicht handeln können.',
    ],
    pays: [
      'Das brachte mehr als mein eigenes Handwerk.',
      'Die Wahrheit hätte mir weniger gebracht.',
      'So war mehr zu holen als mit dem eigenen Gesicht.',
    ],
    mask: [
      'Die Wahrheit wäre auch gegangen, aber was ich behaupte, soll niemandem etwas sagen.',
      'Mein eigenes Handwerk hätte ebenso viel gebracht. Die Maske trug ich, um undurchschaubar zu bleiben.',
      'Ab und zu bin ich gern jemand anderes, damit mein Gesicht eine Frage bleibt.',
    ],
    best: [
      'Es brachte am meisten, und zufällig stimmte es.',
      'Keine Lüge hätte mehr gebracht.',
      'Ich hätte dasselbe gesagt, wenn es gelogen gewesen wäre.',
    ],
    bait: [
      'Es sah nach Lüge aus, und wer die Wahrheit verurteilt, verliert: Ich hoffte, dass jemand anbeißt.',
      'Das würde kaum jemand glauben. Genau darum.',
      'Ich wollte angeklagt werden.',
    ],
    safe: [
      'Die Wahrheit kann mir niemand nehmen.',
      'Das war sicher, was es sonst auch zu holen gab.',
      'Mit der Wahrheit schläft man gut, und eine Falle ist sie obendrein.',
    ],
    robbed: [
      'Man hatte mir gerade etwas genommen, und das sollte wehtun.',
      'Da war eine Hand in meinem Beutel. Ich wollte nicht zusehen.',
      'Es war mein Beutel, der geöffnet wurde.',
    ],
    unknown: [
      'Niemand hatte etwas gesehen, was dagegen sprach.',
      'Ich hatte keine Karte gezeigt, die es widerlegt hätte.',
      'Niemand konnte es besser wissen, also meldete ich mich.',
    ],
    fined: ['Sonst hätte ich zahlen müssen.', 'Eine Maske war billiger als die Strafe.', 'Mir war nicht nach Zahlen.'],
    'toss-up': [
      'Einen besseren Grund habe ich nicht: Ich hätte auch losen können.',
      'Ich hätte ebenso gut schweigen können.',
      'Eine Laune, und keine sichere.',
    ],
  },
  guessing: {
    sure: ['Das genügte mir, um es auszusprechen.', 'Da gab es nichts mehr abzuwarten.', 'Worauf also warten?'],
    'last two': [
      'Wir waren nur noch zu zweit, und wer wartet, wird erraten.',
      'Zu zweit muss eine Seite die erste sein.',
      'Eine unserer beiden Masken wäre gleich gefallen. Ich wollte schneller sein.',
    ],
    hunted: [
      'Aber mir war jemand dicht auf den Fersen, da hatte ich wenig zu verlieren.',
      'Jemand hatte fast alle meine Karten gesehen. Ich musste schneller sein.',
      'Ich war selbst beinahe entdeckt und wollte nicht darauf warten.',
    ],
    late: [
      'Der Abend war lang geworden und ich weniger vorsichtig.',
      'Nach so vielen Runden war mir das genug.',
      'Die letzte Runde kam näher, und ein Ende ohne Sieg nützt niemandem.',
    ],
    fair: ['Das war mir sicher genug.', 'Eine gute Wette, dachte ich.', 'Für weniger habe ich länger gewartet.'],
    'toss-up': [
      'Ich täte es nicht wieder: Ich hätte auch losen können.',
      'Es war ein Würfelwurf.',
      'Etwas in mir wollte es wissen.',
    ],
  },
  doubting: {
    shown: [
      'Ich wusste, dass es nicht so war: gezeigt oder zugegeben.',
      'Das war mir gezeigt oder vor allen gestanden worden.',
      'Daran gab es nichts zu rätseln, ich wusste es besser.',
    ],
    unlikely: [
      'Das war kaum zu glauben.',
      'Dafür mussten es schon zu viele andere sein.',
      'Es passte zu nichts, was ich gehört hatte.',
    ],
    followed: [
      'Wer anklagte, hatte dort gefragt und musste es wissen.',
      'Ich folgte der Anklage: Dort hatte man mehr Karten gesehen als ich.',
      'Allein hätte ich es nicht getan, aber wer anklagte, hatte nachgesehen.',
    ],
    spared: [
      'Wer die Wahrheit verurteilt, verschenkt das Spiel, und das war mir zu gewagt.',
      'Eine Lüge, die stehen bleibt, kostet wenig; eine verurteilte Wahrheit das Spiel.',
      'Ich war nicht sicher genug, um das Spiel herzuschenken.',
    ],
    kept: [
      'Ich wusste, dass es gelogen war, aber wer anklagte, hatte nie gefragt, und was ich weiß, gehört mir.',
      'Ich hätte es sagen können, und damit allen verraten, was nur mir gezeigt worden war.',
      'Wer blind anklagt, fischt nach dem, was die anderen wissen. Ich behielt es für mich.',
    ],
    'toss-up': [
      'Ich hätte auch losen können.',
      'Ich hätte ebenso gut anders stimmen können.',
      'Mehr als ein Gefühl hatte ich nicht.',
    ],
  },
  ends: {
    stood: ['Niemand nahm es mir.', 'Es blieb stehen.', 'Man ließ es durchgehen.'],
    caught: [
      'Man durchschaute mich, und ich musste es zurücknehmen.',
      'Ich wurde ertappt.',
      'Der Tisch ließ mich gestehen.',
    ],
    proved: [
      'Man verurteilte es, ich zeigte meine Karte und hatte gewonnen.',
      'Man biss an: Ich zeigte meine Karte und gewann das Spiel.',
      'Es wurde verurteilt, und das war mein Sieg.',
    ],
  },
  gained: (by) => `${by > 0 ? 'Ich gewann' : 'Ich verlor'} ${chronicle.swung(Math.abs(by))}.`,
  verdicts: {
    right: ['Ich hatte recht.', 'So war es, und damit war diese Maske aus dem Spiel.', 'Es stimmte.'],
    wrong: [
      'Ich irrte mich und war draußen.',
      'Es war nicht so, und ich musste gehen.',
      'Falsch, und das war mein Ende.',
    ],
  },
  outvoted: {
    true: {
      carried: 'Es war die Wahrheit, sie wurde verurteilt, und das gewann das Spiel.',
      failed: 'Es war die Wahrheit, und der Tisch ließ sie gelten.',
    },
    false: {
      carried: 'Es war eine Lüge, und sie wurde zurückgenommen.',
      failed: 'Es war eine Lüge, und der Tisch ließ sie gelten.',
    },
  },
})
