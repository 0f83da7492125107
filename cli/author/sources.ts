import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../checks/tools.ts'
import { Usage, type Words } from '../words.ts'
import { de } from './text.de.ts'
import { type AuthorText, en } from './text.en.ts'

/** What an author is told, where there is something to write on: a package has programs alone. */
export function authorText({ language }: Words): AuthorText {
  const text = language === 'de' ? de : en
  if (!existsSync(join(root, 'cli/template'))) throw new Usage(text.noSources)
  return text
}
