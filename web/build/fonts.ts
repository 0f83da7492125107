/** Cuts the fonts down to the letters of our two languages: of 500 kB, a fifth is left. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(import.meta.dirname, '../fonts')

const code = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** What our own sentences are made of; and the rest, with the neighbours' letters, fetched only when somebody is called Zoë. */
const rare = /[#$<>@\\^_`{|}~]/
const ours = [...`${code(0x20, 0x7e)}ÄÖÜäöüß„“”‚‘’–—…−→·×`].filter((letter) => !rare.test(letter)).join('')
const letters = {
  '': ours,
  '-more': [...`${code(0x23, 0x7e)}${code(0xa0, 0xff)}ŒœŠšŽžŸ†‹›€•`]
    .filter((letter) => !ours.includes(letter))
    .join(''),
}
/** Names may be typed in any script; what is missing here is drawn by a font of the device. */
const keepFeatures = ['rvrn', 'kern', 'liga', 'lnum']

const plain = { SOFT: 0, WONK: 0 }
const cuts = [
  {
    name: 'fraunces',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // One weight for all our headings: that they can be of any would cost as much again.
    axes: { ...plain, opsz: 72, wght: 700 },
  },
  {
    name: 'fraunces-italic',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    axes: { ...plain, opsz: 40, wght: 500 },
  },
  { name: 'alegreya-sans-400', from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2', axes: {} },
  { name: 'alegreya-sans-700', from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2', axes: {} },
]

/** Makes web/fonts/, unless exactly these cuts of exactly these fonts are there. */
export async function fonts(): Promise<void> {
  const sources = cuts.map((cut) => ({ ...cut, font: readFileSync(fileURLToPath(import.meta.resolve(cut.from))) }))
  const hash = createHash('sha256').update(JSON.stringify({ cuts, letters, keepFeatures }))
  for (const { font } of sources) hash.update(font)
  const stamp = hash.digest('hex')
  const stampFile = join(folder, 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const { default: subset } = await import('subset-font')
  mkdirSync(folder, { recursive: true })
  for (const { name, axes, font } of sources) {
    for (const [part, text] of Object.entries(letters)) {
      const how = { targetFormat: 'woff2', variationAxes: axes, noHinting: true, keepFeatures } as const
      put(join(folder, `${name}${part}.woff2`), await subset(font, text, how))
    }
  }
  put(stampFile, stamp)
}

/** Whole or not at all: another build may be reading. */
function put(file: string, contents: string | Uint8Array): void {
  const draft = join(dirname(file), `.${process.pid}`)
  writeFileSync(draft, contents)
  renameSync(draft, file)
}
