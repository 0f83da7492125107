import type { Words } from './words.ts'
import { read } from './words.ts'

export function start(args: readonly string[]): string {
  const words: Words = read(args, { port: 'value', host: 'value' })
  return words.text.closed
}
