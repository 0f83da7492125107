/** For a file of tests: all journeys with one engine, one window and one house. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn } from '../long.ts'
import type { Engine } from './engine.ts'
import { journeys } from './journeys.ts'
import { Scene } from './scene.ts'

/** Where there is no such engine, `npm test` says so in a line of its own, and nothing is tried. */
export function travel(engine: string, there: 'here' | 'not here', open: () => Promise<Engine>): void {
  describe.skipIf(there === 'not here')(engine, () => {
    let scene: Scene
    beforeAll(async () => {
      scene = await Scene.open(open())
    })
    afterAll(() => scene.close())

    test.each(inTurn(`journeys in ${engine}`, Object.entries(journeys), 3))('%s', async (_, journey) => {
      const guest = scene.newGuest()
      await scene.engine.resize(390, 844)
      await journey(guest, scene)
      expect(await guest.complaints()).toEqual([])
    })
  })
}
