/** Handing a link to somebody: the phone's own way where there is one, else the clipboard. */
import { words } from './language.ts'
import { home } from './line.ts'
import { tellPerson } from './notice.ts'

const t = words({
  en: {
    copied: 'Copied. Now send it to somebody.',
    own: 'Copied. Paste it there.',
    failed: 'This browser does not let us copy. The link stands below.',
  },
  de: {
    copied: 'Kopiert. Jetzt schick es jemandem.',
    own: 'Kopiert. Füg es dort ein.',
    failed: 'Dieser Browser lässt uns nicht kopieren. Der Link steht darunter.',
  },
})

/** The link for others: on the house's own machine its address there would lead them astray. */
export function linkTo(path: string): string {
  const near = /^(?:localhost|127\.|\[::1\])/.test(location.hostname)
  return `${(near && home.value) || location.origin}${path}`
}

export const tableLink = (code: string): string => linkTo(`/t/${code}`)

export async function share(title: string, url: string): Promise<void> {
  // Only phones have a sheet worth showing; and plain http has neither sheet nor clipboard.
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  if (await copied(url)) tellPerson(t().copied)
  else tellPerson(t().failed, 'trouble')
}

/** Copies a link for oneself. */
export async function copyLink(url: string): Promise<void> {
  if (await copied(url)) tellPerson(t().own)
  else tellPerson(t().failed, 'trouble')
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByHand(text)
  }
}

/** The old way, which needs no secure context. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position: fixed; opacity: 0'
  // Outside of an open sheet nothing can be selected.
  const place = document.activeElement as HTMLElement | null
  const sheet = document.querySelector('dialog[open]') ?? document.body
  sheet.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  place?.focus()
  return done
}
