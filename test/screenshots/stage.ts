/**
 * A house in which every evening is the same evening: time stands still, tables have the codes that are wished for, and the
 * dice fall as the scene needs them.
 */

import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Face, RatsState } from '../../games/rats/state.ts'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import type { State } from '../../kernel/state.ts'
import type { OpenHouse } from '../../server/main.ts'
import { readPage } from '../../server/net/static-files.ts'
import type { Conduct } from '../../server/ports.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import { builtPage } from '../../web/build.ts'
import { launch } from '../browser/chromium.ts'
import { fakeDevices } from '../browser/ways.ts'
import { Wire } from '../browser/wire.ts'
import { closeAll, house, newFolder } from '../open.ts'

export const EVENING = Date.UTC(2025, 0, 6, 20)
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A candle that has burnt a while: with the time that stands still, this is what it shows. */
const LEFT = 78_000
/** Where the house is, for the browser: a name that looks the same on every machine. */
export const ADDRESS = 'http://humbug.example'

export class Stage {
  readonly browser: Browser
  readonly wire: Wire
  readonly #house: OpenHouse
  readonly #luck: Luck
  readonly #data: string

  private constructor(browser: Browser, wire: Wire, open: OpenHouse, luck: Luck, data: string) {
    this.browser = browser
    this.wire = wire
    this.#house = open
    this.#luck = luck
    this.#data = data
  }

  static async open(): Promise<Stage> {
    const page = readPage(await builtPage(() => process.stderr.write('humbug: Building the page …\n')))
    const luck = new Luck()
    const data = newFolder()
    const open = await house({
      page,
      data,
      limits: { requestBurst: 1_000_000, socketsPerDevice: 100, wrongTries: 1000 },
      thinking: { relaxed: LEFT },
      instead: {
        clock: { now: () => EVENING, at: () => () => {} },
        fresh: (bytes) => luck.fresh(bytes),
        conduct: luck.conduct,
      },
    })
    const wire = await Wire.to(open.port)
    const host = new URL(ADDRESS).host
    const browser = await launch('whole', [
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${wire.port}`,
      // Cameras are lent to pages that are read over TLS, or trusted like this one.
      `--unsafely-treat-insecure-origin-as-secure=${ADDRESS}`,
      ...fakeDevices,
    ])
    return new Stage(browser, wire, open, luck, data)
  }

  get port(): number {
    return this.#house.port
  }

  /** The next table that is laid gets this code, and so fall its dice, shake by shake; after them luck decides. */
  expect(code: string, dice: readonly Face[][] = []): void {
    this.#luck.expect(code, dice)
  }

  /** What becomes of the deal at the table with this code, before anybody sees it. */
  lay(code: string, change: (dealt: State) => void): void {
    this.#luck.laid.set(code, change)
  }

  fresh(): string {
    return this.#luck.fresh(32)
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.wire.close()
    await closeAll()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

class Luck {
  readonly #chance = seeded(1)
  readonly #dice = new Map<string, Face[][]>()
  readonly laid = new Map<string, (dealt: State) => void>()
  #code: string | undefined

  expect(code: string, dice: readonly Face[][]): void {
    this.#code = code
    this.#dice.set(code, [...dice])
  }

  /** Secret bytes that are no secret here. A code is drawn with thirty bits, the first letter from the lowest ones. */
  fresh(bytes: number): string {
    const code = this.#code
    if (bytes !== 4 || code === undefined) {
      return Array.from({ length: bytes }, () => this.#chance(256).toString(16).padStart(2, '0')).join('')
    }
    this.#code = undefined
    const bits = [...code].reduce((sum, letter, at) => sum + ALPHABET.indexOf(letter) * 32 ** at, 0)
    return bits.toString(16).padStart(8, '0')
  }

  readonly conduct: Conduct = {
    decide,
    next,
    wake,
    enact: (table, deed, at) => {
      const written = enact(table, deed, at)
      const shaken = deed.kind === 'played' && deed.move.kind === 'shake'
      const dice = shaken && this.#dice.get(table.code)?.shift()
      if (deed.kind === 'dealt') this.laid.get(table.code)?.(sure(table.play, 'game').state)
      if (dice) (sure(table.play, 'game').state as unknown as RatsState).box.dice = dice
      return written
    },
  }
}
