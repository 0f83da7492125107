/** What was tried and what came of it: a line a step. */

const print = (line: string) => process.stdout.write(`${line}\n`)
const tried = { well: 0, ill: 0 }

/** Whoever fails once on a way gets no further on it. */
class Stuck extends Error {}

export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    const result = await work()
    tried.well++
    print(`  ok      ${what} (${Math.round((performance.now() - began) / 1000)} s)`)
    return result
  } catch (error) {
    tried.ill++
    const why = error instanceof Error ? error.message : String(error)
    print(`  NOT OK  ${what}\n${why.trimEnd().replace(/^/gm, '          ')}`)
    throw new Stuck(what)
  }
}

/** What could not be meant as it is written. */
export const instead = (what: string) => print(`  --      ${what}`)

export async function way(title: string, work: () => Promise<void>): Promise<void> {
  print(title)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Stuck)) {
      tried.ill++
      print(`  NOT OK  ${String(error)}`)
    }
    print('          The rest of this way was not tried.')
  }
}

export function summary(): number {
  print(`${tried.well} steps as they are written, ${tried.ill} not`)
  return tried.ill === 0 ? 0 : 1
}
