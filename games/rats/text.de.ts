import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Claim, Face, Move, Options, Rats, RatsNews, RatsSecret } from './state.ts'
import { title } from './title.ts'

const ratCount = (n: number) => `${n} ${plural.de(n, 'Ratte', 'Ratten')}`
const brains = (n: number) => plural.de(n, 'ein Gehirn', `${n} Gehirne`)
const claimed = (claim: Claim) => (claim === 0 ? '„keine“' : `„mindestens ${claim}“`)
const faces = (dice: readonly Face[]) => dice.join(' + ')
const list = new Intl.ListFormat('de')

const kinds: Record<Move['kind'], string> = {
  shake: 'Gemäuer schütteln',
  look: 'Nachsehen',
  announce: 'Ansagen',
  'hand on': 'Ungesehen weitergeben',
  believe: 'Glauben',
  doubt: 'Zweifeln',
  kill: 'Jemanden mitnehmen',
  spare: 'Allein gehen',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: { label: 'Wer beginnt', help: 'Die Würfel wählen, oder ihr wisst längst, wer heute am irrsten schaut.' },
  noneTrue: {
    label: 'Ehrliches „keine“ bezweifelt',
    help: 'Was es kostet, das Gemäuer zu heben und es leer zu finden, wie versprochen.',
  },
  ratsTrue: {
    label: 'Ehrliche Ratten bezweifelt',
    help: 'Was es kostet, das Gemäuer zu heben und die Ratten zu finden, wie versprochen.',
  },
  ratsFalse: {
    label: 'Beim Erfinden ertappt',
    help: 'Was es kostet, wenn jemand das Gemäuer über zu wenigen Ratten hebt.',
  },
  safety: {
    label: 'Kein endloses Schweigen',
    help: 'Nach langer Einigkeit, dass da keine Ratten sind, muss jemand eine hören.',
  },
  odds: {
    label: 'Chancen zur Hand',
    help: 'Die Seite sagt, wie oft ungesehene Würfel eine Ansage wahr machen würden.',
  },
}

export const de: Text<Rats> = {
  ...title.de,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    shake: () => 'Gemäuer schütteln',
    look: () => 'Nachsehen, nur für dich',
    announce: ({ claim }) => (claim === 0 ? '„Gar keine“ sagen' : `„Mindestens ${claim}“ sagen`),
    'hand on': ({ claim }) => `Ungesehen weitergeben als „mindestens ${claim}“`,
    believe: () => 'Glauben',
    doubt: () => 'Gemäuer heben',
    kill: ({ seat }, name) => `${name(seat)} mitnehmen`,
    spare: () => 'Still gehen',
  }),
  news: telling<RatsNews>({
    starter: ({ seat, rolls }, name) => {
      const rolled = rolls.at(-1)?.[seat]
      return rolled == null
        ? `${name(seat)} schaut am irrsten und beginnt.`
        : `${name(seat)} beginnt mit ${ratCount(rolled)} im Wurf.`
    },
    round: ({ seat }, name) => `Ein Würfel kommt ins Gemäuer. ${name(seat)} horcht zuerst.`,
    vault: ({ seat }, name) =>
      `${name(seat)} dreht den Deckel um. Unter dem Keller liegt ein Gewölbe, und der Boden ist aus Knochen.`,
    shook: ({ seat, dice, how }, name) =>
      ({
        first: `${name(seat)} schüttelt das Gemäuer.`,
        added: `${name(seat)} schüttelt das Gemäuer, jetzt ${plural.de(dice, 'mit einem Würfel', `mit ${dice} Würfeln`)}.`,
        again: `${name(seat)} hat genug gesehen und schüttelt noch einmal. Jetzt weiß es niemand.`,
      })[how],
    looked: ({ seat }, name) => `${name(seat)} sieht nach. Das Gesicht verrät nichts.`,
    announced: ({ seat, claim, ground }, name) => {
      const said = claim === 0 ? 'Gar keine Ratten' : `Mindestens ${claim}`
      return {
        looked: `„${said}“, sagt ${name(seat)} nach einem Blick darunter.`,
        unlooked: `„${said}“, sagt ${name(seat)}, ohne nachzusehen.`,
        blind: `„${said}“, sagt ${name(seat)} blind.`,
        unseen: `„${said}“, sagt ${name(seat)} und gibt es weiter, wie es ist.`,
      }[ground]
    },
    'first rats': ({ seat }, name) => `${name(seat)} hat zuerst von Ratten gesprochen. Das kostet ein Gehirn.`,
    believed: ({ seat, claim }, name) => `${name(seat)} glaubt ${claimed(claim)}.`,
    revealed: ({ seat, dice, claim, verdict }, name) =>
      `${name(seat)} hebt das Gemäuer: ${faces(dice)}. ${verdict === 'true' ? 'Wahr' : 'Gelogen oder schlecht geraten'}: ${claimed(claim)}.`,
    sanity: ({ from, to, lost }, name) =>
      `${name(from)} verliert ${brains(lost)}, ${name(to)} gewinnt eines${lost > 1 ? ', der Rest bleibt in der Mitte' : ''}.`,
    mad: ({ seat }, name) => `${name(seat)} hat keinen Verstand mehr zu verlieren.`,
    killed: ({ seat, by }, name) => `${name(by)} nimmt ${name(seat)} im Wahn mit ins Dunkel.`,
    spared: ({ by }, name) => `${name(by)} geht allein und summt dabei.`,
    over: ({ winners }, name) => `Am klarsten im Kopf: ${list.format(winners.map(name))}.`,
  }),
  secret: telling<RatsSecret>({
    saw: ({ dice }) =>
      `Du hast ${faces(dice)} gesehen: ${ratCount(dice.reduce<number>((sum, face) => sum + face, 0))}.`,
  }),
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'safety' || key === 'odds') return value ? 'an' : 'aus'
    if (key === 'starter') return value === 'dice' ? 'durch Würfel' : name(Number(value))
    return Number(value) === 2 ? 'zwei Gehirne' : brains(1)
  },
}
