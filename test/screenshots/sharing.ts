import { MY_TOKEN } from './company.ts'
import type { Windows } from './windows.ts'

/** Ada shares her phone with somebody who has a PIN. */
export async function shareWith(windows: Windows, code: string, other: object): Promise<void> {
  const unused = { wrong: 0, until: 0 }
  const people = [
    { name: 'Ada', mark: 'key', seat: 0, half: MY_TOKEN, pin: 'none', ...unused },
    { ...other, pin: 'pin', ...unused },
  ]
  await windows.inside((entry: readonly [string, string]) => localStorage.setItem(...entry), [
    `humbug.pass.${code}`,
    JSON.stringify(people),
  ] as const)
}
