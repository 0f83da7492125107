/** A Chromium to try the page in: one that is there, else one that is fetched once. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { inContainer, install, run } from '../debian.ts'

const root = process.getuid?.() === 0
/**
 * The list under the address bar is a page of its own in every window, and costs more than the page we try. Of two such
 * flags the last alone counts, so all that Playwright does without is named here again.
 */
const without = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'TcpPortRandomizationWin'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
]
const flags = [
  `--disable-features=${without.join()}`,
  ...['--disable-gpu', '--disable-quic', '--no-first-run'],
  // Letters as wide as they are meant, as on every phone: hinting stretches them to whole pixels.
  '--font-render-hinting=none',
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Chromium's own sandbox does not start under root, which is who runs tests in a container.
  ...(root ? ['--no-sandbox'] : []),
]

/** The program that fetches Playwright's own Chromium. */
export const installer = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')

/** `quick`: without windows, the same pages for three quarters of the work. `whole`: one that also shows notes beside the clock. */
export type Build = 'quick' | 'whole'
const SHELL = 'chromium-headless-shell'
const packages = { quick: SHELL, whole: 'chromium' } as const

export async function launch(build: Build = 'quick', more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(build), args: [...flags, ...more] })
}

/** One window that remembers, in this folder: in all others browsers install nothing. */
export async function launchIn(folder: string, more: readonly string[] = []): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath('whole'),
    args: [...flags, ...more],
  })
}

const open = new Map<Build, Promise<Browser>>()

/** The one browser of this process, for all who open windows of their own in it; it goes when the process does. */
export async function theBrowser(build: Build = 'quick'): Promise<Browser> {
  const opening = open.get(build) ?? launch(build)
  open.set(build, opening)
  const found = await opening
  if (found.isConnected()) return found
  open.delete(build)
  return theBrowser(build)
}

/** The path of a Chromium, which may be fetched first. */
export async function chromiumPath(build: Build = 'quick'): Promise<string> {
  const said = process.env.HUMBUG_CHROMIUM
  if (said && !existsSync(said)) throw new Error(`HUMBUG_CHROMIUM names ${said}, but nothing is there`)
  const path = said ?? found(build) ?? fetched(build)
  if (path) return path
  throw new Error(
    'The tests of the page need a browser, and none could be fetched. ' +
      'Install Chromium, Chrome or Edge, or let HUMBUG_CHROMIUM name one.',
  )
}

/** All that the tests need, once before them: where packages can simply be had, the quicker one too, whatever else is there. */
export async function fetchChromium(): Promise<string> {
  if (!process.env.HUMBUG_CHROMIUM && inContainer() && !found('quick')?.includes(SHELL)) install(packages.quick)
  return [await chromiumPath('quick'), await chromiumPath('whole')].join(', ')
}

function found(build: Build): string | undefined {
  const suits = (path: string) => build === 'quick' || !path.includes('headless')
  return [...places(), chromium.executablePath()].find((path) => suits(path) && existsSync(path) && runs(path))
}

function places(): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge']
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (process.platform === 'win32') {
    const { ProgramFiles, 'ProgramFiles(x86)': older, LOCALAPPDATA } = process.env
    const files = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return [ProgramFiles, older, LOCALAPPDATA].flatMap((home) => (home ? files.map((file) => join(home, file)) : []))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin', '/opt/google/chrome']
  return [SHELL, ...names, 'chrome'].flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Some systems put a note there instead of a browser. (On Windows the question would open a window.) */
function runs(path: string): boolean {
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0
}

function fetched(build: Build): string | undefined {
  process.stderr.write('humbug: no browser is here to try the page in, fetching Chromium (once) …\n')
  if (inContainer()) install(packages.whole)
  const path = found(build)
  if (path) return path
  run(process.execPath, [installer, 'install', 'chromium'])
  return found(build)
}
