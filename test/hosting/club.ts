/** The third way: three houses at one database, with HAProxy before them. */
import { mkdirSync, readdirSync } from 'node:fs'
import { at } from '../../kernel/at.ts'
import { answers, beginsAt, comeAgain, finish, opens, type Party } from './guests.ts'
import { Machine } from './machine.ts'
import type { Way } from './readme.ts'
import { instead, step } from './report.ts'
import { Systemctl } from './systemctl.ts'

const EMPTY = 'postgres://humbug@localhost/moved?host=/run/postgresql'
const FOLDER = '/var/lib/humbug/before'
const place = { address: 'http://127.0.0.1:4862' }
const houses = ['4871', '4872', '4873']

export async function club({ lines, said }: Way): Promise<void> {
  const machine = new Machine('club')
  new Systemctl(machine)
  // Debian lets systemd make this at every start of the machine.
  mkdirSync(machine.path('run/haproxy'))
  instead(
    'systemctl is ours, and Debian starts PostgreSQL by units that others write at every start: ours is told which',
  )
  for (const line of lines) {
    await step(line, () => machine.types(line))
    if (line.startsWith('apt ')) await machine.types(`systemctl start postgresql@${versionOn(machine)}-main`)
  }
  await step('three houses answer at port 4862', () => answers(place))
  await step(`${place.address} shows the page`, () => opens(place.address))
  const party = await step('a table is laid and a game begun', () => beginsAt(place))
  for (const house of houses) {
    await step(`the house at ${house} is closed: its guests play on`, () => closed(machine, house, party))
  }
  await step('the game is played to its end', () => finish(party))
  await moves(machine, said('runuser -u humbug -- humbug move --from FOLDER --to postgres://…'))
  machine.switchOff()
}

const versionOn = (machine: Machine) => at(readdirSync(machine.path('etc/postgresql')), 0)

async function closed(machine: Machine, house: string, party: Party): Promise<void> {
  await machine.types(`systemctl stop humbug@${house}`)
  await comeAgain(place, party)
  await machine.types(`systemctl start humbug@${house}`)
  await answers({ address: `http://127.0.0.1:${house}` })
}

/** Everything that a house kept in a folder before, into a database without tables. */
async function moves(machine: Machine, line: string): Promise<void> {
  const before = await open(machine, `--data ${FOLDER}`)
  const party = await beginsAt(before)
  await before.close()
  await machine.types("su - postgres -c 'createdb --owner humbug moved'")
  await step(line, () => machine.types(line.replace('FOLDER', FOLDER).replace('postgres://…', `'${EMPTY}'`)))
  const after = await open(machine, `--store '${EMPTY}'`)
  await step('who sat in that house finds their table at the database', async () => {
    await comeAgain(after, party)
    await finish(party)
  })
  await after.close()
}

/** A house beside the others. */
async function open(machine: Machine, where: string) {
  const typed = machine.begins(`runuser -u humbug -- humbug start --port 4874 --host 127.0.0.1 ${where}`)
  const [address] = await typed.until(/http:\/\/127\.0\.0\.1:4874/)
  return {
    address,
    async close() {
      typed.press('\u0003')
      await typed.gone
    },
  }
}
