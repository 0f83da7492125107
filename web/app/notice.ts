/** Short words to the person that belong to no place on the page: a refusal, or that something was copied. */
import { signal } from '@preact/signals'

export interface Notice {
  readonly text: string
  readonly kind: 'trouble' | 'news'
}

const LASTS = 6000

/** How many sheets lie over the page: what lies under one can neither be pressed nor heard. */
export const sheets = signal(0)
export const notice = signal<Notice | null>(null)
let fading: ReturnType<typeof setTimeout> | undefined

export function tellPerson(text: string, kind: Notice['kind'] = 'news'): void {
  clearTimeout(fading)
  notice.value = { text, kind }
  fading = setTimeout(() => {
    notice.value = null
  }, LASTS)
}

export function dismissNotice(): void {
  notice.value = null
}
