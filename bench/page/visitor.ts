/** A house with the built page, and visitors to it: each with a browser that has never been here, on a phone's screen. */

import type { Browser, CDPSession, Page } from 'playwright-core'
import { sure } from '../../kernel/at.ts'
import { readPage } from '../../server/net/static-files.ts'
import { launch } from '../../test/browser/chromium.ts'
import { closeAll, connect, house, type Seated, settingsFor } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { builtPage } from '../../web/build.ts'
import { withFolder } from '../server/start.ts'

export interface Visited {
  readonly port: number
  readonly browser: Browser
}

export interface Visitor {
  readonly page: Page
  readonly devtools: CDPSession
}

export async function withVisitors<T>(work: (house: Visited) => Promise<T>): Promise<T> {
  const page = readPage(await builtPage(() => process.stderr.write('humbug: Building the page …\n')))
  return withFolder(async (data) => {
    const { port } = await house({ page, data, limits: { requestBurst: 1_000_000 } })
    const browser = await launch('whole')
    try {
      return await work({ port, browser })
    } finally {
      await browser.close()
      await closeAll()
    }
  })
}

/** Somebody comes for the first time; with a token, from a device that the house knows. */
export async function withVisitor<T>(
  { browser }: Visited,
  work: (visitor: Visitor) => Promise<T>,
  token?: string,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
    // What it keeps for later would be fetched beside what is measured.
    serviceWorkers: 'block',
  })
  if (token) await context.addInitScript((known) => localStorage.setItem('humbug.token', known), token)
  const page = await context.newPage()
  try {
    return await work({ page, devtools: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

export const address = ({ port }: Pick<Visited, 'port'>, path = '/') => `http://127.0.0.1:${port}${path}`

/** A table of three with players who have no page, the first of them its host; one chair is free. */
export async function tableForOneMore({ port }: Visited): Promise<{ code: string; people: Seated[]; host: Seated }> {
  const host = await connect(port)
  const people = [host, await connect(port)]
  const usual = settingsFor(3)
  const settings = { ...usual, options: { ...usual.options, starter: 0 } }
  const code = sure((await host.must({ is: 'create', settings })).code, 'code')
  for (const [at, player] of people.entries()) {
    await player.must({ is: 'enter', code })
    await player.must({ is: 'sit', name: `Guest ${at + 1}` })
  }
  return { code, people, host }
}

/** The same with the last chair taken by somebody whose page may come later, and the game begun. */
export async function tableUnderWay(house: Visited): Promise<{ code: string; people: Seated[]; token: string }> {
  const { code, people, host } = await tableForOneMore(house)
  const third = await connect(house.port, new Player())
  await third.must({ is: 'enter', code })
  await third.must({ is: 'sit', name: 'Guest 3' })
  await host.must({ is: 'start' })
  const all = [...people, third]
  await Promise.all(all.map((player) => player.until(() => player.room?.stage === 'playing')))
  return { code, people: all, token: third.token }
}
