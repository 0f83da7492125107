/** The way to a clause: its address, and being shown it. */
import { fragment } from './route.ts'

export function clauseLink(game: string, id: string): string {
  return `/rules/${game}#${id}`
}

/** Brings a clause before eyes and ears: in the middle of the window, and read out where somebody listens. */
export function point(id: string): void {
  // A frame later, when whatever the page does about its new place is done.
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  })
}

/** For a link that leads to where the address is already: that is no change of place, but a wish to see it again. */
export function pointAgain(id: string): void {
  if (fragment.peek() === id) point(id)
}
