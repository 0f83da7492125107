/** What axe has to say of a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Person } from './person.ts'

interface Axe {
  run(
    of: Document,
    how: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** Axe itself, as the builder would bring it along for every look; we bring it once a page. */
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** The serious and critical things. */
export async function findings({ page, language }: Person): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (contrast) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // What is not drawn axe does not judge, nor a colour before a picture; without it, it judges by the colour that lies under the picture.
    const plain = new CSSStyleSheet()
    plain.replaceSync('* { background-image: none !important } *::before, *::after { content: none !important }')
    const before = document.adoptedStyleSheets
    document.adoptedStyleSheets = [plain]
    // What `region` finds is never more than moderate, and it takes long to look.
    const rules = { 'color-contrast': { enabled: contrast }, region: { enabled: false } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
    document.adoptedStyleSheets = before
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    return grave.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    )
    // Colours are the same in both languages.
  }, language === 'en')
}
