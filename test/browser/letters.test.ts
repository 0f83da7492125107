/** Playing by letter: the house writes when somebody is asked and away, and the first page says whose turn it is. */

import { afterAll, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import type { Address } from '../../protocol/asks.ts'
import { copyText } from '../../protocol/text.ts'
import { LetterBox, PostOffice } from '../post.ts'
import { plays } from '../tables.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour({ letters: { loopback: 'allowed' } }, 'whole')
const office = await PostOffice.open()
afterAll(() => office.close())

/** No Chromium in a test reaches its post office: it is given an address at ours. All else is the page's own doing. */
function stub(address: Address): void {
  let taken: object | null = null
  PushManager.prototype.getSubscription = async () => taken as PushSubscription | null
  PushManager.prototype.subscribe = async (options) => {
    const { endpoint, p256dh, auth } = address
    taken = { options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
    return taken as PushSubscription
  }
}

/** What lies on the device, as its person would see it beside the clock. */
const notesOf = ({ page }: Person) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notes = await registration.getNotifications()
    return notes.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))
  })

/** Hands a letter to the page's worker, as the browser does once it has come and is opened. */
async function deliver({ context, page }: Person, text: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const known = new Promise<string>((done) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) done(active.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const origin = parlour().address('')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data: text })
}

/** Presses the note inside the worker, where no finger of a test reaches, and says where it leads. */
const pressNote = `(async () => {
  const visited = []
  Clients.prototype.openWindow = async (path) => visited.push(path)
  const [notification] = await registration.getNotifications()
  const press = new NotificationEvent('notificationclick', { notification })
  const work = []
  press.waitUntil = (more) => work.push(more)
  dispatchEvent(press)
  await Promise.all(work)
  return visited
})()`

test('who is away is written to, and finds the table on the first page', async () => {
  const ada = await parlour().newPerson({ as: 'phone', language: 'de', page: 'keeps' })
  const { page, context } = ada
  const box = new LetterBox(`${office.origin}/ada`, 'de')
  await context.grantPermissions(['notifications'], { origin: parlour().address('') })
  await context.addInitScript(stub, box.address)
  const { code, others } = await seatAt(parlour(), [ada], { settings: { clock: 'days' }, options: { starter: 2 } })
  await at(others, 0).must({ is: 'hand on', seat: 0 })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await ada.press(page.getByRole('button', { name: 'Tisch und Einstellungen' }))
  const wish = page.getByRole('switch', { name: 'Schreib mir, wenn ich dran bin' })
  await ada.press(wish)
  await page.locator('[data-letters] .switch[aria-checked=true]').waitFor()
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    ada.press(page.getByRole('button', { name: 'Eine Kopie dieses Tisches aufheben' })),
  ])
  expect(copy.suggestedFilename()).toBe(`humbug-${code}.table`)

  await ada.goTo('/')
  await page.locator('.home_tablelink', { hasText: 'Jemand anders denkt nach.' }).waitFor()
  const last = at(others, 1)
  for (const kind of ['shake', 'look', 'shake']) await plays(last, { kind })
  await plays(last, { kind: 'announce', claim: 0 })
  const letter = box.open((await office.parcel(0)).body)
  const title = at(games, 0).text.de.title
  expect(letter).toEqual({ words: 'your turn', language: 'de', game: title, code })

  await deliver(ada, JSON.stringify(letter))
  const note = { title, tag: `table ${code}`, lang: 'de', data: `/t/${code}` }
  await expect.poll(() => notesOf(ada)).toEqual([expect.objectContaining(note)])
  expect(at(await notesOf(ada), 0, 'note').body).toContain(`Tisch ${code} wartet auf dich`)
  // Another one of the same table takes its place.
  await deliver(ada, JSON.stringify({ ...letter, language: 'en' }))
  const english = { ...note, lang: 'en' }
  await expect.poll(() => notesOf(ada)).toEqual([expect.objectContaining(english)])

  expect(await at(context.serviceWorkers(), 0, 'worker').evaluate(pressNote)).toEqual([`/t/${code}`])
  await expect.poll(() => notesOf(ada)).toEqual([])

  await ada.goTo('/')
  await page.locator('.home_tablelink[data-look="hot"]', { hasText: code }).waitFor()
  await page.waitForFunction(() => document.title === 'Ein Tisch wartet auf dich · Humbug')
  // The table is here: its copy does not take its place.
  ada.forgiven.push(/409 \(Conflict\)/)
  await page.locator('.home_bring input').setInputFiles(await copy.path())
  await page.getByText(copyText.de.exists).waitFor()
})
