/** `humbug new`: a small game to begin with, green at once. It is the one in `cli/template`, under another name. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldersIn, keys, lettersOf } from '../../checks/games.ts'
import { root } from '../../checks/tools.ts'
import { onlyWord, read, Usage, type Words } from '../words.ts'
import { shelvedIn } from './shelf.ts'
import { authorText } from './sources.ts'
import type { AuthorText } from './text.en.ts'

/** No variable may be called so: those of the language, and those of the shelf. */
const RESERVED = new Set(
  (
    'as async await break case catch class const continue debugger default delete do else enum export extends false ' +
    'finally for from function if import in instanceof let new null of return static super switch this throw true try ' +
    'typeof var void while with yield kit kits shelf'
  ).split(' '),
)
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const shelf = join(root, 'games/shelf.node.ts')

export function newGame(args: readonly string[]): string {
  const words = read(args, { letter: 'value' })
  const text = authorText(words)
  const name = nameIn(words, text)
  const letter = letterIn(words, text)
  const shelved = shelvedIn(readFileSync(shelf, 'utf8'), name)
  if (shelved === undefined) throw new Usage(text.oddShelf)
  const files = write(name, letter, words)
  writeFileSync(`${shelf}.new`, shelved)
  renameSync(`${shelf}.new`, shelf)
  return words.json ? JSON.stringify({ name, letter, files }) : text.written(name, files.length)
}

function nameIn(words: Words, text: AuthorText): string {
  const name = onlyWord(words, 'NAME')
  if (!/^[a-z]{2,10}$/.test(name) || RESERVED.has(name)) throw new Usage(text.notName(name))
  // A board of that name would be taken for its own.
  const isTaken = foldersIn(root).includes(name) || existsSync(join(root, 'web/boards', name))
  if (isTaken) throw new Usage(text.nameTaken(name))
  return name
}

function letterIn(words: Words, text: AuthorText): string {
  const letter = words.value('letter')
  if (letter === undefined) throw new Usage(words.text.errors.missing('--letter'))
  if (!ALPHABET.includes(letter)) throw new Usage(text.notLetter(letter))
  const owners = new Map(keys.flatMap((key) => lettersOf(key).map((one) => [one, key])))
  const by = owners.get(letter)
  const free = ALPHABET.filter((one) => !owners.has(one))
  if (by !== undefined) throw new Usage(text.letterTaken(letter, by, free.join(' ')))
  return letter
}

/** Read and not imported: a game that is broken just now keeps nobody from writing another. */
function placeOf(key: string): number {
  const title = join(root, 'games', key, 'title.ts')
  const [, place = '0'] = (existsSync(title) && /place: (\d+)/.exec(readFileSync(title, 'utf8'))) || []
  return Number(place)
}

/** Writes all files of the game, or none; gives back what they are called. */
function write(name: string, letter: string, { text }: Words): string[] {
  const [template, folder] = [join(root, 'cli/template'), join(root, 'games', name)]
  const place = Math.max(0, ...keys.map(placeOf)) + 1
  const filled = (whole: string) =>
    whole
      .replaceAll('whopper', name)
      .replaceAll('Whopper', name.charAt(0).toUpperCase() + name.slice(1))
      .replaceAll(/\bW(?=\d)/g, letter)
      .replace('place: 99', `place: ${place}`)
  const files = readdirSync(template)
  const half = `${folder}.new`
  try {
    mkdirSync(half)
    for (const file of files) writeFileSync(join(half, file), filled(readFileSync(join(template, file), 'utf8')))
    renameSync(half, folder)
  } catch {
    rmSync(half, { recursive: true, force: true })
    throw new Usage(text.errors.unwritable(folder))
  }
  return files
}
