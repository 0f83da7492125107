/** The table of goblets in words, for either game: each brings the words. */
import { at } from '../../kernel/at.ts'
import type { Laid, PlainText } from '../../kernel/kit.ts'
import type { Frozen, Shape } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Held, House, Setting } from './state.ts'
import { sorts, type Tokens } from './tokens.ts'
import type { Vocabulary } from './words.ts'

type Laying = Shape & { table: Setting; hand: Held }

export interface PlainPhrases {
  course(course: number, round: number): string
  called(who: string): string
  /** Where a goblet stands, whose ring it bears if rings are used, and before whom. */
  goblet(place: number, ring: string | undefined, before: string | undefined): string
  emptied(place: number, held: string): string
  screen(tokens: number): string
  points(points: number): string
  target(who: string): string
  held(tokens: string): string
  nothing: string
}

export function plainOf<G extends Laying>(
  { houses, sorts: called }: Pick<Vocabulary, 'houses' | 'sorts'>,
  t: PlainPhrases,
): PlainText<G> {
  const handful = (tokens: Frozen<Tokens>) =>
    sorts.flatMap((sort) => (tokens[sort] > 0 ? [`${tokens[sort]} ${called[sort]}`] : [])).join(', ') || t.nothing
  const ofHouse = (house: House) => at(houses, house, 'house').name
  return {
    table: (table: Frozen<Setting>, name) => [
      { says: t.course(table.course, table.round) },
      ...(table.call ? [{ says: t.called(ofHouse(table.call.house)) }] : []),
      ...table.standing.flatMap((stands, place) => {
        const ring = table.rings?.[place]
        const noble = table.mode === 'duel' ? undefined : table.nobles[place]
        const before = noble === undefined ? undefined : name(noble)
        if (stands) return [{ says: t.goblet(place + 1, ring === undefined ? undefined : ofHouse(ring), before) }]
        const drunk = table.emptied[place]
        return drunk ? [{ says: t.emptied(place + 1, handful(drunk)) }] : []
      }),
      ...table.nobles.flatMap((noble, house) => platesOf(table, noble, house, name)),
    ],
    hand: ({ hand, table, seat }, name) => {
      const setting: Frozen<Setting> = table
      const house = setting.nobles.findIndex((noble, one) => noble === seat || setting.tasters[one] === seat)
      const target = setting.targets[house]
      return [
        t.held(handful((hand as Frozen<Held>).tokens)),
        ...(target === undefined ? [] : [t.target(name(at(setting.nobles, target, 'noble')))]),
      ]
    },
  }

  function platesOf({ tasters, screens, score }: Frozen<Setting>, noble: number, house: House, name: Name): Laid[] {
    const taster = tasters[house] ?? null
    const beside = taster === null ? '' : ` & ${name(taster)}`
    return [
      {
        seat: noble,
        says: `${ofHouse(house)}${beside}: ${t.screen(at(screens, house))}, ${t.points(score[noble] ?? 0)}`,
      },
    ]
  }
}
