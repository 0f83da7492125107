/** The way to the voices of the table; for who is heard, their microphone: a press turns it, and held it is open as long as that. */
import { useEffect } from 'preact/hooks'
import { kept } from '../app/kept.ts'
import { words } from '../app/language.ts'
import { control, partHere } from '../app/microphone.ts'
import { voices } from '../app/voices.ts'
import * as kit from '../look/kit.module.css'
import * as barCss from '../parts/bar.module.css'
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

interface VoiceButtonProps {
  readonly code: string
  readonly onOpen: () => void
}

export function VoiceButton({ code, onOpen }: VoiceButtonProps) {
  // A phone that is passed round is nobody's voice: whose would it be after the next curtain?
  const isShared = kept(`pass.${code}`) !== null
  useEffect(() => {
    if (isShared) return
    const [at, how] = partHere()?.split(' ') ?? []
    if (at === code && how) void import('../voice/resuming.ts').then(({ resume }) => resume(how))
  }, [code])
  if (isShared) return null
  const microphone = control.value
  const state = microphone?.state ?? 'off'
  return (
    <button
      type="button"
      class={`${kit.bare} ${barCss.icon} ${css.voice}`}
      data-voice={state}
      aria-label={t()[state]}
      title={t()[state]}
      onClick={() => (microphone ? microphone.press(onOpen) : onOpen())}
      onPointerDown={microphone?.down}
      onPointerUp={microphone?.up}
      onPointerLeave={microphone?.up}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M12 6v6" />
        <path d="M6 11c0 9 12 9 12 0M12 18v4" />
      </svg>
      {!microphone && voices.value.length > 0 && <b aria-hidden="true">{voices.value.length}</b>}
    </button>
  )
}
