/** A window that is loaded again takes part again as it did; nothing is lost by a reload but a moment. */
import { effect } from '@preact/signals'
import { gifts } from '../../protocol/voices.ts'
import { control, rememberPart } from '../app/microphone.ts'
import { standing } from '../app/table.ts'
import { part, setMic, takePart } from './call.ts'
import './ears.ts'
import './loudspeaker.ts'
import { hold, letGo } from './talking.ts'

const BAR = 'bar'

effect(() => {
  const now = part.value
  const code = standing.value?.room.code
  if (code) rememberPart(code, now && `${now.gives},${now.where},${now.mic}`)
  control.value = now && {
    state: now.gives === 'ears' ? 'ears' : now.mic,
    flip: () => setMic(now.mic === 'open' ? 'shut' : 'open'),
    hold: () => hold(BAR),
    letGo: () => letGo(BAR),
  }
})

/** Nobody is surprised by an open microphone: it is as it was, and its owner sees it. */
export function resume(how: string): void {
  const [gave, where, mic] = how.split(',')
  const gives = gifts.find((gift) => gift === gave)
  if (gives && !part.value)
    void takePart({ gives, where: where === 'room' ? 'room' : 'far', mic: mic === 'open' ? 'open' : 'shut' })
}
