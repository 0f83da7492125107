const WIDTH = 120
const IMPORTS = /(?:^import \{ kit as \w+ \} from .*\n)+/m
const LIST = /^(const kits: [^=]*= )\[([^\]]*)\]$/m

/** The text of the shelf with one more game on it, as our formatter would write it; nothing if it cannot be read. */
export function shelvedIn(text: string, name: string): string | undefined {
  const [imports] = IMPORTS.exec(text) ?? []
  const [list, head, games] = LIST.exec(text) ?? []
  if (imports === undefined || list === undefined || head === undefined || games === undefined) return undefined
  const lines = [...imports.trimEnd().split('\n'), `import { kit as ${name} } from './${name}/kit.ts'`]
  const names = [...games.split(',').map((one) => one.trim()), name].filter((one) => one !== '')
  const inOneLine = `${head}[${names.join(', ')}]`
  const inMany = `${head}[\n${names.map((one) => `  ${one},\n`).join('')}]`
  return text
    .replace(imports, `${lines.toSorted(byPath).join('\n')}\n`)
    .replace(list, inOneLine.length > WIDTH ? inMany : inOneLine)
}

const pathOf = (line: string) => line.split("'")[1] ?? ''
const byPath = (a: string, b: string) => (pathOf(a) < pathOf(b) ? -1 : 1)
