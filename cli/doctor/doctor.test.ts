import { writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { databaseIn } from '../../server/store/database-file.ts'
import { closeAll, house, newFolder } from '../../test/open.ts'
import { sealed } from '../../test/sealed.ts'
import { here, inEnglish } from '../heard.ts'
import type { Finding } from './finding.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

afterEach(closeAll)

inEnglish()

test('a house that is open and was copied is not ill', async () => {
  const data = newFolder()
  const { port } = await house({ data, host: undefined })
  await here('backup', '--into', newFolder(), '--data', data)
  const words = ['doctor', '--data', data, '--port', `${port}`]
  const { out, err } = await here(...words)
  expect(err).toBe('')
  for (const line of [en.port.open(port), en.data.whole(databaseIn(data)), en.tls.plain]) expect(out).toContain(line)
  expect((await here(...words, '--lang', 'de')).out).toContain(de.port.open(port))
  const { status, out: json } = await here(...words, '--json')
  const { is, found } = JSON.parse(json)
  // How quick the disk of this machine is just now is not ours to say.
  const ill = found.filter((finding: Finding) => finding.is === 'ill' && !finding.says.includes('to reach the disk'))
  expect([ill, status]).toEqual([[], is === 'ill' ? 1 : 0])
  expect(found).toContainEqual({ check: 'port', is: 'well', says: en.port.open(port) })
})

test('a house that speaks TLS by itself is no other program', async () => {
  const data = newFolder()
  const { port } = await sealed({ data, host: undefined })
  const { out } = await here('doctor', '--data', data, '--port', `${port}`)
  for (const line of [en.port.open(port), en.tls.unnamed]) expect(out).toContain(line)
  expect(out).not.toContain('http://')
})

test('a house that is ill says what to do, and so does the exit code', async () => {
  const data = newFolder()
  writeFileSync(databaseIn(data), 'the cat walked over the disk')
  const words = ['doctor', '--data', data, '--port', '1']
  for (const [lang, text] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const { status, out } = await here(...words, '--lang', lang)
    expect(status).toBe(1)
    const { says, do: remedy } = text.data.damaged(databaseIn(data))
    expect(out).toMatch(new RegExp(`^${text.states.ill} +${text.names.data} +.*\\n +→ `, 'm'))
    for (const line of [says, remedy, text.sums.ill]) expect(out).toContain(line)
  }
  expect(JSON.parse((await here(...words, '--json')).out).is).toBe('ill')
})

test.each([
  ['--store', 'postgres://u:geheim@127.0.0.1:1/x'],
  ['--store', 'postgres://u:ge:heim/geheim@127.0.0.1/x'],
  ['--store', 'mysql://u:ge:heim@geheim@127.0.0.1/x'],
  ['--store', 'u:geheim@127.0.0.1'],
  ['--url', 'https://u:geheim@localhost:1/?token=geheim'],
])('no password is ever said: %s %s', async (flag, address) => {
  const { status, out, err } = await here('doctor', flag, address, '--data', newFolder(), '--port', '1')
  expect([status, err]).toEqual([1, ''])
  expect(out).not.toMatch(/heim/)
})

test.each([
  [['--url', 'http://parlour.example'], en.noUrl, de.noUrl],
  [['--url', 'parlour'], en.noUrl, de.noUrl],
  [['now'], '“now” is one word too many', '„now“ ist ein Wort zu viel'],
  [['--port', '0'], '--port wants a whole number', '--port will eine ganze Zahl'],
])('wrong words: %s', async (words, english, german) => {
  for (const [lang, line] of [
    ['en', english],
    ['de', german],
  ] as const) {
    const { status, out, err } = await here('doctor', ...words, '--lang', lang)
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(line)
  }
})
