/** The units for systemd that we ship, as systemd itself reads them. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../checks/tools.ts'
import { newFolder } from '../open.ts'

const shipped = join(root, 'docs/systemd')
const units = readdirSync(shipped)
const services = units.filter((unit) => unit.endsWith('.service'))
const folder = newFolder()

/** It needs no systemd that runs. */
function analyze(...words: string[]) {
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' })
  return { status: error ? 'not here' : status, said: `${stdout}${stderr}` }
}

const isHere = analyze('--version').status === 0
const left = isHere ? '' : ' (left out: systemd-analyze is not here)'

describe.skipIf(!isHere)(`the units for systemd${left}`, () => {
  beforeAll(() => {
    // The house is not installed here; whatever is stands for it.
    for (const unit of units)
      writeFileSync(
        join(folder, unit),
        readFileSync(join(shipped, unit), 'utf8').replace('/usr/local/bin/humbug', process.execPath),
      )
  })

  test('are understood to the last line', () => {
    const files = units.map((unit) => join(folder, unit))
    expect(analyze('verify', ...files)).toEqual({ status: 0, said: '' })
  })

  test.each(services)('%s is shut as far as it says', (unit) => {
    const { status, said } = analyze('security', '--offline=true', '--threshold=20', join(folder, unit))
    const found = /Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1]
    const named = /gives it ([\d.]+) /.exec(readFileSync(join(shipped, unit), 'utf8'))?.[1]
    expect(status).toBe(0)
    // Another systemd may look at a little more, or less.
    expect(Math.abs(Number(found) - Number(named))).toBeLessThan(0.5)
  })
})
