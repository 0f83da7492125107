/** The first way: somebody's laptop, with npm on it and nothing of ours. */
import { at } from '../../kernel/at.ts'
import { beginsAt, comeAgain, finish, opens } from './guests.ts'
import { Machine, type Typed } from './machine.ts'
import type { Way } from './readme.ts'
import { instead, step } from './report.ts'

const PERSON = 'ada'
const CTRL_C = '\u0003'

/** The address that stands below the QR code. */
async function addressIn(typed: Typed): Promise<string> {
  return at(await typed.until(/(https?:\/\/[\d.]+:\d+)/), 1)
}

export async function laptop({ lines, said }: Way): Promise<void> {
  const machine = new Machine('laptop')
  instead("the laptop is a Debian, and has Debian's own npm")
  await machine.types('apt-get install --no-install-recommends npm')
  await machine.types(`useradd --create-home --shell /bin/bash ${PERSON}`)
  const start = at(lines, 0)

  const first = machine.begins(start, PERSON)
  const address = await step(`${start}   prints an address`, async () => {
    const asked = await first.until(/\(y\)|https?:\/\/[\d.]+:\d+/)
    if (asked[0] === '(y)') first.press('y\r')
    return addressIn(first)
  })
  await step(`${address} shows the page`, () => opens(address))
  const party = await step('a table is laid and a game begun', () => beginsAt({ address }))
  await step('Ctrl-C closes the house', async () => {
    first.press(CTRL_C)
    await first.until(/has closed/)
    await first.gone
  })
  const doctor = said('npx humbug doctor')
  await step(`${doctor}   while the house is closed`, () => machine.types(doctor, PERSON))
  const again = machine.begins(start, PERSON)
  await step(`${start}   a second time`, () => addressIn(again))
  await step('everybody finds their table where it was, and plays to the end', async () => {
    await comeAgain({ address }, party)
    await finish(party)
  })
  await step(`${doctor}   while it is open`, () => machine.types(doctor, PERSON))
  again.press(CTRL_C)
  await again.gone
  machine.switchOff()
}
