/** coturn, where it is or can be had. */
import { inContainer, installService, programAt } from '../debian.ts'

export const coturnPath = (): string | undefined => programAt('turnserver', '/usr/bin', '/usr/local/bin')

/** Fetches it if that can be done; says where it is, or what is left out. */
export async function fetchCoturn(): Promise<string> {
  if (!coturnPath() && inContainer()) {
    process.stderr.write('humbug: fetching coturn to pass voices on (once) …\n')
    installService('coturn')
  }
  return coturnPath() ?? 'left out: voices through coturn, which is not here'
}
