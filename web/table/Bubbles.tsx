/** What is said is seen where it is said: a bubble at the speaker's seat, for as long as it takes to read. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'
import type { TableTalk } from '../../protocol/asks.ts'
import { phraseText } from '../../protocol/text.ts'
import { language } from '../app/language.ts'
import type { Line } from '../app/log.ts'
import { type Quip, quipText } from '../app/quips.ts'
import { happened } from '../app/scene.ts'
import { Art } from '../parts/Art.tsx'
import { useAtSeat } from '../parts/atSeat.ts'
import * as css from './bubbles.module.css'

/** How long a bubble stays, and how much longer for each letter in it. */
const STAYS = 3500
const LETTER = 45

interface Said {
  readonly key: string
  readonly seat: Seat
  readonly words: TableTalk | Quip
}

function saidIn(line: Line): Said | undefined {
  if (line.of === 'quip') return { key: line.key, seat: line.news.seat, words: line.news }
  if (line.of !== 'room' || line.news.kind !== 'said') return undefined
  return { key: line.key, seat: line.news.seat, words: line.news.words }
}

/** What was said since this was first shown, the last of each seat, until it has been read. */
function useSaid(): readonly Said[] {
  // What a puppet remarks on waits until it has been shown.
  const lines = happened.value
  const since = useRef(lines.at(-1)?.seq ?? 0)
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const fresh = lines.filter(({ seq }) => seq > since.current).flatMap((line) => saidIn(line) ?? [])
  const last = new Map(fresh.map((one) => [one.seat, one]))
  const shown = [...last.values()].filter(({ key }) => !read.has(key))
  const newest = fresh.at(-1)?.key
  useLayoutEffect(() => {
    const one = fresh.at(-1)
    if (!one) return
    setTimeout(() => setRead((keys) => new Set([...keys, one.key])), STAYS + LETTER * wordsOf(one).length)
  }, [newest])
  return shown
}

function wordsOf({ words }: Said): string {
  if ('kind' in words) return quipText(words)
  if (words.is === 'emote') return ''
  return words.is === 'phrase' ? phraseText[language.value][words.phrase] : words.text
}

/** For the eyes: the log tells the same to the ears. */
export function Bubbles() {
  return (
    <div class={css.bubbles} aria-hidden="true">
      {useSaid().map((said) => (
        <Bubble key={said.key} said={said} />
      ))}
    </div>
  )
}

function Bubble({ said }: { readonly said: Said }) {
  const bubble = useRef<HTMLParagraphElement>(null)
  const emote = 'emote' in said.words ? said.words.emote : undefined
  useAtSeat(bubble, said.seat, said.key, 'mark')
  return (
    <p ref={bubble} class={`${css.bubble} ${emote ? css.face : ''}`} data-by={said.seat}>
      {emote ? <Art of={`face-${emote}`} /> : wordsOf(said)}
    </p>
  )
}
