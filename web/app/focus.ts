/** Where a keyboard and a screen reader are: nobody is torn from where they are, and nobody is left nowhere. */

/** What comes by itself is gone to from nowhere, or from around it; who is somewhere else stays there. */
export function offerFocus(element: HTMLElement | null): void {
  if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true })
}

let owed = false

/** Whoever cannot see a new room hears its name: at once, or, where it is still on its way, when it is there. */
export function nameRoom(): void {
  const heading = document.querySelector('h1')
  owed = !heading
  heading?.focus({ preventScroll: true })
}

/** Something that was waited for is there. */
export function nameLate(): void {
  if (owed && document.activeElement === document.body) nameRoom()
}
