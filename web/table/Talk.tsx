/** Table talk: set phrases, faces, and free words where the table allows them. */
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import type { TableTalk } from '../../protocol/asks.ts'
import { TEXT } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'
import { emoteText, phraseText } from '../../protocol/text.ts'
import { emotes, phrases } from '../../protocol/words.ts'
import { language, words } from '../app/language.ts'
import { near } from '../app/near.ts'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { heardAll } from './heard.ts'
import { type Filter, LogFilter, LogList } from './Log.tsx'
import * as css from './talk.module.css'

const t = words({
  en: {
    title: 'All that was said',
    say: 'Say it',
    words: 'Your words',
    faces: 'Faces',
    phrases: 'Phrases',
    voices: 'Voices and faces …',
    none: 'Silence. Somebody is thinking.',
  },
  de: {
    title: 'Alles, was gesagt wurde',
    say: 'Sagen',
    words: 'Deine Worte',
    faces: 'Mienen',
    phrases: 'Sätze',
    voices: 'Stimmen und Gesichter …',
    none: 'Stille. Jemand denkt nach.',
  },
})

interface TalkProps {
  readonly room: Room
  readonly seat: Seat | null
  readonly onVoices?: () => void
  readonly onClose: () => void
}

export function Talk({ room, seat, onVoices, onClose }: TalkProps) {
  const [filter, setFilter] = useState<Filter>('all')
  useEffect(() => heardAll)
  return (
    <Sheet title={t().title} onClose={onClose}>
      {onVoices && !near.value && (
        <button type="button" class={`${kit.line} ${kit.small}`} onClick={onVoices}>
          {t().voices}
        </button>
      )}
      <LogFilter value={filter} onChange={setFilter} />
      <LogList room={room} filter={filter} empty={t().none} />
      {seat !== null && !near.value && <Tongue room={room} />}
    </Sheet>
  )
}

/** Only who sits at the table has a say. */
function Tongue({ room }: { readonly room: Room }) {
  const say = (said: TableTalk) => void tell({ is: 'say', words: said })
  return (
    <>
      {room.settings.talk === 'free' && (
        <form
          class={css.free}
          onSubmit={(event) => {
            event.preventDefault()
            const field = event.currentTarget.elements.namedItem('text') as HTMLInputElement
            if (field.value.trim() !== '') say({ is: 'text', text: field.value.trim() })
            field.value = ''
          }}
        >
          <input
            class={kit.input}
            name="text"
            maxLength={TEXT}
            aria-label={t().words}
            placeholder={t().words}
            autocomplete="off"
            enterkeyhint="send"
          />
          <button type="submit" class={kit.line}>
            {t().say}
          </button>
        </form>
      )}
      <div class={css.faces} role="group" aria-label={t().faces}>
        {emotes.map((emote) => (
          <button
            key={emote}
            type="button"
            class={kit.bare}
            aria-label={emoteText[language.value][emote]}
            title={emoteText[language.value][emote]}
            onClick={() => say({ is: 'emote', emote })}
          >
            <Art of={`face-${emote}`} class={css.face} />
          </button>
        ))}
      </div>
      <div class={css.phrases} role="group" aria-label={t().phrases}>
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class={`${kit.line} ${kit.small}`}
            onClick={() => say({ is: 'phrase', phrase })}
          >
            {phraseText[language.value][phrase]}
          </button>
        ))}
      </div>
    </>
  )
}
