/** The two knobs of the screen itself: sound, and the whole of the glass. Enter, Space and F turn the second one. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { flip, sound } from '../app/device.ts'
import { play } from '../app/sound.ts'
import * as kit from '../look/kit.module.css'
import { screenWords as t } from './screen.words.ts'
import * as css from './tv.module.css'
import { VoiceKnob } from './VoiceKnob.tsx'

/** A browser keeps silent until somebody has touched the page. */
const touched = signal(navigator.userActivation?.hasBeenActive ?? false)
const full = signal(false)

async function turnFull(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // Some screens are always full, and some never.
  }
}

function turnSound(): void {
  // Remembered from last time, but not heard yet: this press was all it needed.
  const awaited = sound.value === 'on' && !touched.value
  if (!awaited) flip(sound)
  touched.value = true
  play('turn')
}

export function Knobs() {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest('button, a, input')) return
      if (!['Enter', ' ', 'f', 'F'].includes(event.key)) return
      event.preventDefault()
      void turnFull()
    }
    const changed = () => {
      full.value = document.fullscreenElement !== null
    }
    const touch = () => {
      touched.value = true
    }
    addEventListener('keydown', key)
    addEventListener('keyup', touch)
    addEventListener('click', touch)
    document.addEventListener('fullscreenchange', changed)
    return () => {
      removeEventListener('keydown', key)
      removeEventListener('keyup', touch)
      removeEventListener('click', touch)
      document.removeEventListener('fullscreenchange', changed)
    }
  }, [])
  const silent = sound.value === 'off'
  return (
    <div class={css.knobs}>
      <VoiceKnob />
      <button type="button" class={`${kit.line} ${kit.small}`} onClick={turnSound}>
        <span aria-hidden="true">{silent ? '♪̸' : '♪'}</span> {silent && t().silent}
        {!silent && (touched.value ? t().sound : t().press)}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" class={`${kit.line} ${kit.small}`} onClick={() => void turnFull()}>
          {full.value ? t().small : t().full}
        </button>
      )}
    </div>
  )
}
