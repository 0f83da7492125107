/** For everybody: axe has nothing serious to say of any page, and every control has a name. */
import { describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { inAll } from '../long.ts'
import { connect, playOut, settingsFor } from '../open.ts'
import { findings } from './axe.ts'
import { asked, moveOnce } from './board.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { lay, seatAt, sitDown, start, switchTo, twinOf } from './table.ts'
import { resize } from './window.ts'

const parlour = freshParlour()
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What is built is the same in both languages, and only what is said is another: one size each, both in the long runs. */
const sizes = { en: inAll([phone], [wide, phone]), de: inAll([wide], [wide, phone]) }
/** What one can press, turn, follow or fill. */
const controls = /^(button|link|textbox|searchbox|radio|checkbox|switch|slider|combobox|menuitem|DisclosureTriangle)$/

async function unnamed(person: Person): Promise<string[]> {
  const tree = await person.devtools()
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  await tree.send('Accessibility.disable')
  return nodes
    .filter(({ ignored, role, name }) => !ignored && controls.test(role?.value) && !name?.value?.trim())
    .map(({ role, backendDOMNodeId }) => `${role?.value} ${backendDOMNodeId}`)
}

/** Looks at what people see now, on a wide screen and on a phone. */
async function clean(state: string, ...people: readonly Person[]): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      for (const size of sizes[person.language]) {
        await resize(person.page, size)
        const where = `${state}, ${person.language}, ${size.width}`
        const found = { where, axe: await findings(person), unnamed: await unnamed(person) }
        expect(found).toEqual({ where, axe: [], unnamed: [] })
      }
      await resize(person.page, wide)
    }),
  )
}

const people = () =>
  Promise.all(
    (['en', 'de'] as const).map((language) =>
      parlour().newPerson({ as: 'wide', language, name: language === 'en' ? 'Ada' : 'Bert' }),
    ),
  ) as Promise<[Person, Person]>

describe('axe', () => {
  test('would find a button without a name, and letters that cannot be read', async () => {
    const ada = await parlour().newPerson({ name: 'Ada' })
    await ada.goTo('/about')
    await ada.page.evaluate(() => {
      const pale = Object.assign(document.createElement('p'), { textContent: 'hardly there' })
      pale.style.color = '#444'
      document.querySelector('main')?.append(document.createElement('button'), pale)
    })
    expect(await findings(ada)).toEqual([
      expect.stringMatching(/^button-name/),
      expect.stringMatching(/^color-contrast/),
    ])
    expect(await unnamed(ada)).toHaveLength(1)
  })

  test('finds nothing on the pages around the games', async () => {
    const both = await people()
    const visit = async (state: string, path: string, ready: string, then = async (_: Person) => {}) => {
      await Promise.all(both.map((person) => person.follow(path, ready).then(() => then(person))))
      await clean(state, ...both)
    }
    for (const person of both) person.forgiven.push(/404 \(Not Found\)/)
    await Promise.all(both.map((person) => person.goTo('/')))
    await clean('home', ...both)
    await visit('new', '/new', 'form.new_form', async ({ page }) => {
      for (const summary of await page.locator('summary').all()) await summary.click()
    })
    await visit('rules', '/rules', 'main.rules_all')
    await visit('rules of a game', '/rules/rats', '.rules_chapter')
    await visit('rules, searched', '/rules/rats', '.rules_chapter', async ({ page }) => {
      await page.getByRole('searchbox').fill('4.5')
      await page.locator('.rules_chapter').first().waitFor()
    })
    await visit('fair', '/fair', 'main.fair')
    await visit('who knows what', '/know', 'main.know')
    await visit('about', '/about', 'main.about')
    await visit('nowhere', '/attic', 'main.door')
    await visit('no record', '/proof/ABC123/1', '.findings_proofMissing')

    const host = await connect(parlour().port)
    const { code } = await host.must({
      is: 'create',
      settings: settingsFor(4, { listed: 'listed' }),
      password: 'Gouda',
    })
    await host.must({ is: 'enter', code: sure(code, 'code') })
    await visit('home with tables', '/', '.home_tablelink')
    await visit('door with a password', `/t/${code}`, 'form.kit_slip')
    await Promise.all(
      both.map(async ({ page }) => {
        await page.locator('input[type=password]').fill('Edam')
        await page.keyboard.press('Enter')
        await page.getByRole('alert').filter({ hasText: /pass/i }).waitFor()
      }),
    )
    await clean('door with a wrong password', ...both)
    await visit('door that is none', '/t/ZZZZZZ', '.door_why')
  })

  test('finds nothing at a table, from the lobby to the end', async () => {
    const [ada, bert] = await people()
    const code = await lay(ada, { seats: 3, choose: ['chair 1'] })
    await clean('lobby as host', ada)
    await bert.goTo(`/t/${code}`)
    await clean('lobby, not seated', bert)
    await sitDown(bert)
    await clean('lobby as guest', bert)
    const guest = await connect(parlour().port)
    await guest.must({ is: 'enter', code })
    await guest.must({ is: 'sit', name: 'Cora' })
    await start(ada, [bert])

    expect(await asked(ada)).toBe('shake')
    await clean('shake, and waiting', ada, bert)
    await sheets(ada, bert)
    await moveOnce(ada)
    expect(await asked(ada)).toBe('say')
    await clean('dial', ada)
    await clause(ada)
    await moveOnce(ada)
    expect(await asked(bert)).toBe('answer')
    await clean('answer, and waiting', bert, ada)
    await bert.press(bert.page.locator('.rats-answer_ans.rats-answer_doubt'))
    await Promise.all([asked(ada), asked(bert)])
    await clean('verdict', ada, bert)

    // The rest is played by others on the same devices.
    const twins = await Promise.all([ada, bert].map((person) => twinOf(person, code)))
    await playOut([...twins, guest], () => 2)
    await Promise.all([ada, bert].map(({ page }) => page.reload()))
    await Promise.all([ada, bert].map(({ page }) => page.locator('.over').waitFor()))
    await clean('over', ada, bert)
    for (const person of [ada, bert]) {
      await person.press(person.page.locator('.over a[href^="/proof"]'))
      await person.page.locator('.findings_verdict[data-kind="fair"]').waitFor()
    }
    await clean('proof', ada, bert)
  })
})

/** The answer to "why not?", as a sheet of its own. */
async function clause(person: Person): Promise<void> {
  const { page } = person
  await person.press(page.locator('.rats-giver_whynot button').first())
  await page.locator('.clausesheet_clauseSheet .clausesheet_clauseWords').waitFor()
  await clean('clause', person)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The sheets that can be laid over a game. */
async function sheets(...both: readonly Person[]): Promise<void> {
  for (const [at, state] of ['talk', 'menu', 'rules', 'voices'].entries()) {
    for (const { page } of both) {
      await page.locator('.bar_icon').nth(at).click()
      await page.getByRole('dialog').waitFor()
    }
    await clean(state, ...both)
    for (const { page } of both) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }
}

describe('the language', () => {
  test('is another at once, without a reload, also in the middle of a game', async () => {
    const ada = await parlour().newPerson({ as: 'phone', name: 'Ada' })
    await seatAt(parlour(), [ada])
    const { page } = ada
    await page.evaluate(() => Object.assign(globalThis, { same: 'visit' }))
    await page.getByRole('button', { name: 'Shake the wall' }).waitFor()
    await switchTo(ada, 'de')
    await page.getByRole('button', { name: 'Gemäuer schütteln' }).waitFor()
    await moveOnce(ada)
    await switchTo(ada, 'en')
    expect(await asked(ada)).toBe('say')
    await page.getByRole('slider', { name: 'How many rats you claim' }).waitFor()
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
  })
})
