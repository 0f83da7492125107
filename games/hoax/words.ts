/** The words for roles and tokens, and the overview sheet (H2), for the texts and for the board. */
import type { Language } from '../../kernel/text.ts'
import type { Move, Options, Role, Sort } from './state.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

interface Ability {
  readonly name: string
  readonly does: string
  /** Null where nobody gives anything. */
  readonly from: string | null
}

/** A personal action, under the kind of its move. */
export interface PersonalAction extends Ability {
  readonly kind: Extract<Move['kind'], 'tax' | 'income' | 'spell' | 'steal'>
}

/** A reaction, under the kind of its move, and what it rests on. */
interface Reaction extends Ability {
  readonly kind: Extract<Move['kind'], 'illegal' | 'fine' | 'forgive' | 'immune'>
  readonly rests: string
}

interface RoleWords {
  readonly name: string
  /** What the mask says of itself. */
  readonly says: string
  readonly deeds: readonly PersonalAction[]
  readonly reaction: Reaction | null
}

export interface Vocabulary {
  readonly roles: Readonly<Record<Role, RoleWords>>
  readonly sorts: Readonly<Record<Sort, string>>
  /** What a spell does where the table agreed on its size (H2.7). */
  readonly spells: Readonly<Record<Options['spell'], string>>
}

export const hoaxWords: Readonly<Record<Language, Vocabulary>> = { en, de }

export function amount({ sorts }: Vocabulary, count: number, sort: Sort): string {
  return `${count} ${sorts[sort]}`
}

/** H2.7: what a role may do in its turn at this table. */
export function deedsAt(
  { roles, spells }: Vocabulary,
  role: Role,
  options: Pick<Options, 'spell' | 'incomes'>,
): PersonalAction[] {
  return roles[role].deeds
    .filter(({ kind }) => kind !== 'income' || role === 'peasant' || options.incomes)
    .map((deed) => (deed.kind === 'spell' ? { ...deed, does: spells[options.spell] } : deed))
}
