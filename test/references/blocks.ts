/** A document of ours is prose with blocks in it that a program writes: `<!-- NAME -->` up to `<!-- /NAME -->`. */
const BLOCK = /<!-- ([a-z][\w -]*) -->\n[\s\S]*?<!-- \/\1 -->/g

/** The document with every block as it should be. One that nobody writes, or that the document lacks, is a mistake. */
export function filled(document: string, blocks: Readonly<Record<string, string>>): string {
  const seen = new Set<string>()
  const text = document.replace(BLOCK, (_, name: string) => {
    seen.add(name)
    const block = blocks[name]
    if (block === undefined) throw new Error(`nobody writes the block ${name}`)
    return `<!-- ${name} -->\n${block.trim()}\n<!-- /${name} -->`
  })
  const lost = Object.keys(blocks).filter((name) => !seen.has(name))
  if (lost.length > 0) throw new Error(`the document has no block ${lost.join(', ')}`)
  return text
}

/** A piece of code. */
export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** A table: its head, and a line for each row. */
export function tabled(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
