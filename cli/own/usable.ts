/** Looks at a file once before it plays: whoever has mistyped something shall not read of it in the middle of a game. */
import { Usage, type Words } from '../words.ts'
import { loadFile, Unusable } from './file.ts'
import { ownText } from './text.ts'

export async function seeThatUsable({ language }: Words, file: string): Promise<void> {
  await loadFile(file).catch((error: unknown) => {
    throw error instanceof Unusable ? new Usage(ownText[language][error.why](file, error.message)) : error
  })
}
