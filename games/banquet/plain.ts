/** The table of goblets in words, for either game: each brings the words, and what it has of its own. */
import { at } from '../../kernel/at.ts'
import type { Laid, PlainText } from '../../kernel/kit.ts'
import type { Frozen, Glance, Seat, Shape } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Key } from './characters/key.ts'
import { members } from './houses.ts'
import type { Held, House, Place, Setting } from './state.ts'
import { type Sort, sorts, type Tokens } from './tokens.ts'
import type { Vocabulary } from './words.ts'

type Laying = Shape & { table: Setting; hand: Held }

/** Where the tables use other words. */
export interface PlainNames {
  /** Where tokens lie that nobody else may see. */
  readonly hidden: string
  readonly course: string
  /** What it is called when the turn has come round again. */
  readonly round: string
  readonly wines: string
}

export interface PlainPhrases {
  course(course: number, round: number): string
  called(who: string): string
  /** G4.8, T3.4: nobody called it. */
  calledForAll: string
  /** Where a goblet stands, whose ring it bears if rings are used, and before whom. */
  goblet(place: number, ring: string | undefined, before: string | undefined): string
  emptied(place: number, held: string): string
  screen(tokens: number): string
  target(who: string): string
  character(name: string, lies: 'open' | 'face down'): string
  points(points: number): string
  /** What lies where nobody else may see it. */
  held(tokens: string): string
  nothing: string
  /** More than one wine. */
  wines: string
}

/** What is otherwise at the table of each game. */
export interface PlainJoints<G extends Laying> {
  /** Whether the goblets stand in a row, and so before nobody. */
  isRow(table: Glance<G>['table']): boolean
  pointsShown(table: Glance<G>['table']): boolean
  /** How the character of a seat lies there. */
  lies(table: Glance<G>['table'], seat: Seat): 'open' | 'face down'
  /** What a seat holds besides its tokens. */
  holds(hand: Frozen<G['hand']>): readonly string[]
}

type Words = Pick<Vocabulary, 'houses' | 'sorts'> & {
  readonly characters: Readonly<Partial<Record<Key, { readonly name: string }>>>
}

export function plainOf<G extends Laying>(words: Words, t: PlainPhrases, joints: PlainJoints<G>): PlainText<G> {
  const called = (sort: Sort, { wine }: Frozen<Tokens>) => (sort === 'wine' && wine > 1 ? t.wines : words.sorts[sort])
  const handful = (tokens: Frozen<Tokens>) =>
    sorts.flatMap((sort) => (tokens[sort] > 0 ? [`${tokens[sort]} ${called(sort, tokens)}`] : [])).join(', ') ||
    t.nothing
  const ofHouse = (house: House) => at(words.houses, house, 'house').name

  function gobletAt(table: Glance<G>['table'], place: Place, name: Name): Laid[] {
    const { standing, emptied, rings, nobles }: Frozen<Setting> = table
    const ring = rings?.[place]
    const before = joints.isRow(table) ? undefined : name(at(nobles, place, 'noble'))
    if (standing[place]) return [{ says: t.goblet(place + 1, ring === undefined ? undefined : ofHouse(ring), before) }]
    const drunk = emptied[place]
    return drunk ? [{ says: t.emptied(place + 1, handful(drunk)) }] : []
  }

  function houseAt({ nobles, tasters, screens, targets }: Frozen<Setting>, house: House, name: Name): Laid[] {
    const seat = at(nobles, house, 'noble')
    const beside = tasters[house] == null ? '' : ` & ${name(tasters[house])}`
    const target = targets[house]
    const wanted = target === undefined ? [] : members({ nobles, tasters }, target).map(name)
    return [
      { seat, says: `${ofHouse(house)}${beside}: ${t.screen(at(screens, house))}` },
      ...(wanted.length > 0 ? [{ seat, says: t.target(wanted.join(' & ')) }] : []),
    ]
  }

  /** Partners have a character and, where they do not score together (G8.8), points of their own. */
  function personAt(table: Glance<G>['table'], seat: Seat): Laid[] {
    const { characters, score }: Frozen<Setting> = table
    const key = characters[seat]
    const character = key && words.characters[key]
    return [
      ...(character ? [{ seat, says: t.character(character.name, joints.lies(table, seat)) }] : []),
      ...(joints.pointsShown(table) ? [{ seat, says: t.points(at(score, seat)) }] : []),
    ]
  }

  return {
    table(table, name) {
      const { course, round, call, standing, nobles, score }: Frozen<Setting> = table
      return [
        { says: t.course(course, round) },
        ...(call ? [{ says: call.by === 'table' ? t.calledForAll : t.called(ofHouse(call.house)) }] : []),
        ...standing.flatMap((_, place) => gobletAt(table, place, name)),
        ...nobles.flatMap((_, house) => houseAt(table, house, name)),
        ...score.flatMap((_, seat) => personAt(table, seat)),
      ]
    },
    hand: ({ hand }) => [t.held(handful((hand as Frozen<Held>).tokens)), ...joints.holds(hand as Frozen<G['hand']>)],
  }
}
