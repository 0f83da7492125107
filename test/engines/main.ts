/** `npm run engines`: a whole game of each kind in Firefox and in WebKit, to the proof of its deal. `-- webkit hoax`: only those. */
import { titles } from '../../games/index.ts'
import type { Engine } from './engine.ts'
import { Firefox } from './firefox.ts'
import { fetchEngines, firefoxPath, webkitPaths } from './found.ts'
import { pressOn } from './hands.ts'
import { Scene, seatAt } from './scene.ts'
import { WebKit } from './webkit.ts'

const LONGEST_GAME = 2000
const wanted = process.argv.slice(2)
const isWanted = (name: string, among: readonly string[]) =>
  wanted.includes(name) || !wanted.some((word) => among.includes(word))
const say = (line: string) => process.stdout.write(`${line}\n`)

async function whole(scene: Scene, game: string): Promise<number> {
  const guest = scene.newGuest()
  await scene.engine.resize(390, 844)
  const { code } = await seatAt(scene, guest, game)
  for (let presses = 0; presses < LONGEST_GAME; presses++) {
    if ((await pressOn(guest, game)) === 'went on') continue
    await guest.press('.over a[href^="/proof/"]')
    await guest.see('.findings_verdict[data-kind="fair"]')
    const complaints = await guest.complaints()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    return presses
  }
  throw new Error(`${LONGEST_GAME} presses, and table ${code} is not at its end`)
}

say(await fetchEngines())
const engines: readonly (readonly [name: string, path: string | undefined, open: () => Promise<Engine>])[] = [
  ['firefox', firefoxPath(), () => Firefox.open()],
  ['webkit', webkitPaths()?.browser, WebKit.open],
]
for (const [name, path, open] of engines.filter(([name]) => isWanted(name, ['firefox', 'webkit']))) {
  if (!path) continue
  const scene = await Scene.open(open())
  const keys = titles.map(({ key }) => key)
  for (const game of keys.filter((key) => isWanted(key, keys))) {
    const from = performance.now()
    try {
      const presses = await whole(scene, game)
      say(`${name}, ${game}: ${presses} presses in ${((performance.now() - from) / 1000).toFixed(1)} s`)
    } catch (error) {
      say(`${name}, ${game}: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
  await scene.close()
}
process.exit()
