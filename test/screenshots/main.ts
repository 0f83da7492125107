/**
 * `npm run screenshots`: paints every page of the house into dist/screenshots, and anew those that documents show, which alone are
 * kept in docs/screenshots. With names of scenes, only those.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { besides, pictures } from './pictures.ts'
import { bets } from './scenes/bets.ts'
import { book } from './scenes/book.ts'
import { circle } from './scenes/circle.ts'
import { coach } from './scenes/coach.ts'
import { crowd } from './scenes/crowd.ts'
import { dice } from './scenes/dice.ts'
import { evening } from './scenes/evening.ts'
import { banquets } from './scenes/goblets.banquets.ts'
import { goblets } from './scenes/goblets.ts'
import { hoax } from './scenes/hoax.ts'
import { lobby } from './scenes/lobby.ts'
import { plain } from './scenes/plain.ts'
import { proof } from './scenes/proof.ts'
import { reading } from './scenes/reading.ts'
import { room } from './scenes/room.ts'
import { round } from './scenes/round.ts'
import { sheets } from './scenes/sheets.ts'
import { terminal } from './scenes/terminal.ts'
import { toast } from './scenes/toast.ts'
import { vault } from './scenes/vault.ts'
import { voices } from './scenes/voices.ts'
import { Stage } from './stage.ts'
import { Windows } from './windows.ts'

/** In their order: the first visit comes before there is anything to find in the house. */
const scenes = {
  reading,
  terminal,
  lobby,
  round,
  sheets,
  vault,
  crowd,
  proof,
  coach,
  book,
  goblets,
  banquets,
  toast,
  hoax,
  dice,
  room,
  bets,
  evening,
  circle,
  voices,
  plain,
}
type Scene = keyof typeof scenes

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist/screenshots')
const shown = join(root, 'docs/screenshots')
const words = process.argv.slice(2)
const unknown = words.find((word) => !(word in scenes))
if (unknown) {
  process.stderr.write(`screenshots: there is no scene ${unknown}, only ${Object.keys(scenes).join(', ')}\n`)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
if (words.length === 0) for (const old of readdirSync(folder)) rmSync(join(folder, old))
const begin = performance.now()
const stage = await Stage.open()
try {
  const windows = await Windows.open(stage, folder)
  for (const scene of Object.keys(scenes) as Scene[]) {
    if (words.length > 0 && !words.includes(scene)) continue
    process.stderr.write(`painting ${scene} …\n`)
    await scenes[scene](stage, windows)
  }
  const missing = [...Object.values(pictures).flat(), ...besides].filter((name) => !windows.taken.includes(name))
  if (words.length === 0 && missing.length > 0) throw new Error(`nobody painted ${missing.join(', ')}`)
  const [megabytes, seconds] = [windows.bytes / 1e6, (performance.now() - begin) / 1000]
  const count = windows.taken.length * windows.all.length
  process.stdout.write(`${count} pictures, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(0)} s: dist/screenshots\n`)
  const painted = readdirSync(shown).filter((name) => existsSync(join(folder, name)))
  for (const name of painted) copyFileSync(join(folder, name), join(shown, name))
} finally {
  await stage.close()
}
