/** What an operator is given to watch with knows the figures of a house: all of them, and no others. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { closeAll, house } from '../../test/open.ts'
import { thePostgres } from '../../test/postgres/server.ts'

afterAll(closeAll)

const fileIn = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/ops', name), 'utf8')
const dashboard = fileIn('dashboard.json')
const alerts = fileIn('alerts.yml')

/** Everything that a house shows, one that is one of several: it has the most to show. */
let figures: string
beforeAll(async () => {
  const { port } = await house({ store: { database: await (await thePostgres()).newDatabase() } })
  figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
})

const matches = (text: string, shape: RegExp) => [...new Set([...text.matchAll(shape)].map(([, found = '']) => found))]
/** A histogram is asked for by its parts. */
const named = (text: string) =>
  [...new Set(matches(text, /\b(humbug_\w+)/g).map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].toSorted()
const exposed = () => matches(figures, /^# TYPE (\w+) /gm).toSorted()
const exprs = (): string[] =>
  JSON.parse(dashboard).panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )

describe('the dashboard', () => {
  test('shows every figure of a house, and none that there is not', () => {
    expect(named(exprs().join('\n'))).toEqual(exposed().filter((name) => name.startsWith('humbug_')))
  })

  test('shows every kind of event and of notice', () => {
    const kinds = (text: string) => matches(text, /(humbug_\w+\{kind="[^"]+")/g).toSorted()
    expect(kinds(exprs().join('\n'))).toEqual(kinds(figures))
  })

  test('asks of the house that was chosen alone', () => {
    expect(exprs().filter((expr) => !expr.includes('humbug_house_info{house=~"$house"}'))).toEqual([])
    expect(JSON.parse(dashboard).templating.list).toContainEqual(
      expect.objectContaining({ name: 'house', definition: 'label_values(humbug_house_info, house)' }),
    )
  })

  test('has a place for every panel', () => {
    const { panels } = JSON.parse(dashboard)
    const places = panels.map(({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(panels.length)
  })
})

describe('the alerts', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1)
  const exprOf = (rule: string) => sure(/^ {8}expr: ([\s\S]*?)^ {8}(?=\w)/m.exec(rule), 'expr')[1] ?? ''

  test('go by figures that a house shows, or that Prometheus has by itself', () => {
    expect(rules.length).toBeGreaterThan(5)
    const asked = rules.flatMap((rule) => matches(exprOf(rule), /\b([a-z]+_[a-z_]+|up)(?=[{[])/g))
    const own = ['up', 'probe_success']
    for (const name of asked) expect([...own, ...exposed()]).toContain(name.replace(/_bucket$/, ''))
    for (const kind of matches(alerts, /(humbug_\w+\{kind="[^"]+")/g)) expect(figures).toContain(kind)
  })

  test.each(rules.map((rule) => [sure(rule.split('\n')[0], 'name'), rule] as const))(
    '%s says what to do',
    (_, rule) => {
      expect(rule).toMatch(/^ {10}summary: [A-Z].*\.$/m)
      expect(rule).toMatch(/^ {10}do: [A-Z].*\.$/m)
      const opens = exprOf(rule).replace(/[^([{]/g, '').length
      expect(exprOf(rule).replace(/[^)\]}]/g, '').length).toBe(opens)
    },
  )
})

test('how to scrape them is written down for every figure', () => {
  expect(named(fileIn('README.md'))).toEqual(exposed().filter((name) => name.startsWith('humbug_')))
})
