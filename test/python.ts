/** Python, where it is or can be had: one of our examples is written in it. */
import { inContainer, install, programAt } from './debian.ts'

export const pythonPath = (): string | undefined => programAt('python3', '/usr/bin', '/usr/local/bin')

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchPython(): Promise<string> {
  if (!pythonPath() && inContainer()) {
    process.stderr.write('humbug: fetching Python for a bot that is written in it (once) …\n')
    install('python3')
  }
  return pythonPath() ?? 'left out: a bot in Python, which is not here'
}
