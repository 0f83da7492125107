/** Looks at a page with axe, on a wide screen and on a phone. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Person } from './person.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

interface Axe {
  run(
    of: Document,
    how: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

/** The serious and critical things that axe has to say. */
async function findings({ page, language }: Person): Promise<string[]> {
  const isHere = await page.evaluate(() => 'axe' in globalThis)
  if (!isHere) await new AxeBuilder({ page }).setLegacyMode(true).withRules('document-title').analyze()
  return page.evaluate(async (contrast) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Before a picture axe does not judge a colour; without it, it judges by the colour that lies under the picture.
    const plain = new CSSStyleSheet()
    plain.replaceSync('* { background-image: none !important } *::before, *::after { content: none !important }')
    document.adoptedStyleSheets = [plain]
    const rules = { 'color-contrast': { enabled: contrast } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
    document.adoptedStyleSheets = []
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    return grave.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    )
    // Colours are the same in both languages.
  }, language === 'en')
}

export async function clean(state: string, person: Person): Promise<void> {
  for (const size of sizes) {
    await person.page.setViewportSize(size)
    const where = `${state}, ${size.width}`
    expect({ where, axe: await findings(person) }).toEqual({ where, axe: [] })
  }
}
