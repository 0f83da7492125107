/** What whoever opens a house sees on their own machine. */
import { greeting } from '../../../cli/start.ts'
import { de } from '../../../cli/text.de.ts'
import { en } from '../../../cli/text.en.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const ADDRESS = 'http://192.168.1.20:4862'
const DATA = '/home/ada/.local/share/humbug'
const texts = { en, de }

/** No letter of a code that is drawn with blocks may keep a distance from the next, nor a line. */
const LOOK = `
  body { margin: 0; padding: 18px 22px; background: #16130f; color: #e9e2d4 }
  pre { margin: 0; font: 20px/1.17 'DejaVu Sans Mono', Menlo, Consolas, monospace }
  pre.words { font-size: 16px; line-height: 1.5; margin-block: 8px; white-space: pre-wrap; overflow-wrap: anywhere }
`

export async function terminal(_: Stage, windows: Windows): Promise<void> {
  await windows.each(async ({ page, language }) => {
    const lines = greeting(texts[language], ADDRESS, DATA).trimEnd().split('\n')
    const words = lines.findIndex((line) => line.includes(ADDRESS))
    const [code, rest] = [lines.slice(0, words).join('\n'), lines.slice(words).join('\n')]
    const pre = (kind: string, text: string) => `<pre class="${kind}">${text}</pre>`
    // No page of the house is there to say what may be drawn.
    await page.goto('about:blank')
    await page.setContent(
      `<meta name="viewport" content="width=device-width"><style>${LOOK}</style>${pre('words', '$ npx humbug start')}${pre('code', code)}${pre('words', rest)}`,
    )
  })
  await windows.take('terminal', 'short')
}
