import { expect, test } from 'vitest'
import { type Findings, written } from './report.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const spoilt: Findings = {
  name: 'pit',
  seen: [
    { look: 'parts', content: false, took: 40, words: '' },
    { look: 'types', content: false, took: 1250, words: 'games/pit/rules.ts(3,1): error' },
    { look: 'lint', content: true, took: 900, words: '' },
  ],
  lacks: [
    { is: 'untested', clause: 'P2.1' },
    { is: 'letter taken', letter: 'P', by: 'poker' },
  ],
  wishes: ['picture'],
}

test('what is missing before release and what only before perfection stand apart', () => {
  expect(written(spoilt, en).split('\n')).toEqual([
    'parts, clauses, imports  NOT YET    0.0 s',
    'types                    NOT YET    1.3 s',
    'format and lint          well       0.9 s',
    '',
    '— types',
    'games/pit/rules.ts(3,1): error',
    '',
    'Missing before release:',
    "  P2.1 has no test: test('P2.1 …')",
    '  its clauses begin with P, and so do those of poker',
    'Before perfection, whenever you like:',
    '  web/boards/pit/vignette.svg: a small picture for the lid; until then it shows three cards',
  ])
  expect(written(spoilt, de)).toContain('  seine Klauseln beginnen mit P, die von poker auch')
})

test('where nothing is missing it says so', () => {
  const whole = { ...spoilt, seen: spoilt.seen.slice(2), lacks: [], wishes: [] }
  expect(written(whole, en).split('\n').slice(1)).toEqual(['', en.complete, en.perfect])
})
