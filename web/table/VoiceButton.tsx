/** The way to the voices of the table; for who is heard, their microphone: a press turns it, and held it is open as long as that. */
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../app/language.ts'
import { control, tookPart } from '../app/microphone.ts'
import { voices } from '../app/voices.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import * as barCss from '../parts/bar.module.css'
import sprite from '../voice/voice.svg'
import * as css from './voicebutton.module.css'

const t = words({
  en: { off: 'Voices and faces', open: 'Shut the microphone', shut: 'Open the microphone', ears: 'Voices: you listen' },
  de: {
    off: 'Stimmen und Gesichter',
    open: 'Mikrofon schließen',
    shut: 'Mikrofon öffnen',
    ears: 'Stimmen: du hörst zu',
  },
})

const icons = { off: 'mic', open: 'mic', shut: 'mic-shut', ears: 'ear' } as const
/** Held for so long it is no press any more. */
const HELD = 300

interface VoiceButtonProps {
  readonly code: string
  readonly onOpen: () => void
}

export function VoiceButton({ code, onOpen }: VoiceButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const held = useRef(false)
  useEffect(() => {
    const how = tookPart(code)
    if (how !== null) void import('../voice/resuming.ts').then(({ resume }) => resume(how))
  }, [code])
  const microphone = control.value
  const state = microphone?.state ?? 'off'
  const press = () => {
    const wasHeld = held.current
    held.current = false
    if (wasHeld) return
    if (microphone && state !== 'ears') microphone.flip()
    else onOpen()
  }
  const down = () => {
    if (state !== 'shut') return
    timer.current = setTimeout(() => {
      held.current = true
      control.value?.hold()
    }, HELD)
  }
  const up = () => {
    clearTimeout(timer.current)
    if (held.current) control.value?.letGo()
  }
  return (
    <button
      type="button"
      class={`${kit.bare} ${barCss.icon} ${state === 'open' ? css.open : ''}`}
      data-voice={state}
      aria-label={t()[state]}
      title={t()[state]}
      onClick={press}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onContextMenu={(event) => held.current && event.preventDefault()}
    >
      <Art of={icons[state]} from={sprite} />
      {state === 'off' && voices.value.length > 0 && <b aria-hidden="true">{voices.value.length}</b>}
    </button>
  )
}
