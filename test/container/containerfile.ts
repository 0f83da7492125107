/** What a Containerfile says, line by line: as much of its grammar as ours needs. */

export interface Instruction {
  readonly word: string
  /** `--from=build` */
  readonly flags: ReadonlyMap<string, string>
  readonly rest: string
}

/** A stage for each FROM. */
export function stagesIn(text: string): Instruction[][] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const instruction = instructionIn(line)
    if (instruction.word === 'FROM') stages.push([])
    stages.at(-1)?.push(instruction)
  }
  return stages
}

function instructionIn(line: string): Instruction {
  const [, word = '', flags = '', rest = ''] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? []
  return { word, flags: new Map([...flags.matchAll(/--(\w[\w-]*)=(\S+)/g)].map(([, k = '', v = '']) => [k, v])), rest }
}

/** All of one kind, in their order. */
export const saying = (stage: readonly Instruction[], word: string): Instruction[] =>
  stage.filter((instruction) => instruction.word === word)

/** What the last of one kind says, which is the one that counts. */
export function last(stage: readonly Instruction[], word: string): string {
  const found = saying(stage, word).at(-1)
  if (!found) throw new Error(`there is no ${word}`)
  return found.rest
}

/** The words of a command that no shell reads. */
export function commandIn(text: string): string[] {
  const words: unknown = JSON.parse(text.replace(/^CMD\s+/, ''))
  if (!Array.isArray(words)) throw new Error(`${text} is no list of words`)
  return words.map(String)
}
