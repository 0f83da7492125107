import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Claim, Face, Move, Options, Rats, RatsNews, RatsSecret } from './state.ts'
import { title } from './title.ts'

const count = (n: number, one: string, many: string) => `${n} ${plural.en(n, one, many)}`
const ratCount = (n: number) => count(n, 'rat', 'rats')
const brains = (n: number) => plural.en(n, 'one brain', `${n} brains`)
const claimed = (claim: Claim) => (claim === 0 ? '“none”' : `“at least ${claim}”`)
const faces = (dice: readonly Face[]) => dice.join(' + ')
const list = new Intl.ListFormat('en')

const kinds: Record<Move['kind'], string> = {
  shake: 'Shake the wall',
  look: 'Look under it',
  announce: 'Announce',
  'hand on': 'Hand on unseen',
  believe: 'Believe',
  doubt: 'Doubt',
  kill: 'Take somebody along',
  spare: 'Go alone',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: { label: 'Who starts', help: 'The dice choose, or you know who looks maddest tonight.' },
  noneTrue: {
    label: 'Doubting an honest “none”',
    help: 'What it costs to lift the wall and find it empty, as promised.',
  },
  ratsTrue: { label: 'Doubting honest rats', help: 'What it costs to lift the wall and find the rats, as promised.' },
  ratsFalse: { label: 'Caught inventing rats', help: 'What it costs when somebody lifts the wall on too few rats.' },
  safety: { label: 'No endless silence', help: 'After long agreement that there are no rats, somebody must hear one.' },
  odds: { label: 'Odds at hand', help: 'The page says how often dice that nobody has seen would bear a claim out.' },
}

export const en: Text<Rats> = {
  ...title.en,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    shake: () => 'Shake the wall',
    look: () => 'Look, for your eyes only',
    announce: ({ claim }) => (claim === 0 ? 'Say “none at all”' : `Say “at least ${claim}”`),
    'hand on': ({ claim }) => `Hand on unseen as “at least ${claim}”`,
    believe: () => 'Believe it',
    doubt: () => 'Lift the wall',
    kill: ({ seat }, name) => `Take ${name(seat)} along`,
    spare: () => 'Go quietly',
  }),
  news: telling<RatsNews>({
    starter: ({ seat, rolls }, name) => {
      const rolled = rolls.at(-1)?.[seat]
      return rolled == null
        ? `${name(seat)} looks maddest and starts.`
        : `${name(seat)} starts, with ${ratCount(rolled)} thrown.`
    },
    round: ({ seat }, name) => `One die goes into the wall. ${name(seat)} listens first.`,
    vault: ({ seat }, name) =>
      `${name(seat)} turns the coaster. Below the cellar lies a vault, and the floor is bones.`,
    shook: ({ seat, dice, how }, name) =>
      ({
        first: `${name(seat)} shakes the wall.`,
        added: `${name(seat)} shakes the wall, with ${count(dice, 'die', 'dice')} in it now.`,
        again: `${name(seat)} has seen enough and shakes once more. Nobody knows now.`,
      })[how],
    looked: ({ seat }, name) => `${name(seat)} looks. The face says nothing.`,
    announced: ({ seat, claim, ground }, name) => {
      const said = claim === 0 ? 'No rats at all' : `At least ${claim}`
      return {
        looked: `“${said}”, says ${name(seat)}, who has looked.`,
        unlooked: `“${said}”, says ${name(seat)} without looking.`,
        blind: `“${said}”, says ${name(seat)}, blind.`,
        unseen: `“${said}”, says ${name(seat)} and hands it on as it is.`,
      }[ground]
    },
    'first rats': ({ seat }, name) => `${name(seat)} was the first to say rats. That costs a brain.`,
    believed: ({ seat, claim }, name) => `${name(seat)} believes ${claimed(claim)}.`,
    revealed: ({ seat, dice, claim, verdict }, name) =>
      `${name(seat)} lifts the wall: ${faces(dice)}. ${verdict === 'true' ? 'True' : 'A lie, or a bad guess'}: ${claimed(claim)}.`,
    sanity: ({ from, to, lost }, name) =>
      `${name(from)} loses ${brains(lost)}; ${name(to)} gains one${lost > 1 ? ', the rest goes to the centre' : ''}.`,
    mad: ({ seat }, name) => `${name(seat)} has no mind left to lose.`,
    killed: ({ seat, by }, name) => `${name(by)}, raving, takes ${name(seat)} along into the dark.`,
    spared: ({ by }, name) => `${name(by)} goes alone, humming.`,
    over: ({ winners }, name) => `The sanest in the house: ${list.format(winners.map(name))}.`,
  }),
  secret: telling<RatsSecret>({
    saw: ({ dice }) => `You saw ${faces(dice)}: ${ratCount(dice.reduce<number>((sum, face) => sum + face, 0))}.`,
  }),
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'safety' || key === 'odds') return value ? 'on' : 'off'
    if (key === 'starter') return value === 'dice' ? 'by dice' : name(Number(value))
    return Number(value) === 2 ? 'two brains' : brains(1)
  },
}
