/** Whether this device writes down what it hears; and where it cannot, what there is instead. */
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { captioning, turnCaptions } from './captions.ts'
import { voiceWords as t } from './voice.words.ts'
import * as css from './voicesheet.module.css'

export function Captions() {
  const state = captioning.value
  if (state === 'cannot') return <p class={css.help}>{t().noCaptions}</p>
  return (
    <section>
      <SwitchRow label={t().captions} value={state === 'on' ? 'on' : 'off'} onFlip={() => void turnCaptions()} />
      <p class={css.help} role="status">
        {state === 'coming' ? t().captionsComing : t().captionsHelp}
      </p>
    </section>
  )
}
