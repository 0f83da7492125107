/** A newer page: noticed when the house serves another version than the one that runs here, taken when its person says so. */
import { effect, signal } from '@preact/signals'
import { served, whenIdle } from './chunks.ts'
import { line } from './line.ts'

export const update = signal<'none' | 'ready'>('none')

/** Keeps the page on this device where that is possible, and looks for a newer one from now on. */
export function register(): void {
  if (!import.meta.env.PROD) return
  // A plain address of the home network knows no service workers; then the page just needs the house to open.
  whenIdle(() => void navigator.serviceWorker?.register('/sw.js').catch(() => {}))
  // A house gets a new page only by closing and opening again: whenever the line is back, there may be one.
  effect(() => {
    if (line.value === 'open') void look()
  })
}

async function look(): Promise<void> {
  const mine = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  const there = await served()
  if (!there) return
  update.value = there.version === mine ? 'none' : 'ready'
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
}

/** Lets the worker that waits take over, and opens the page anew. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const next = registration?.waiting
  if (!next) return location.reload()
  next.addEventListener('statechange', () => next.state === 'activated' && location.reload())
  next.postMessage('take over')
}
