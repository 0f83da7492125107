/** How quickly a newcomer is at a table: every press and every field counts. */
import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { connect, settingsFor } from '../open.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { sitDown, start } from './table.ts'

const parlour = freshParlour()
const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })

test('from the card of a game to that game: a name, and three presses', async () => {
  const ada = await parlour().newPerson({ as: 'small' })
  const { page } = ada
  await ada.goTo('/')
  await ada.press(page.getByRole('link', { name: /^Raise Your Goblets/ }))
  // What one is asked for comes first, and in sight.
  const [name, chairs, game] = [
    page.getByLabel('What are you called tonight?'),
    page.getByRole('group', { name: 'Chairs at the table' }),
    page.getByRole('radio', { name: /^Raise Your Goblets/ }),
  ]
  await name.fill('Ada')
  const tops = await Promise.all(
    [name, chairs, game].map((one) => one.evaluate((it) => it.getBoundingClientRect().top)),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect([await chairs.getByRole('radio').nth(2).isChecked(), await game.isChecked()]).toEqual([true, true])
  await ada.press(button(ada, 'Lay the table'))
  await start(ada)
  const looker = await connect(parlour().port)
  await looker.must({ is: 'enter', code: sure(new URL(page.url()).pathname.split('/').at(-1), 'code') })
  expect(looker.shown.settings).toMatchObject({ game: 'goblets', seats: 4 })
})

test('somebody who comes by takes the chair of a puppet, as long as there is one', async () => {
  const ada = await parlour().newPerson({ as: 'phone' })
  const { page } = ada
  const host = await connect(parlour().port)
  const code = sure((await host.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
  await host.must({ is: 'enter', code })
  await host.must({ is: 'sit', name: 'Host' })
  for (const seat of [1, 2]) await host.must({ is: 'hire', seat, level: 'random' })
  await ada.goTo(`/t/${code}`)
  await page.getByText('Every chair is taken, some by puppets.').waitFor()
  const chairs = button(ada, /^Sit here, instead of/)
  expect(await chairs.count()).toBe(2)
  // Whoever has not said their name yet is asked for it; a second press then is enough.
  await ada.press(chairs.last())
  const name = page.getByLabel('What are you called?')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Ada')
  await ada.press(chairs.last())
  await host.until(() => host.room?.chairs[2]?.name === 'Ada')
  expect(host.room?.chairs[1]?.sitter).toBe('bot')
  await page.locator('form.sitdown').waitFor({ state: 'detached' })
  expect(await chairs.count()).toBe(0)

  const ben = await parlour().newPerson({ name: 'Ben' })
  await ben.goTo(`/t/${code}`)
  await sitDown(ben)
  await host.until(() => host.room?.chairs[1]?.name === 'Ben')
  const late = await parlour().newPerson({ name: 'Late' })
  await late.goTo(`/t/${code}`)
  await late.page.getByText('Every chair is taken. You may watch.').waitFor()
  expect(await chairs.count()).toBe(0)
})
