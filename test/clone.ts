/** A copy of what the page is made of, for tests that change it. */
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './open.ts'

const root = join(import.meta.dirname, '..')
const parts = [
  ...['web', 'games', 'kernel', 'protocol'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

export function clone(): string {
  const folder = newFolder()
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
