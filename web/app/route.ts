/** Where in the house this device is: the address says it all, so a link, a reload and the back button agree. */
import { signal } from '@preact/signals'
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts'

export const whereabouts = signal<Whereabouts>(whereaboutsOf(location.pathname))
/** The part of the address after #, which never leaves the device: a clause, or a ticket for a seat. */
export const fragment = signal(location.hash.slice(1))

function arrive(): void {
  fragment.value = location.hash.slice(1)
  whereabouts.value = whereaboutsOf(location.pathname)
}

export function go(path: string): void {
  if (path === location.pathname + location.hash) return
  history.pushState(null, '', path)
  scrollTo(0, 0)
  arrive()
}

/** Goes on without a way back: to a table that has just been laid, not to the form that laid it. */
export function turn(path: string): void {
  history.replaceState(null, '', path)
  arrive()
}

/** Says later whether its person has stayed: somebody who came back has been elsewhere. */
export function stillHere(): () => boolean {
  const from = whereabouts.peek()
  return () => whereabouts.peek() === from
}

/** Links of our own page are followed without a reload. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.protocol === 'blob:') return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}
