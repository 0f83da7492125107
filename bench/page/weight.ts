/**
 * How much comes over the wire, packed and with its headers, as Chromium counts it. What the page fetches ahead when it is
 * idle and what a service worker keeps for later are not counted: nobody waits for them.
 */
import type { Figure } from '../figures.ts'
import { address, tableForOneMore, type Visited, type Visitor, withVisitor } from './visitor.ts'

interface Transfer {
  readonly path: string
  readonly type: string
  bytes: number
}

const CODE = ['Document', 'Script', 'Stylesheet']
const kilo = (bytes: number) => Math.round(bytes / 100) / 10
const sum = (transfers: readonly Transfer[]) => transfers.reduce((all, { bytes }) => all + bytes, 0)

export async function weightFigures(house: Visited): Promise<Figure[]> {
  const first = await withVisitor(house, (visitor) => firstVisit(house, visitor))
  const table = await withVisitor(house, (visitor) => joining(house, visitor))
  tell('the first visit', first)
  tell('from a link to the board', table)
  const code = first.filter(({ type }) => CODE.includes(type))
  return [
    { name: 'page.first_kb', value: kilo(sum(first)), unit: 'kB', aim: '<= 110' },
    { name: 'page.first_code_kb', value: kilo(sum(code)), unit: 'kB' },
    { name: 'page.table_kb', value: kilo(sum(table)), unit: 'kB', aim: '<= 150' },
  ]
}

async function firstVisit(house: Visited, { page, devtools }: Visitor): Promise<Transfer[]> {
  const needed = await weigh({ page, devtools })
  await page.goto(address(house), { waitUntil: 'networkidle' })
  await page.locator('.home .home_cards img').first().waitFor()
  return needed()
}

/** A friend opens the link, sits down, and the host starts. */
async function joining(house: Visited, { page, devtools }: Visitor): Promise<Transfer[]> {
  const { code, host } = await tableForOneMore(house)
  const needed = await weigh({ page, devtools })
  await page.goto(address(house, `/t/${code}`))
  await page.locator('form.sitdown input[autocomplete=nickname]').fill('Ada')
  await page.locator('form.sitdown button[type=submit]').tap()
  await page.locator('form.sitdown').waitFor({ state: 'detached' })
  await host.must({ is: 'start' })
  await page.locator('main.play_table .play_upper').waitFor()
  await page.waitForLoadState('networkidle')
  return needed()
}

/** From now on: everything that the page asks for because it needs it, whoever fetched it first. */
async function weigh({ devtools }: Visitor): Promise<() => Transfer[]> {
  const transfers = new Map<string, Transfer>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    transfers.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => {
    const all = [...transfers.values()]
    const ahead = ({ type, path }: Transfer) => type === 'Fetch' && path.startsWith('/assets/')
    const needed = new Map(all.filter((one) => !ahead(one)).map(({ path, type }) => [path, type]))
    return all.flatMap((one) => {
      const type = needed.get(one.path)
      return type === undefined ? [] : [{ ...one, type }]
    })
  }
}

function tell(title: string, transfers: readonly Transfer[]): void {
  process.stderr.write(`  ${title}:\n`)
  for (const { path, type, bytes } of transfers.toSorted((a, b) => b.bytes - a.bytes)) {
    if (bytes >= 100) process.stderr.write(`    ${String(kilo(bytes)).padStart(6)} kB  ${type.padEnd(10)} ${path}\n`)
  }
}
