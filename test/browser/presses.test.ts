/** Whether something was pressed is known, however busy the machine is: what is pressed once must not be pressed twice. */
import { expect, test } from 'vitest'
import { freshParlour } from './fresh.ts'
import { heardPress } from './presses.ts'

const parlour = freshParlour()

/** A page with two buttons, which count. */
async function buttons() {
  const ada = await parlour().newPerson({ as: 'phone' })
  await ada.goTo('/')
  await ada.page.evaluate(() => {
    const made = ['aim', 'other'].map((id) => Object.assign(document.createElement('button'), { id, textContent: '0' }))
    for (const button of made) button.onclick = () => (button.textContent = `${Number(button.textContent) + 1}`)
    document.body.replaceChildren(...made)
  })
  const [aim, other] = ['#aim', '#other'].map((css) => ada.page.locator(css))
  if (!aim || !other) throw new Error('no buttons')
  return { ada, page: ada.page, aim, other }
}

test('a finger that nobody had the patience to wait for has pressed, if the page has heard of it', async () => {
  const { ada, page, aim } = await buttons()
  const late = async () => {
    await aim.tap()
    throw new Error('too late')
  }
  expect(await heardPress(aim, page, 'unsure', late)).toBe('done')
  expect(await ada.text('#aim')).toBe('1')
})

test('and has not, if the page heard nothing, or of something else', async () => {
  const { page, aim, other } = await buttons()
  const never = () => Promise.reject(new Error('too late'))
  await expect(heardPress(aim, page, 'unsure', never)).rejects.toThrow('too late')
  const beside = async () => {
    await other.tap()
    throw new Error('too late')
  }
  await expect(heardPress(aim, page, 'unsure', beside)).rejects.toThrow('too late')
})

test('a finger that fell on something else has slipped', async () => {
  const { ada, page, aim, other } = await buttons()
  expect(await heardPress(aim, page, 'unsure', () => other.tap())).toBe('slipped')
  expect(await ada.pressIfThere('#aim')).toBe('pressed')
  expect([await ada.text('#aim'), await ada.text('#other')]).toEqual(['1', '1'])
  expect(await ada.pressIfThere('#nowhere')).toBe('gone')
})
