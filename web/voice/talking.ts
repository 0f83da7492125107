/** To talk only while something is held: a key or a button. Let go, lost or put away, the microphone is shut again. */
import { part, setMic } from './call.ts'

/** Whose hold opened it, so that letting go of something else does nothing. */
let holder: string | undefined

/** Says whether it is this hold by which one talks now. */
export function hold(by: string): boolean {
  if (holder !== undefined || part.value?.mic !== 'shut' || part.value.gives === 'ears') return false
  holder = by
  setMic('open')
  return true
}

export function letGo(by = holder): void {
  if (holder === undefined || by !== holder) return
  holder = undefined
  setMic('shut')
}

const KEY = 'KeyV'
const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

addEventListener('keydown', (event) => {
  if (event.code !== KEY || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target))
    return
  hold(KEY)
})
addEventListener('keyup', ({ code }) => code === KEY && letGo(KEY))
addEventListener('blur', () => letGo())
document.addEventListener('visibilitychange', () => document.hidden && letGo())
