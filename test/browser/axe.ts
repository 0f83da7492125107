/** What axe has to say of a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Person } from './person.ts'

interface Found {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

interface Axe {
  run(of: Document, how: object): Promise<{ readonly violations: Found[]; readonly incomplete: Found[] }>
  configure(how: object): void
  readonly _audit: { readonly checks: { readonly 'color-contrast': { readonly options: object } } }
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** Axe itself, as the builder would bring it along for every look; we bring it once a page. */
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** What is drawn before or after something keeps axe from judging its colours: it is to go by what lies under that. */
function lookUnder(): void {
  const { axe } = globalThis as unknown as { axe: Axe }
  const { options } = axe._audit.checks['color-contrast']
  axe.configure({ checks: [{ id: 'color-contrast', options: { ...options, ignorePseudo: true } }] })
}

/** `structure`: all but colours, of which axe looks at every letter for longer than at all else. They are the same in both languages. */
export type Eye = 'whole' | 'structure'

/** What comes in within moments has come. Clocks that run down, and what never rests, nobody waits for. */
function restful(): Promise<unknown> {
  const moments = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 2000)
  return Promise.all(moments.map((one) => one.finished.catch(() => {})))
}

/** The serious and critical things. */
export async function findings({ page, language }: Person, eye: Eye = 'whole'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source)
    await page.evaluate(lookUnder)
  }
  await page.evaluate(restful)
  return page.evaluate(
    async (colours) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      // What is not drawn axe does not judge, nor a colour before a picture: of what keeps a window unseen, the one without
      // pictures stays.
      const before = document.adoptedStyleSheets
      document.adoptedStyleSheets = before.slice(0, 1)
      // What `region` finds is never more than moderate, and it takes long to look.
      const rules = { 'color-contrast': { enabled: colours }, region: { enabled: false } }
      const { violations, incomplete } = await axe.run(document, { resultTypes: ['violations'], rules })
      document.adoptedStyleSheets = before
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      // A link that only what is drawn beside it would tell from the text around it.
      const links = incomplete.filter(({ id }) => id === 'link-in-text-block')
      return [...grave, ...links].map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
      )
    },
    language === 'en' && eye === 'whole',
  )
}
