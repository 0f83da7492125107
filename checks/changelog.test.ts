import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { released, versionsIn } from './changelog.ts'

const root = join(import.meta.dirname, '..')
const text = '# Changelog\n\n## Unreleased\n\n- A door.\n\n## 0.1.0 · 2026-11-15\n\n- A house.\n'

describe('the changelog', () => {
  test('knows the version of this house', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(versionsIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toContain(version)
  })

  test('gives what is unreleased a number and a day, and begins anew', () => {
    const next = released(text, '0.2.0', '2026-12-01')
    expect(next).toBe(text.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 · 2026-12-01\n'))
    expect(versionsIn(next)).toEqual(['0.2.0', '0.1.0'])
  })

  test.each([
    ['nothing is unreleased', text.replace('- A door.\n', ''), '0.2.0'],
    ['it has 0.1.0 already', text, '0.1.0'],
    ['there is no part for it', text.replace('Unreleased', 'Later'), '0.2.0'],
  ])('refuses when %s', (_, given, version) => {
    expect(() => released(given, version, '2026-12-01')).toThrow('CHANGELOG')
  })
})
