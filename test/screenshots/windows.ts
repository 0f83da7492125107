/** Four windows of the same device, so to speak: a phone and a wide screen in each language, all at the same place. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../kernel/text.ts'
import { type Picture, type Size, sizes } from './pictures.ts'
import { ADDRESS, type Stage } from './stage.ts'
import { type Extent, type Motion, openWindow, paint, press, type Window } from './window.ts'

export class Windows {
  readonly all: readonly Window[]
  readonly taken: Picture[] = []
  readonly #folder: string
  #bytes = 0

  private constructor(all: readonly Window[], folder: string) {
    this.all = all
    this.#folder = folder
  }

  static async open(stage: Stage, folder: string): Promise<Windows> {
    const all: Window[] = []
    for (const size of Object.keys(sizes) as Size[])
      for (const language of languages) all.push(await openWindow(stage, size, language))
    return new Windows(all, folder)
  }

  get bytes(): number {
    return this.#bytes
  }

  async each(work: (window: Window) => Promise<unknown>): Promise<void> {
    await Promise.all(this.all.map(work))
  }

  async goTo(path: string): Promise<void> {
    // Drawings are files of their own, and nothing tells when they are there but that nothing more comes.
    await this.each(({ page }) => page.goto(ADDRESS + path, { waitUntil: 'networkidle' }))
  }

  async shows(selector: string): Promise<void> {
    await this.each(({ page }) => page.locator(selector).first().waitFor())
  }

  async gone(selector: string): Promise<void> {
    await this.each(({ page }) => page.locator(selector).waitFor({ state: 'detached' }))
  }

  /** One window after the other, so that the house sees a single guest. */
  async alone(path: string, selector: string, name: Picture, extent: Extent = 'window'): Promise<void> {
    await this.each(({ page }) => page.goto('about:blank'))
    for (const window of this.all) {
      await window.page.goto(ADDRESS + path, { waitUntil: 'networkidle' })
      await window.page.locator(selector).first().waitFor()
      await this.#paint(window, name, extent, 'at rest')
      await window.page.goto('about:blank')
    }
    this.#done(name)
  }

  async press(selector: string): Promise<void> {
    await this.each((window) => press(window, window.page.locator(selector).first()))
  }

  /** Runs something inside every window. */
  async inside<T>(work: (given: T) => void, given: T): Promise<void> {
    await this.each(({ page }) => page.evaluate(work as (given: unknown) => void, given))
  }

  /** As for somebody who uses no keys: nothing has a frame round it. */
  async unfocus(): Promise<void> {
    await this.inside(() => (document.activeElement as HTMLElement).blur(), undefined)
  }

  /** Paints what the windows show. Whatever moves is shown as it will be at rest, or as it is if it was stopped. */
  async take(name: Picture, extent: Extent = 'window', motion: Motion = 'at rest'): Promise<void> {
    await this.each((window) => this.#paint(window, name, extent, motion))
    this.#done(name)
  }

  async #paint(window: Window, name: Picture, extent: Extent, motion: Motion): Promise<void> {
    const picture = await paint(window, extent, motion)
    this.#bytes += picture.length
    await writeFile(join(this.#folder, `${name}.${window.size}.${window.language}.webp`), picture)
  }

  #done(name: Picture): void {
    this.taken.push(name)
    process.stderr.write(`  ${name}\n`)
  }
}
