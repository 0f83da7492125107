import { plural } from '../../kernel/text.ts'
import { tokenDe } from './chronicle.text.ts'
import { telling } from './confession.text.ts'
import type { Burden } from './confession.why.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

const first = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** The same goblet as whoever acts. */
const subject = (goblet: string) =>
  goblet
    .replace(/^den /, 'der ')
    .replace(/^meinen /, 'mein ')
    .replace(/^unseren /, 'unser ')

export const confessingDe = (
  words: Pick<Vocabulary, 'sorts'>,
  phrases: Pick<Phrases, 'wine' | 'rare'>,
  burden: Burden,
) =>
  telling({
    token: tokenDe(words, phrases),
    // In the accusative.
    goblet: (where, name) => {
      switch (where.of) {
        case 'mine':
          return 'meinen Becher'
        case 'ours':
          return 'unseren Becher'
        case 'row':
          return `Becher ${where.place + 1}`
        default:
          return `den Becher vor ${name(where.seat)}`
      }
    },
    pour: (token, goblet) => `Ich schenkte ${token} in ${goblet} ein`,
    drink: (goblet) => `Ich trank ${goblet}`,
    foretell: (who) => `Ich sagte ${who} das Ende voraus`,
    deeds: {
      swap: 'Ich tauschte Becher',
      rotate: 'Ich drehte die Becher um den Tisch',
      veil: 'Ich ließ alle wegsehen',
      toast: 'Ich rief den Toast aus',
    },
    deadly: (n, goblet) => [
      `Ich hielt ${goblet} zu ${n} % für vergiftet.`,
      `${first(subject(goblet))} war nach allem, was ich wusste, mit ${n} % vergiftet.`,
      `Ob es ${goblet} schon erwischt hatte? Ich gab dem ${n} %.`,
    ],
    known: (fate, goblet) =>
      fate === 'poisoned'
        ? [
            `${first(subject(goblet))} war vergiftet, das wusste ich.`,
            `Ich hielt ${goblet} für den sicheren Tod.`,
            `${first(subject(goblet))} konnte nur tödlich sein.`,
          ]
        : [
            `${first(subject(goblet))} war sauber, soweit man das wissen konnte.`,
            `Ich sah keinen Weg, auf dem Gift in ${goblet} gekommen wäre.`,
            `${first(subject(goblet))} hätte noch niemanden umgebracht.`,
          ],
    got: (n) => `Der, den ich dafür bekam: ${n} %.`,
    pours: {
      heal: [
        'Das sollte mich am Leben halten.',
        'Also kümmerte ich mich um meine Gesundheit.',
        'Ich wollte das trinken können.',
      ],
      ruin: [
        'Tot war ich mehr wert als lebendig.',
        'Mir kam es gelegen, wenn dieser Becher tötet.',
        'Ausnahmsweise half mir das Gift.',
      ],
      harm: ['Das sollte töten.', 'Da war eine Rechnung offen.', 'Das war mein Ziel, und ich zielte.'],
      shield: [
        'Lebendig nützte mir mein Ziel mehr.',
        'Ausnahmsweise wünschte ich meinem Ziel Gutes.',
        'Güte war es nicht: Dieses Leben war mir etwas wert.',
      ],
      rival: [
        'Nicht mein Ziel, aber weniger Konkurrenz.',
        'Wer dort saß, sollte von mir keine Punkte bekommen.',
        'Dort wünschte ich niemandem Gutes.',
      ],
      wine: [
        'Der meiste Wein am Tisch ist einen Punkt wert.',
        'Ich zählte den Wein, nicht das Gift.',
        'Für den meisten Wein gibt es einen Punkt.',
      ],
      certain: ['Einer mehr machte es sicher.', 'Kein Gegengift sollte das verderben.', 'Lieber zu viel als zu wenig.'],
      rid: [
        {
          wine: 'Ich wollte ihn nur los sein: Wer noch Wein hat, ruft keinen Toast aus.',
          everything: 'Ich wollte es nur los sein: Mit vollen Händen ruft niemand den Toast aus.',
        }[burden],
        'Es musste irgendwohin, bevor ich den Toast ausrufen konnte.',
        {
          wine: 'Je eher mein Wein fort ist, desto eher darf ich den Toast ausrufen.',
          everything: 'Je eher meine Hand leer ist, desto eher darf ich den Toast ausrufen.',
        }[burden],
      ],
      decoy: [
        'Das war ein Köder: Wohin ich einschenke, soll nicht verraten, was.',
        'Dort bewirkte es wenig, und genau das war der Sinn. Sollen sie rätseln.',
        'Schenkte ich immer dort ein, wo es am meisten nützt, wäre meine Hand ein offenes Buch.',
      ],
      trap: [
        'Jemand würde diesen Becher nehmen. Ich nicht.',
        'Ich legte eine Falle und merkte mir, wo.',
        'Noch ein Becher, den ich anderen überlassen wollte.',
      ],
      refuge: [
        'Ich wollte einen Becher, den ich trinken kann.',
        'Der sollte mein Ausweg sein.',
        'Ich hielt mir einen Platz frei.',
      ],
      'toss-up': [
        'Um den Becher hätte ich auch losen können.',
        'Für diesen Becher hatte ich keinen guten Grund.',
        'Es hätte ebenso gut woanders hingepasst.',
      ],
    },
    moves: {
      away: [
        'Also weg mit meinem.',
        'Was vor mir stand, wollte ich nicht trinken.',
        'Was ich dafür bekam, konnte nur besser sein.',
      ],
      theirs: [
        'Mir gefiel, was mein Ziel dafür bekam.',
        'Es ging um den Becher meines Ziels, nicht um meinen.',
        'Das Gift sollte stehen, wo es hingehört.',
      ],
      better: [
        'Alles in allem stand der Tisch so besser für mich.',
        'Es ging mir weniger um meinen als um das, was die anderen bekamen.',
        'Es half mir ein wenig und sonst niemandem.',
      ],
      'toss-up': [
        'Viel versprach ich mir nicht davon: Ich hätte auch losen können.',
        'Ich hätte sie ebenso gut stehen lassen können.',
        'Ich wollte nur, dass sich etwas bewegt.',
      ],
    },
    toasts: {
      content: [
        'Ich würde leben, mein Ziel nicht: Zeit zu trinken.',
        'Besser konnte es für mich kaum stehen.',
        'So gefällt mir ein Tisch.',
      ],
      safe: [
        'Ich würde wieder aufstehen, das genügte mir.',
        'Meinen konnte ich trinken, und wer weiß, wie lange noch.',
        'Ich wollte nicht warten, bis es mir jemand verdirbt.',
      ],
      race: [
        'Mir gefiel es nicht, aber sonst hätte gleich jemand anderes gerufen.',
        'Andere hatten fast leere Hände. Ich wollte schneller sein.',
        'Warten wäre schlimmer gewesen: Die anderen waren beinahe fertig.',
      ],
      ahead: [
        'Es war gewagt, versprach mir aber mehr als den anderen.',
        'Die anderen standen schlechter da als ich, dachte ich.',
        'Alles in allem hatte ich mehr zu gewinnen als zu verlieren.',
      ],
      'toss-up': [
        'Irgendwer muss rufen: Ich hätte auch losen können.',
        'Ich war des Wartens müde.',
        'Ich hatte keinen besseren Grund als Ungeduld.',
      ],
    },
    drinks: {
      cleanest: [
        'Kein anderer sah besser aus.',
        'Es war der sauberste, den ich finden konnte.',
        'Wenn schon trinken, dann diesen.',
      ],
      astray: [
        'Nach dieser Rechnung wäre ein anderer sicherer gewesen. Ich ging nach Gefühl.',
        'Ich hätte einen sichereren nehmen können und tat es nicht.',
        'An etwas stirbt man immer.',
      ],
    },
    foretells: {
      likely: [
        'Das war wahrscheinlich genug, um es laut zu sagen.',
        'Ein geschenkter Punkt, dachte ich.',
        'Diesen Becher hatte ich die ganze Zeit im Auge.',
      ],
      'toss-up': [
        'Es war geraten.',
        'Es kostete nichts, das zu sagen.',
        'Ich hätte auch losen können, aber billig war es.',
      ],
    },
    mine: {
      well: ['Ich trank und stand wieder auf.', 'Mir schadete es nicht.', 'Ich überlebte.'],
      poisoned: ['Was ich trank, war Gift.', 'Es brachte mich um.', 'Ich stand nicht wieder auf.'],
    },
    theirs: (fate, who) =>
      fate === 'poisoned'
        ? [`${who} trank Gift.`, `Für ${who} ging es schlecht aus.`, `${who} stand nicht wieder auf.`]
        : [`${who} trank und stand wieder auf.`, `Für ${who} ging es gut aus.`, `${who} überlebte.`],
    nobody: 'Am Ende trank es niemand.',
    moved: 'Der Becher blieb nicht dort.',
    gained: (by) =>
      `${by > 0 ? 'Es brachte mir' : 'Es kostete mich'} ${Math.abs(by)} ${plural.de(Math.abs(by), 'Punkt', 'Punkte')}.`,
  })
