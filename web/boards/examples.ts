/** Worked examples in the rules, where a game brings one: fetched with them. */
import { useEffect, useState } from 'preact/hooks'
import { insist } from '../app/insist.ts'

export interface Told {
  readonly title: string
  readonly steps: readonly string[]
}

/** What stands before whom: a goblet with its tokens, a mask with what its wearer gets. */
export interface Thing {
  readonly name: string
  readonly of: string
  readonly with?: readonly string[]
  readonly is?: 'down' | 'up'
}

export interface Example {
  /** The clause after whose chapter it stands. */
  readonly after: string
  /** Where its things are drawn. */
  readonly sheet: string
  told(): Told
  /** What is to be seen at each step. */
  readonly scenes: readonly (readonly Thing[])[]
}

const examples = import.meta.glob<Example>('./*/example.ts', { import: 'example' })

export function useExample(game: string): Example | undefined {
  const [example, setExample] = useState<Example>()
  useEffect(() => {
    const fetchOne = examples[`./${game}/example.ts`]
    if (fetchOne) void insist(fetchOne).then(setExample)
  }, [game])
  return example
}
