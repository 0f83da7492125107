/**
 * Which modules of the page travel together. Left alone, a bundler makes a file of whatever any two pages share; a phone then
 * asks for sixty of them, and each has a head that is longer than many of them.
 */
import { join } from 'node:path'
import { titles } from '../../games/index.ts'

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Pieces by their names, each with the modules that it is for. */
type Stage = Readonly<Record<string, readonly string[]>>

const ofGames = (name: (game: string) => string, ...paths: ((game: string) => string)[]): Stage =>
  Object.fromEntries(titles.map(({ key }) => [name(key), paths.map((path) => path(key))]))

/** In the order in which they are met: a module goes with the first that needs it, and with all of a stage that do. */
const stages: readonly Stage[] = [
  { first: ['web/main.tsx'] },
  {
    home: ['web/pages/Home.tsx'],
    // What boards share, and what whoever is new to a game is shown first, comes with the lobby.
    table: [
      'web/pages/Table.tsx',
      'web/parts/Ledge.tsx',
      'web/parts/Ring.tsx',
      'web/table/FirstCard.tsx',
      'kernel/cue.ts',
    ],
  },
  {
    // What comes after a game, and what it takes to lay a table.
    evening: ['web/table/Over.tsx', 'web/evening/Between.tsx', 'web/evening/LastPage.tsx'],
    laying: ['web/pages/New.tsx', 'web/evening/AnotherGame.tsx'],
    // Whoever hears others wants the rest soon.
    voice: ['web/voice/VoiceSheet.tsx', 'web/voice/Face.tsx', 'web/voice/Subtitles.tsx', 'web/voice/screen.ts'],
  },
  ofGames(
    (game) => game,
    (game) => `games/${game}/kit.ts`,
  ),
  ofGames(
    (game) => `${game}-board`,
    (game) => `web/boards/${game}/index.ts`,
  ),
  // Small parts that are wanted at the same time, or by the same few.
  {
    'in-words': [
      'web/boards/plain/index.ts',
      'web/boards/plain/replay.tsx',
      ...titles.flatMap(({ key }) => [`games/${key}/plain.en.ts`, `games/${key}/plain.de.ts`]),
    ],
  },
  ofGames(
    (game) => `${game}-told`,
    (game) => `games/${game}/chronicle.ts`,
    (game) => `games/${game}/wagers.ts`,
    (game) => `games/${game}/coach.text.ts`,
  ),
]

/** Some modules and all that they need to begin with. */
function needs(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from.map((path) => join(import.meta.dirname, '../..', path)))
  for (const id of found) for (const other of graph.getModuleInfo(id)?.importedIds ?? []) found.add(other)
  return found
}

/** Says with which piece a module goes; nothing where the bundler may decide. */
export function namePiece(): (id: string, graph: Graph) => string | null {
  let known: readonly ReadonlyMap<string, ReadonlySet<string>>[] | undefined
  return (id, graph) => {
    known ??= stages.map((stage) => new Map(Object.entries(stage).map(([name, from]) => [name, needs(graph, from)])))
    for (const stage of known) {
      const names = [...stage].flatMap(([name, modules]) => (modules.has(id) ? [name] : []))
      if (names.length > 0) return names.join('-')
    }
    return null
  }
}
