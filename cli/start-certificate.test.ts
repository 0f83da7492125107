import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { expired, first, lockedKey, ROOT, renewed } from '../test/authority.ts'
import { newFolder } from '../test/open.ts'
import { here, inEnglish, main } from './heard.ts'

inEnglish()

interface Pair {
  readonly cert: string
  readonly key: string
}

/** Where these texts lie; what is nothing is not there. */
function laid({ cert, key }: Pair): Pair {
  const folder = newFolder()
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  if (cert) writeFileSync(files.cert, cert)
  if (key) writeFileSync(files.key, key)
  return files
}

const garbage = 'the cat walked over the disk\n'

test.each<[string, Pair, (files: Pair) => readonly [english: string, german: string]]>([
  [
    'a certificate that is not there',
    { ...first, cert: '' },
    ({ cert }) => [`“${cert}” cannot be read`, `„${cert}“ lässt sich nicht lesen`],
  ],
  [
    'a key that is not there',
    { ...first, key: '' },
    ({ key }) => [`“${key}” cannot be read`, `„${key}“ lässt sich nicht lesen`],
  ],
  [
    'no certificate',
    { ...first, cert: garbage },
    ({ cert }) => [`“${cert}” is no certificate in PEM`, `„${cert}“ ist kein Zertifikat in PEM`],
  ],
  [
    'a certificate for which half of one vouches',
    { ...first, cert: `${first.cert}${ROOT.slice(0, 200)}\n-----END CERTIFICATE-----\n` },
    ({ cert }) => [`“${cert}” is no certificate in PEM`, `„${cert}“ ist kein Zertifikat in PEM`],
  ],
  [
    'no key',
    { ...first, key: garbage },
    ({ key }) => [`“${key}” is no private key in PEM`, `„${key}“ ist kein privater Schlüssel in PEM`],
  ],
  [
    'the key of another',
    { ...first, key: renewed.key },
    ({ key }) => [
      `the key in “${key}” is not the one of the certificate`,
      `der Schlüssel in „${key}“ gehört nicht zum Zertifikat`,
    ],
  ],
  [
    'a key with a password',
    { ...first, key: lockedKey() },
    ({ key }) => [
      `the key in “${key}” has a password; write it without one (openssl pkey -in KEY -out NEW) and keep the file to yourself`,
      `der Schlüssel in „${key}“ hat ein Passwort; schreib ihn ohne (openssl pkey -in SCHLÜSSEL -out NEU) und behalt die Datei für dich`,
    ],
  ],
])('with %s the house stays shut', async (_, pair, sentences) => {
  const files = laid(pair)
  const data = join(newFolder(), 'data')
  const said = sentences(files)
  for (const [nth, lang] of ['en', 'de'].entries()) {
    const words = ['start', '--port', '0', '--data', data, '--cert', files.cert, '--key', files.key, '--lang', lang]
    expect(await here(...words)).toEqual({ status: 2, out: '', err: `humbug: ${said[nth]}\n` })
  }
  expect(existsSync(data)).toBe(false)
})

test.each(['--cert', '--key'])('%s alone is not enough', async (flag) => {
  const says = async (lang: string) => (await here('start', flag, 'file.pem', '--lang', lang)).err
  expect([await says('en'), await says('de')]).toEqual([
    'humbug: --cert and --key go together: name both files\n',
    'humbug: --cert und --key gehören zusammen: nenne beide Dateien\n',
  ])
})

/** Opens a house with them, and closes it; gives back its address, what it answers, and what it had to say. */
async function opened(pair: Pair, ...more: string[]) {
  const { cert, key } = laid(pair)
  const words = ['start', '--port', '0', '--data', newFolder(), '--cert', cert, '--key', key, '--json', ...more]
  const child = spawn(process.execPath, [main, ...words])
  const wrongs = text(child.stderr)
  const [line] = await once(child.stdout, 'data')
  const address = new URL(JSON.parse(String(line)).address)
  const asking = get({
    ca: ROOT,
    host: '127.0.0.1',
    servername: 'localhost',
    port: address.port,
    path: '/healthz',
    agent: false,
  })
  const [answer] = await once(asking, 'response').catch((error) => [error])
  child.kill('SIGTERM')
  const [status] = await once(child, 'exit')
  return { cert, address, answer, status, wrongs: await wrongs }
}

test('the address is that of the certificate, over TLS', async () => {
  const { address, answer, status, wrongs } = await opened(renewed)
  expect([address.protocol, address.hostname, answer.statusCode]).toEqual(['https:', 'localhost', 200])
  expect([status, wrongs]).toEqual([0, expect.not.stringContaining('certificate')])
})

test('unless another one was named', async () => {
  const { address, answer } = await opened(first, '--host', '127.0.0.1')
  expect([address.protocol, address.hostname, answer.statusCode]).toEqual(['https:', '127.0.0.1', 200])
})

test('a certificate that ran out is shown, and that is said', async () => {
  const { cert, address, answer, wrongs } = await opened(expired)
  expect([address.hostname, answer.code]).toEqual(['parlour.example', 'CERT_HAS_EXPIRED'])
  expect(wrongs).toContain(
    `humbug: the certificate in “${cert}” is good from 2020-01-01 to 2021-01-01 and not today: browsers will warn of it\n`,
  )
})
