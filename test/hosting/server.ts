/** The second way: a small server with a name, for a house that is always open. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT as authority, first as signed } from '../authority.ts'
import { answers, beginsAt, comeAgain, finish, type Place } from './guests.ts'
import { Machine } from './machine.ts'
import type { Way } from './readme.ts'
import { instead, step } from './report.ts'
import { Systemctl } from './systemctl.ts'

const NAME = 'parlour.test'
const COPIES = '/var/backups/humbug'
const CADDYS = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'

const named = (line: string) => line.replaceAll('your.name.here', NAME)

/** Nobody gives out certificates for a name that there is only here: Caddy's own authority does. */
function localAuthority(machine: Machine): void {
  const file = machine.path('etc/caddy/Caddyfile')
  writeFileSync(file, `{\n\tlocal_certs\n\tskip_install_trust\n}\n${readFileSync(file, 'utf8')}`)
}

/** What is typed needs no more to trust it; nor do guests. */
const trusting = (line: string) => `NODE_EXTRA_CA_CERTS=${CADDYS} ${line}`

async function typed(machine: Machine, line: string): Promise<void> {
  if (line === 'systemctl reload caddy') localAuthority(machine)
  const isDoctor = line.startsWith('humbug doctor')
  if (isDoctor) await answers({ address: `https://${NAME}` })
  const said = await step(line, () => machine.types(isDoctor ? trusting(line) : line))
  if (isDoctor) process.stdout.write(said.replace(/^(?=.)/gm, '            '))
}

export async function server({ lines, said }: Way): Promise<void> {
  const machine = new Machine('server')
  new Systemctl(machine)
  instead(`your.name.here is ${NAME}, which leads to this machine, and its certificate is from Caddy's own authority`)
  instead('systemctl is ours: it starts the units that lie there, as their users, with what they may write to')
  machine.names(NAME)
  for (const line of lines) await typed(machine, named(line))

  const place: Place = {
    address: `https://${NAME}`,
    manner: { ca: readFileSync(machine.path(CADDYS), 'utf8') },
  }
  const party = await step('a table is laid and a game begun, over TLS', () => beginsAt(place))
  await step('the nightly copy is made', async () => {
    await machine.types('systemctl start humbug-backup.service')
    const copies = readdirSync(machine.path(COPIES))
    if (copies.length === 0) throw new Error('there is none')
  })
  for (const line of ['npm install --global humbug', 'systemctl restart humbug']) await typed(machine, said(line))
  await step('everybody finds their table where it was, and plays to the end', async () => {
    await answers(place)
    await comeAgain(place, party)
    await finish(party)
  })
  await alone(machine, said('humbug start --port 443 --cert FILE --key FILE'))
  machine.switchOff()
}

/** Without Caddy. */
async function alone(machine: Machine, line: string): Promise<void> {
  await machine.types('systemctl stop caddy humbug')
  writeFileSync(machine.path('root/cert.pem'), signed.cert)
  writeFileSync(machine.path('root/key.pem'), signed.key)
  const house = machine.begins(line.replace('--cert FILE', '--cert cert.pem').replace('--key FILE', '--key key.pem'))
  const place = { address: 'https://localhost', manner: { ca: authority } }
  await step(`${line}   speaks TLS by itself`, async () => {
    await house.until(/https:\/\/localhost/)
    await finish(await beginsAt(place))
  })
  house.press('\u0003')
  await house.gone
}
