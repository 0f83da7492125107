import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages } from '../../kernel/text.ts'
import { rats } from './index.ts'
import { sit } from './script.ts'

const names = ['Ada', 'Bruno', 'Cleo']

/** A whole game: an honest start, a lie that is believed, one that is not, a blind shot, and the way down. */
const GAME = [
  '0 shakes 0',
  '0 looks',
  '0 says none',
  '1 believes',
  '1 shakes 1 0',
  '1 looks',
  '1 says none',
  '2 doubts',
  '1 shakes 0',
  '1 says 1',
  '2 doubts',
  '1 shakes 0',
  '1 says none',
  '2 believes',
  '2 shakes 0 2',
  '2 looks',
  '2 says 2',
  '0 believes',
  '0 hands on 2',
  '1 believes',
  '1 shakes 0 0 0',
  '1 looks',
  '1 shakes 1 1 0',
  '1 says 3',
  '2 believes',
  '2 shakes 0 0 1 2',
  '2 says 5',
  '0 believes',
  '0 shakes 2 2 0 1 1',
  '0 looks',
  '0 says 10',
  '1 believes',
  '1 shakes 0 0 1 0 0',
  '1 says 1',
  '2 doubts',
  '2 kills 0',
]

describe.each(languages)('the golden transcript, %s', (language) => {
  test('tells a game from the first shake to the vault', async () => {
    const table = sit(3)
    const { news, secret } = rats.text[language]
    const name = (seat: number) => at(names, seat)
    const lines: string[] = []
    const tell = () => {
      for (const item of table.state.table.news) lines.push(news(item, name))
      for (const [seat, hand] of table.state.hands.entries()) {
        for (const item of hand.news) lines.push(`    (${name(seat)}: ${secret(item, name)})`)
      }
    }
    tell()
    for (const line of GAME) {
      table.play(line)
      tell()
    }
    expect(table.state.table.stage).toBe('over')
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`story.${language}.txt`)
  })
})
