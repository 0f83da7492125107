/** Firefox and WebKit, where they are or can be had: Debian's packages, fetched once, where nobody else lives on the machine. */
import { existsSync, globSync } from 'node:fs'
import { inContainer, install } from '../debian.ts'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'evilwm']
const inBin = (...names: string[]) => names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

export const firefoxPath = () => inBin('firefox-esr', 'firefox')

export interface WebKitPaths {
  readonly driver: string
  readonly browser: string
  readonly screen: string
  readonly windows: string
}

export function webkitPaths(): WebKitPaths | undefined {
  const [driver, screen, windows] = [inBin('WebKitWebDriver'), inBin('Xvfb'), inBin('evilwm')]
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser')
  return driver && browser && screen && windows ? { driver, browser, screen, windows } : undefined
}

/** Fetches what is missing, if that can be done; says what there is, or that the journeys are left out. */
export async function fetchEngines(): Promise<string> {
  if ((!firefoxPath() || !webkitPaths()) && inContainer()) {
    process.stderr.write('humbug: fetching Firefox and WebKit to try the page in (once) …\n')
    install(...PACKAGES)
  }
  return [
    firefoxPath() ?? `left out: the journeys in Firefox, which is not here (Debian's firefox-esr)`,
    webkitPaths()?.browser ??
      `left out: the journeys in WebKit, which is not here (Debian's ${PACKAGES.slice(1).join(', ')})`,
  ].join('\n')
}
