/**
 * Where sounds are made. A browser opens the stage only from inside a touch or a key, and an iPhone shuts it behind the lock
 * screen; but sounds are wished for when a frame arrives. So every touch opens it, and so does whoever comes back.
 */
import { sound } from './device.ts'

/** A sound that comes later than this is no longer about what happened. */
const LATE = 400
/** What counts as a touch, to one browser or another. */
const touches = ['pointerup', 'touchend', 'click', 'keydown'] as const

let stage: AudioContext | undefined

/** Opens the stage if it is wished for and shut; where a browser does not let us, it stays so until the next touch. */
function open(): Promise<AudioContext> | undefined {
  if (sound.peek() === 'off') return undefined
  stage ??= new AudioContext()
  const opened = stage
  return opened.state === 'running' ? Promise.resolve(opened) : opened.resume().then(() => opened)
}

function openStage(): void {
  open()?.catch(() => {})
}

/** Plays something, now or not at all: what waits for a touch would all be heard at once. */
export function onStage(part: (stage: AudioContext) => void): void {
  const wished = performance.now()
  open()
    ?.then((opened) => performance.now() - wished < LATE && part(opened))
    .catch(() => {})
}

/** Opens the stage whenever a browser may let us. */
export function mindStage(touched: Pick<Window, 'addEventListener'> = window, page = document): void {
  for (const touch of touches) touched.addEventListener(touch, openStage, { capture: true, passive: true })
  page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && openStage())
  // The switch itself is pressed before it is on.
  sound.subscribe(openStage)
}
