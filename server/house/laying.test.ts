/** The people of a circle are called to a table that is laid, and to none that is not. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, settingsFor, tableOf } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

/** Ada's circle, to which Ben belongs; what is written to whom; and whether a new table can be written. */
async function circleAt() {
  const world: { disk: 'well' | 'full'; letters: string[][] } = { disk: 'well', letters: [] }
  const reading = (store: Store): Store => ({
    ...store,
    append: async (writes) => {
      if (world.disk === 'full' && writes.some(({ opened }) => opened)) throw new Error('full')
      return store.append(writes)
    },
  })
  const post = {
    knows: () => true,
    write: (device: string, code: string) => void world.letters.push([device, code]),
  }
  const { port } = await house({ reading, instead: { post } })
  const { people } = await tableOf(port, 2, 3)
  const [ada, ben] = [at(people, 0), at(people, 1)]
  const { code } = await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
  const circle = sure(code, 'circle')
  await ben.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben', mark: 'key' } })
  return { world, ada, ben, tonight: { is: 'create', settings: settingsFor(3), circle } as const }
}

/** How often a wish of this name was answered. */
const answers = ({ heard }: Player, id: string) => heard.filter((text) => text.includes(`"${id}"`)).length

test('nobody is called to a table that could not be written, and everybody once when it is', async () => {
  const { world, ada, ben, tonight } = await circleAt()
  world.disk = 'full'
  expect(await ada.ask(tonight, 'tonight-1')).toMatchObject({ is: 'no', why: 'busy' })
  expect(world.letters).toEqual([])
  world.disk = 'well'
  const laid = await ada.ask(tonight, 'tonight-1')
  const code = sure('code' in laid ? laid.code : undefined, 'code')
  await expect.poll(() => world.letters).toEqual([[deviceOf(ben.token), code]])
})

test('who asks twice at once for a table calls everybody once', async () => {
  const { world, ada, ben, tonight } = await circleAt()
  for (const wish of [tonight, tonight]) ada.say({ ...wish, id: 'tonight-1' })
  await ada.until(() => answers(ada, 'tonight-1') === 2)
  // What is called for after it is called last.
  const { code } = await ada.must(tonight)
  await expect.poll(() => world.letters.at(-1)?.[1]).toBe(code)
  expect(world.letters.map(([device]) => device)).toEqual([deviceOf(ben.token), deviceOf(ben.token)])
})
