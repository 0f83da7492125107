/** The blocks of `docs/authoring/kernel.md`: what the kernel declares for authors, grouped by what they do with it. */
import { promises } from '../../kernel/contract/contract.ts'
import { type Advice, hints } from '../../kernel/contract/hints.ts'
import { fenced, tabled } from './blocks.ts'
import { type Declaration, declaredIn } from './declarations.ts'

/** The files of which authors read, by the block in which they do; and what in them is the house's business. */
const files = {
  state: 'kernel/state.ts',
  game: 'kernel/game.ts',
  luck: 'kernel/chance.ts',
  match: 'kernel/match.ts',
  text: 'kernel/text.ts',
  bots: 'kernel/bot.ts',
  natures: 'kernel/nature.ts',
  lesson: 'kernel/lesson.ts',
  chronicle: 'kernel/chronicle.ts',
  sure: 'kernel/at.ts',
} as const

const HOUSE: ReadonlySet<string> = new Set([
  'received',
  'completed',
  'setUp',
  'parseOptions',
  'taping',
  'TornTape',
  'fromTape',
  'scatter',
  'refusals',
  'slow',
  'levels',
  'Level',
  'recollect',
  'Tricks',
  'Honours',
  'honoursOf',
  'turningPoint',
  'momentsOf',
])

export function kernelBlocks(): Readonly<Record<string, string>> {
  const declared = declaredIn(Object.values(files))
  const blocks = Object.entries(files).map(([block, file]) => {
    return [block, forAuthors(declared[file].declarations).map(declarationText).join('\n\n')]
  })
  return {
    ...Object.fromEntries(blocks),
    promises: promises.map((promise) => `- ${promise}`).join('\n'),
    hints: advice(),
  }
}

/** What a file exports for authors, and the types of its own that this speaks of. */
function forAuthors(all: readonly Declaration[]): readonly Declaration[] {
  const shown = all.filter(({ is, name }) => is === 'exported' && !HOUSE.has(name))
  const spoken = shown.map(({ code }) => code).join('\n')
  const isSpokenOf = ({ name, code }: Declaration) =>
    /^(?:interface|type) /.test(code) && new RegExp(`\\b${name}\\b`).test(spoken)
  return all.filter((one) => shown.includes(one) || (one.is === 'inner' && isSpokenOf(one)))
}

function declarationText({ name, comment, code }: Declaration): string {
  const words = comment === '' ? [] : [comment]
  return [`#### \`${name}\``, ...words, fenced('ts', code)].join('\n\n')
}

function advice(): string {
  const all: readonly Advice[] = Object.values(hints)
  const rows = all.map(({ why, look }) => [why, look.map(([file, what]) => `\`${file}\`: ${what}`).join('<br>')])
  return tabled(['why it matters', 'where to look, in `games/NAME/`'], rows)
}
