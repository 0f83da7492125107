/** A library that lets a program see another time than there is, where it is or can be had. */
import { existsSync } from 'node:fs'
import { inContainer, install } from '../debian.ts'

const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}/faketime/libfaketimeMT.so.1`)

export const otherTimes = (): string | undefined => places.find((path) => existsSync(path))

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchOtherTimes(): Promise<string> {
  if (!otherTimes() && inContainer()) {
    process.stderr.write('humbug: fetching libfaketime to set clocks wrong (once) …\n')
    install('faketime')
  }
  return otherTimes() ?? 'left out: a house whose clock is set, for which libfaketime is not here'
}
