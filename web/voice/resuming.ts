/** A window that is loaded again takes part again as it did; nothing is lost by a reload but a moment. And the button in the bar. */
import { effect } from '@preact/signals'
import { gifts } from '../../protocol/voices.ts'
import { control, PART } from '../app/microphone.ts'
import { standing } from '../app/table.ts'
import { type Part, part, setMic, takePart, wished } from './call.ts'
import './ears.ts'
import './loudspeaker.ts'
import { hold, isHeld, letGo } from './talking.ts'

const BAR = 'bar'
/** Held for so long it is no press any more. */
const HELD = 300

let timer: ReturnType<typeof setTimeout> | undefined
let wasHeld = false

function down(): void {
  wasHeld = false
  timer = setTimeout(() => {
    wasHeld = hold(BAR)
  }, HELD)
}

function up(): void {
  clearTimeout(timer)
  letGo(BAR)
}

const pressFor = (now: Part) => (otherwise: () => void) => {
  if (wasHeld) return
  if (now.gives === 'ears') return otherwise()
  setMic(now.mic === 'open' ? 'shut' : 'open')
}

effect(() => {
  const now = part.value
  control.value = now && { state: now.gives === 'ears' ? 'ears' : now.mic, press: pressFor(now), down, up }
  const code = standing.value?.room.code
  const mic = now && (isHeld() ? 'shut' : now.mic)
  if (code) remember(now && `${code} ${now.gives},${now.where},${mic},${wished}`)
})

function remember(how: string | null): void {
  try {
    if (how) sessionStorage.setItem(PART, how)
    else sessionStorage.removeItem(PART)
  } catch {
    // Forbidden: then a reload forgets it.
  }
}

/** Nobody is surprised by an open microphone: it is as it was, and its owner sees it. */
export function resume(how: string): void {
  const [gave, where, mic, open] = how.split(',')
  const gives = gifts.find((gift) => gift === gave)
  if (!gives || part.value) return
  const next = { gives, where: where === 'room' ? 'room' : 'far', mic: mic === 'open' ? 'open' : 'shut' } as const
  void takePart(next, Number(open))
}
