import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages } from '../../kernel/text.ts'
import { dice } from './index.ts'
import { sit } from './script.ts'

const names = ['Ada', 'Bruno', 'Cleo']

/** The end of an evening: a truth that is doubted, a lie that is not, a call that hits, and the last die. */
const ROUNDS = [
  { cups: ['5511', '26', '33'], said: ['0 bids 3 5', '1 bids 4 5', '2 doubts'] },
  { cups: ['2346', '66', '4'], said: ['2 bids 1 4', '0 bids 2 5', '1 bids 3 6', '2 calls'] },
  { cups: ['234', '5', '1'], said: ['2 bids 2 5', '0 bids 2 6', '1 doubts'] },
  { cups: ['22', '6', '3'], said: ['0 bids 3 2', '1 doubts'] },
  { cups: ['4', '6', '3'], said: ['0 bids 1 6', '1 calls'] },
] as const

describe.each(languages)('the golden transcript, %s', (language) => {
  test('tells the last rounds from the throw to the empty cups', async () => {
    const table = sit(at(ROUNDS, 0).cups, { exact: true })
    const { news, secret } = dice.text[language]
    const name = (seat: number) => at(names, seat)
    const lines: string[] = []
    for (const { cups, said } of ROUNDS) {
      table.throws(...cups)
      for (const [seat, hand] of table.state.hands.entries())
        for (const item of hand.news) lines.push(`    (${name(seat)}: ${secret(item, name)})`)
      for (const line of said) {
        table.play(line)
        for (const item of table.state.table.news) lines.push(news(item, name))
      }
    }
    expect(table.news('over')).toBeDefined()
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`story.${language}.txt`)
  })
})
