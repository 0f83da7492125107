/** The page as an app: it opens without the house, and a new page of the house breaks nothing that is open. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import type { OpenHouse } from '../../server/main.ts'
import { fileOf, type PageFile, type Page as PageOfHouse, readPage } from '../../server/net/static-files.ts'
import { builtPage } from '../../web/build.ts'
import { clone } from '../clone.ts'
import { freePort } from '../free-port.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../open.ts'
import { launch } from './chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const building = () => process.stderr.write('humbug: Building the page …\n')
/** At a port that is still free when the house has closed and another one opens there. */
const open = async (folder: string, port?: number) =>
  house({ page: readPage(folder), port: port ?? (await freePort()) })
const at = ({ port }: { port: number }, path = '/') => `http://127.0.0.1:${port}${path}`

/** Visits, and stays until the page is kept on the device. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(async () => {
    const found = async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      const states = [installing, waiting, active].map((one) => one?.state)
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
      )
      return `workers: ${states}; files kept: ${kept}`
    }
    const late = new Promise<never>((_, no) => setTimeout(async () => no(new Error(await found())), 90_000))
    await Promise.race([navigator.serviceWorker.ready, late])
  })
  return page
}

describe('the page', () => {
  let here: OpenHouse
  let context: BrowserContext
  let seen: { readonly asked: string[]; readonly complaints: string[]; readonly fonts: number[] }

  /** Somebody visits a house: what lies on their device then is the same for all who come back to it. */
  beforeAll(async () => {
    here = await open(await builtPage(building))
    context = await browser.newContext()
    const asked = new Set<string>()
    const complaints: string[] = []
    context.on('request', (request) => asked.add(new URL(request.url()).origin))
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const page = await visit(context, at(here))
    await page.waitForFunction(() => document.querySelector('#app > *') !== null)
    const fonts = await page.evaluate(async () =>
      Promise.all(
        ['16px "Alegreya Sans"', '500 16px "Fraunces"'].map(async (font) => (await document.fonts.load(font)).length),
      ),
    )
    seen = { asked: [...asked], complaints: [...complaints], fonts }
    await page.close()
  })
  afterEach(() => Promise.all(context.pages().map((page) => page.close())))
  afterAll(async () => {
    await context.close()
    await closeAll()
  })

  test('does nothing that its own policy forbids, and asks nobody but the house', () => {
    expect(seen).toEqual({ asked: [new URL(at(here)).origin], complaints: [], fonts: [1, 1] })
  })

  test('opens without the house, wherever one goes, once it has been here', async () => {
    await here.close()
    for (const path of ['/', '/rules', '/t/ABC123']) {
      const page = await context.newPage()
      const answer = await page.goto(at(here, path))
      expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true])
      await page.waitForFunction(() => document.querySelector('#app > *') !== null)
    }
    const outside = await context.newPage()
    await expect(outside.goto(at(here, '/healthz'))).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })

  const answers: Record<string, RequestListener> = {
    'says that it is shut': (_, response) => response.writeHead(502).end('Bad Gateway'),
    'says nothing': () => {},
  }
  test.each(Object.entries(answers))('opens when the house %s', async (_, answer) => {
    await here.close()
    const instead = createServer(answer).listen(here.port, '127.0.0.1')
    await once(instead, 'listening')
    const page = await context.newPage()
    expect((await page.goto(at(here, '/new')))?.status()).toBe(200)
    await page.waitForFunction(() => document.querySelector('#app > *') !== null)
    const closed = once(instead, 'close')
    instead.close()
    instead.closeAllConnections()
    await closed
  })
})

describe('a new page of the house', () => {
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await closeAll()
  })

  const small = clone()
  const late = (text: string) => writeFileSync(join(small, 'web/late.ts'), `export const late = '${text}'`)
  let older: string
  let newer: string

  /** A page that shows whether there is an update, and has a part that loads when asked for. */
  beforeAll(async () => {
    const main = `
      import { effect } from '@preact/signals'
      import { fetchChunks } from './app/chunks.ts'
      import { openLine } from './app/table.ts'
      import { register, takeUpdate, update } from './app/update.ts'
      const [take, show] = ['take', 'show'].map((id) => Object.assign(document.createElement('button'), { id }))
      document.body.append(take, show)
      effect(() => { take.textContent = update.value })
      take.onclick = takeUpdate
      show.onclick = async () => { show.textContent = (await import('./late.ts')).late }
      openLine()
      register()
      fetchChunks()`
    writeFileSync(join(small, 'web/main.tsx'), main)
    late('the old part')
    older = await builtPage(building, small)
    late('the new part')
    newer = await builtPage(building, small)
  })

  async function renewed(here: OpenHouse): Promise<void> {
    await here.close()
    await open(newer, here.port)
  }
  const says = (page: Page, id: string, text: string) =>
    page.waitForFunction(([name, words]) => document.getElementById(name)?.textContent === words, [id, text] as const)

  /** Is there a worker that waits for its turn? */
  const waiting = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)

  test('waits until it is wanted; until then everything old is still there', async () => {
    const here = await open(older)
    const context = await browser.newContext()
    await visit(context, at(here))
    // Only a page that was opened after the worker came is in its care.
    const page = await context.newPage()
    await page.goto(at(here))
    await says(page, 'take', 'none')
    await renewed(here)
    await says(page, 'take', 'ready')
    await expect.poll(() => waiting(page)).toBe(true)
    await page.click('#show')
    await says(page, 'show', 'the old part')
    await Promise.all([page.waitForEvent('load'), page.click('#take')])
    await says(page, 'take', 'none')
    await page.click('#show')
    await says(page, 'show', 'the new part')
    expect(await waiting(page)).toBe(false)
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2)
  })

  test('is not announced to somebody who has just opened it', async () => {
    const here = await open(older)
    const context = await browser.newContext()
    const first = await visit(context, at(here))
    await renewed(here)
    await says(first, 'take', 'ready')
    // A house that is slow to answer is not waited for: then the old page is what was opened.
    const opened = await (await fetch(at(here))).text()
    const second = await context.newPage()
    await expect.poll(async () => (await second.goto(at(here)))?.text()).toBe(opened)
    await says(second, 'take', 'none')
  })

  test('breaks nothing where there are no service workers either', async () => {
    const here = await open(older)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const fetched = page.waitForResponse((response) => /\/assets\/late-/.test(response.url()))
    await page.goto(at(here))
    await (await fetched).finished()
    await renewed(here)
    await says(page, 'take', 'ready')
    await page.click('#show')
    await says(page, 'show', 'the old part')
    await Promise.all([page.waitForEvent('load'), page.click('#take')])
    await page.click('#show')
    await says(page, 'show', 'the new part')
  })
})

/** The same page under another version: as little as a release can change. */
function renamed({ html, files }: PageOfHouse): PageOfHouse {
  const list = Buffer.from(sure(files.get('/assets.json'), 'list').plain).toString()
  const { version } = JSON.parse(list)
  const other = (path: string, { plain }: PageFile) =>
    fileOf(path, Buffer.from(plain).toString().replaceAll(version, `${version}-newer`))
  return {
    html: { en: other('/index.en.html', html.en), de: other('/index.de.html', html.de) },
    files: new Map([...files, ['/assets.json', fileOf('/assets.json', list.replaceAll(version, `${version}-newer`))]]),
  }
}

test('a page at a table that is older than its house says so, and turns by itself', async () => {
  const page = readPage(await builtPage(building))
  const data = newFolder()
  const here = await house({ page, data, port: await freePort() })
  const { code } = await (await connect(here.port)).must({ is: 'create', settings: settingsFor(3) })
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const window = await context.newPage()
  await window.goto(at(here, `/t/${code}`))
  const version = () => window.locator('meta[name=version]').getAttribute('content')
  const before = await version()
  await window.getByText(String(code)).first().waitFor()
  // It is said for a moment only: the page itself looks out for it.
  const said = window.waitForFunction(() => document.body.innerText.includes('The house has a newer page.'))
  await here.close()
  await house({ page: renamed(page), data, port: here.port })
  await said
  await expect.poll(version).toBe(`${before}-newer`)
  await window.getByText(String(code)).first().waitFor()
  expect(await window.getByText('The house has a newer page.').count()).toBe(0)
  await context.close()
  await closeAll()
})
