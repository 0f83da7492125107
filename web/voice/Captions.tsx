/** Whether this device writes down what it hears; and where it cannot, what there is instead. */
import * as kit from '../look/kit.module.css'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { captioning, turnCaptions } from './captions.ts'
import { voiceWords as t } from './voice.words.ts'
import * as css from './voicesheet.module.css'

/** `onPhrases`: to what the table can say in writing; nothing for who has no say there. */
export function Captions({ onPhrases }: { readonly onPhrases: (() => void) | undefined }) {
  const state = captioning.value
  if (state === 'cannot')
    return (
      <section>
        <p class={css.help}>{t().noCaptions}</p>
        {onPhrases && (
          <button type="button" class={`${kit.line} ${kit.small}`} onClick={onPhrases}>
            {t().phrases}
          </button>
        )}
      </section>
    )
  return (
    <section>
      <SwitchRow label={t().captions} value={state === 'on' ? 'on' : 'off'} onFlip={() => void turnCaptions()} />
      <p class={css.help} role="status">
        {state === 'coming' ? t().captionsComing : t().captionsHelp}
      </p>
    </section>
  )
}
