import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { ways, waysIn } from './readme.ts'

const written = `# A house

## How to host

### At home

\`\`\`
one line
and another
\`\`\`

Or type \`this
one\` instead.

### Elsewhere

Not at all.

## Credits
`

test('what is to be typed is found, way by way', () => {
  const [home, elsewhere] = waysIn(written)
  expect([home?.title, home?.lines]).toEqual(['At home', ['one line', 'and another']])
  expect(home?.said('this one')).toBe('this one')
  expect(() => home?.said('that one')).toThrow('does not say')
  expect([elsewhere?.title, elsewhere?.lines]).toEqual(['Elsewhere', []])
})

test('our README has three ways, and each of them says what to type', () => {
  const three = ways().slice(0, 3)
  expect(three.map(({ lines }) => lines.length > 0)).toEqual([true, true, true])
  expect(at(at(three, 0).lines, 0)).toBe('npx humbug start')
})
