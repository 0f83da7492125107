/** What axe has to say of a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Person } from './person.ts'

interface Axe {
  run(
    of: Document,
    how: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

/** The serious and critical things. */
export async function findings({ page, language }: Person): Promise<string[]> {
  // The builder brings axe along for every look; we let it do so once, and then ask what it has brought.
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
