/** Every page fits every window, from a small phone with large letters to a wide screen, also with the longest names. */
import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { inTurn } from '../long.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import { asked, goOn, turnTo } from './board.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { lay, seatAt, sitDown } from './table.ts'
import { resize } from './window.ts'

const parlour = freshParlour()
const longName = (n = 0) => `${'W'.repeat(23)}${'WABCDEFGHIJKL'[n]}`

async function fits(person: Person, state: string): Promise<void> {
  expect.soft(await misfits(person.page), state).toEqual([])
  await resize(person.page, { width: 1440, height: 900 })
}

test('what does not fit is found', async () => {
  const ada = await parlour().newPerson({ name: 'Ada' })
  await ada.goTo('/rules')
  await ada.page.locator('main.rules_all').evaluate((main) => {
    const add = (style: string, text: string, tag = 'button') => {
      const one = Object.assign(document.createElement(tag), { className: 'misfit', textContent: text })
      one.style.cssText = style
      main.append(one)
    }
    add('width: 43px; height: 60px', '')
    add('width: 60px; height: 60px', 'too long a word for this', 'div')
    add('width: 60px; height: 60px; overflow: hidden; white-space: nowrap', 'too long a word to see', 'div')
    add('width: 60px; height: 60px; white-space: nowrap; position: absolute', 'too long for a button')
    add('width: 60px; height: 60px; margin-top: -60px', '')
    add('width: 365px; height: 60px; position: absolute; left: 0', '', 'div')
  })
  const found = (await misfits(ada.page)).filter((line) => line.startsWith('360×640:'))
  const one = (end: string) => expect.stringMatching(new RegExp(`360×640: .*misfit.* ${end}`))
  expect(found).toEqual([
    expect.stringMatching(/360×640: \d+ px too wide: /),
    one('is only 43×60'),
    one('lies under .*'),
    one('spills over by \\d+'),
    expect.stringMatching(/“too long a word to see” is cut off by div\.misfit/),
  ])
})

test('the pages around the games', async () => {
  const ada = await parlour().newPerson({ name: longName() })
  const host = await connect(parlour().port)
  const { code } = await host.must({ is: 'create', settings: settingsFor(12, { listed: 'listed' }), password: 'Gouda' })
  await host.must({ is: 'enter', code: sure(code, 'code') })
  const visit = (path: string, ready: string) => ada.follow(path, ready)
  await ada.goTo('/')
  await ada.page.locator('.home_tablelink').first().waitFor()
  await fits(ada, 'home')
  await visit('/new', 'form.new_form')
  await ada.press(ada.page.getByRole('radio', { name: '12', exact: true }))
  for (const summary of await ada.page.locator('summary').all()) await ada.press(summary)
  await fits(ada, 'new')
  await visit('/rules', '.rules_all')
  await fits(ada, 'rules')
  await visit('/rules/rats', '.rules_chapter')
  await fits(ada, 'rules of a game')
  await visit('/about', '.about')
  await fits(ada, 'about')
  await visit('/fair', '.fair')
  await fits(ada, 'fair')
  await visit('/know', '.know')
  for (const summary of await ada.page.locator('.know details:not([open]) summary').all()) await ada.press(summary)
  await fits(ada, 'who knows what')
  await visit(`/t/${code}`, 'input[type=password]')
  await fits(ada, 'door')
})

test('the lobby', async () => {
  const ada = await parlour().newPerson({ name: longName() })
  const code = await lay(ada, { seats: 12 })
  for (const n of [1, 2, 3]) {
    const guest = await connect(parlour().port)
    await guest.must({ is: 'enter', code })
    await guest.must({ is: 'sit', name: longName(n) })
  }
  const free = (n: number) => document.querySelectorAll('.seats_ls[data-free]').length === n
  await ada.page.waitForFunction(free, 12 - 4)
  await ada.press(ada.page.locator('.seats_ls[data-free] button.kit_line').first())
  await ada.page.locator('.seats_level').waitFor()
  const screen = await connect(parlour().port)
  await screen.must({ is: 'enter', code, as: 'screen' })
  await ada.page.locator('.tablebutton_watchers').waitFor()
  await fits(ada, 'as host')
  await ada.press(ada.page.locator('.bar_icon').nth(1))
  await ada.page.getByRole('dialog').waitFor()
  await fits(ada, 'the menu')
  const ben = await parlour().newPerson({ name: longName(4), language: 'de' })
  await ben.goTo(`/t/${code}`)
  await ben.page.locator('form.sitdown').waitFor()
  await fits(ben, 'not seated')
  await sitDown(ben)
  await fits(ben, 'as guest')
})

/** Whoever sits there does this, as soon as they are asked. */
async function does(player: Seated, kind: string, claim?: number): Promise<void> {
  await player.until(() => player.moves.length > 0)
  const move = player.moves.find(
    (one) => one.kind === kind && (claim === undefined || (one as { claim?: number }).claim === claim),
  )
  if (!move) throw new Error(`${kind} ${claim} is not open: ${JSON.stringify(player.moves)}`)
  const reply = await player.ask({ is: 'move', question: player.view.agenda.question, move })
  if (reply.is !== 'ok') throw new Error(JSON.stringify(reply))
  await player.until(() => player.seq >= (reply.seq ?? 0))
}

/** Looks and lies, so that a doubt is right. */
async function lies(player: Seated): Promise<void> {
  await does(player, 'shake')
  await does(player, 'look')
  const { dice } = player.hand as { dice: readonly number[] }
  await does(player, 'announce', dice.some((face) => face > 0) ? 0 : 1)
}

/** What lies between the smallest and the largest is left to the long runs. */
const sizes = inTurn('sizes of tables', [3, 6, 12], 1)

describe.each(sizes)('a table of %i', (seats) => {
  test('while one shakes, says, waits and answers, and when the wall is lifted', async () => {
    const ada = await parlour().newPerson({ name: longName() })
    const { others } = await seatAt(parlour(), [ada], { seats, named: longName })
    expect(await asked(ada)).toBe('shake')
    await fits(ada, 'shake')
    await ada.press(ada.page.locator('.rats-giver .kit_go'))
    expect(await asked(ada)).toBe('say')
    await fits(ada, 'dial')
    await turnTo(ada, 1)
    await ada.press(ada.page.locator('.rats-giver .kit_go'))
    await ada.page.locator('.ledge[data-light="dark"]').waitFor()
    await fits(ada, 'waiting')
    let claim = 1
    for (const other of others) {
      await does(other, 'believe')
      if (claim < 5) {
        await does(other, 'shake')
        await does(other, 'announce', ++claim)
      } else await does(other, 'hand on', claim)
    }
    expect(await asked(ada)).toBe('answer')
    await fits(ada, 'answer')
    await ada.press(ada.page.locator('.rats-answer_ans.rats-answer_doubt'))
    expect(await asked(ada)).toBe('verdict')
    await fits(ada, 'verdict')
  })

  test('with many brains on one side, and at the end', async () => {
    const ada = await parlour().newPerson({ name: longName() })
    const { others } = await seatAt(parlour(), [ada], { seats, named: longName, options: { starter: seats - 1 } })
    for (let round = 1; ; round++) {
      await lies(at(others, seats - 2))
      if ((await asked(ada)) === 'over') break
      await ada.press(ada.page.locator('.rats-answer_ans.rats-answer_doubt'))
      expect(await asked(ada)).toBe('verdict')
      if (round === (seats === 3 ? 3 : 2)) await fits(ada, 'verdict')
      await goOn(ada)
      if (others[0]?.room?.stage === 'over') break
    }
    expect(await asked(ada)).toBe('over')
    await fits(ada, 'over')
  })
})
