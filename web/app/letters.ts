/** Letters from the house to this device when it is away. Nobody is asked for leave before they have pressed for it. */
import { effect, signal } from '@preact/signals'
import type { Address } from '../../protocol/asks.ts'
import { keep, kept } from './kept.ts'
import { language } from './language.ts'
import { ask, line } from './line.ts'
import { complain } from './refused.ts'

/**
 * `insecure`: over plain http a browser takes no letters; `unable`: this one never does; `home screen`: an iPhone takes them only
 * for a page that lies there; `denied`: its person said no.
 */
export type Letters = 'insecure' | 'unable' | 'home screen' | 'denied' | 'asking' | 'on' | 'off'

export const letters = signal<Letters>(standing())

/** Only Apple's phones and tablets know the word: a page in a window of the browser, which could lie on the home screen. */
function isTab(here: Navigator & { readonly standalone?: boolean }): boolean {
  return here.standalone === false
}

function standing(): Letters {
  if (!isSecureContext) return 'insecure'
  if (!('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker))
    return isTab(navigator) ? 'home screen' : 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return kept('letters') === 'on' && Notification.permission === 'granted' ? 'on' : 'off'
}

// A browser may have given itself another address, and its person may speak another language by now.
effect(() => {
  if (line.value === 'open' && letters.peek() === 'on') void renew(language.value)
})

async function renew(spoken: Address['language']): Promise<void> {
  const address = await addressHere(spoken).catch(() => undefined)
  if (address) await ask({ is: 'letters', to: address })
}

export async function flipLetters(): Promise<void> {
  if (letters.value === 'on') return stop()
  if (letters.value === 'asking') return
  letters.value = 'asking'
  letters.value = (await begin().catch(() => 'unable' as const)) ?? standing()
}

/** What came of it, or nothing if its person has said something else than yes. */
async function begin(): Promise<Letters | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const to = await addressHere(language.value)
  if (!to) return 'unable'
  const reply = await ask({ is: 'letters', to })
  if (reply.is === 'no') {
    void complain(reply.why)
    return 'off'
  }
  keep('letters', 'on')
  return 'on'
}

async function stop(): Promise<void> {
  keep('letters', 'off')
  letters.value = 'off'
  await ask({ is: 'letters', to: null })
  await silence()
}

/** This browser takes no more letters of this house, whatever the house still believes. */
export async function silence(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** The address at which this browser takes letters of this house, and of no other. */
async function addressHere(spoken: Address['language']): Promise<Address | undefined> {
  // Where no worker was ever registered, none becomes ready.
  if (!(await navigator.serviceWorker.getRegistration())) return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(await (await fetch('/letters', { cache: 'no-store' })).text())
  const known = await pushManager.getSubscription()
  const ours = known && isSame(known.options.applicationServerKey, key) ? known : undefined
  if (!ours) await known?.unsubscribe()
  const taken = ours ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = taken.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: spoken }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  return known !== null && String(new Uint8Array(known)) === String(key)
}
