/** The screen speaks and shows for those who are far away from the room. */
import { control } from '../app/microphone.ts'
import { voices } from '../app/voices.ts'
import * as kit from '../look/kit.module.css'
import { screenWords as t } from './screen.words.ts'

async function turn(): Promise<void> {
  const { turnScreen } = await import('../voice/screen.ts')
  turnScreen()
}

export function VoiceKnob() {
  const isOn = control.value !== null
  if (!isOn && !voices.value.some(({ as, where }) => as === 'player' && where === 'far')) return null
  return (
    <button type="button" class={`${kit.line} ${kit.small}`} aria-pressed={isOn} onClick={() => void turn()}>
      {isOn ? t().voicesOn : t().voicesOff}
    </button>
  )
}
