/** What this device remembers between two visits. A browser may forbid it; then the visit is all there is. */
const PREFIX = 'humbug.'
const lent = new Map<string, string>()

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? lent.get(key) ?? null
  } catch {
    return lent.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  lent.set(key, value)
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // Full or forbidden: what is lent lasts until the page is closed.
  }
}

/** Does this lie there for the next visit, too? */
export function lasts(key: string): boolean {
  try {
    return localStorage.getItem(PREFIX + key) !== null
  } catch {
    return false
  }
}

export function forget(key: string): void {
  lent.delete(key)
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // There was nothing to forget.
  }
}

export function keptKeys(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return [...lent.keys()].filter((key) => key.startsWith(start))
  }
}
