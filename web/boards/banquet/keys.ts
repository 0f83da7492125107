/** Whoever plays by keys finds what is wanted next under the next one: a goblet, a plate, an answer, or a token. */
const wanted = [
  '[data-state="may"] > button',
  '[data-choice="open"] > button',
  '[data-options] button',
  '[data-folds] > button:enabled',
]

export function followKeys(): void {
  requestAnimationFrame(() => {
    for (const one of wanted) {
      const found = document.querySelector<HTMLElement>(one)
      if (found) return found.focus()
    }
  })
}

/** A press without a pointer has no detail: it was a key. */
export function byKey({ detail }: UIEvent): boolean {
  return detail === 0
}
