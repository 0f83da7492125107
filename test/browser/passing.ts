/** A phone that goes from hand to hand: who shares it, who takes it, and what is left lying when the curtain falls. */
import { expect } from 'vitest'
import { hands } from '../secrecy/birds.ts'
import type { Person } from './person.ts'

/** Somebody else sits down on this phone. */
export async function share(person: Person, name: string, pin = ''): Promise<void> {
  const { page } = person
  await person.press(page.locator('[data-add]'))
  const fields = page.locator('[data-person] input')
  await fields.first().fill(name)
  await fields.nth(1).fill(pin)
  await person.press(page.locator('[data-person] .kit_go'))
  await page.locator('.seats_ls', { hasText: name }).waitFor()
  await page.locator('.passed_passbar').waitFor()
}

/** The device as it stood when the curtain fell last; every new page begins with nothing heard. */
export class Shared {
  readonly person: Person
  #from = 0

  constructor(person: Person) {
    this.person = person
    person.page.on('framenavigated', () => {
      this.#from = person.heard.length
    })
  }

  /** Whose hands this page has heard of. */
  get heard(): number[] {
    return hands(this.person.heard.slice(this.#from))
  }

  /** Draws the curtain by hand. */
  async passOn(): Promise<void> {
    await this.person.press(this.person.page.locator('.passed_passbar .kit_go'))
    await this.curtain()
  }

  /** Behind the curtain nothing is left: no frame, no drawing, no note, no way back. */
  async curtain(): Promise<void> {
    const { page } = this.person
    await page.locator('.curtain .kit_rows').waitFor()
    const left = await page.evaluate(() => ({
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      state: history.state,
      drawn: document.querySelectorAll('[data-hand], .rats-hole, .hoax-mymask_rolecard, .banquet-screen, .ledge')
        .length,
    }))
    expect(left.stored).not.toMatch(/canary|"(move|kind|dice|role|tokens)\\*"/)
    expect(left).toMatchObject({ state: null, drawn: 0 })
    expect(await page.content()).not.toMatch(/canary/)
    expect(this.heard).toEqual([])
  }

  async takeAs(name: string, pin?: string): Promise<void> {
    const { person } = this
    const { page } = person
    const opening = page.locator('.curtain_opening', { hasText: name })
    if ((await opening.count()) === 0)
      await person.press(page.locator('.curtain_row', { hasText: name }).locator('button.kit_line'))
    if (pin !== undefined) await opening.locator('input').fill(pin)
    await person.press(opening.locator('button:enabled'))
  }
}
