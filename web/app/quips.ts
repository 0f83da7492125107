/** What puppets say of their own accord; fetched where one of them has something to say. */
import { effect, signal } from '@preact/signals'
import type { Occasion } from '../../kernel/cue.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { News, Seat } from '../../kernel/state.ts'
import type { Language } from '../../kernel/text.ts'
import type { Room, Step } from '../../protocol/room.ts'
import { murmurs } from './device.ts'
import { language } from './language.ts'
import { remarkWith } from './log.ts'

export interface Quip extends News {
  readonly kind: 'quip'
  readonly seat: Seat
  readonly nature: Nature
  readonly about: Occasion
  readonly nth: number
}

/** In one language. */
export type Quips = Readonly<Record<Nature, Readonly<Record<Occasion, readonly [string, string]>>>>

/** One who makes them up and knows the words. */
interface Prompter {
  readonly language: Language
  readonly texts: Quips
  remarkOn(room: Room, step: Pick<Step, 'seq' | 'room' | 'news'>): Quip | undefined
}
const prompter = signal<Prompter | null>(null)

/** At this table somebody sits who speaks; a room says so each time. */
const needed = signal<'somebody' | 'nobody'>('nobody')

effect(() => {
  const wished = language.value
  if (needed.value === 'nobody' || murmurs.value === 'off' || prompter.value?.language === wished) return
  // Where it cannot be fetched, they hold their tongues.
  import('../quips/prompter.ts')
    .then(({ fetchPrompter }) => fetchPrompter(wished))
    .then(
      (fetched) => {
        prompter.value = fetched
      },
      () => {},
    )
})

/** What a puppet says to a step, if any does. */
export function remarkOn(room: Room, step: Pick<Step, 'seq' | 'room' | 'news'>): Quip | undefined {
  needed.value = room.chairs.some((chair) => chair?.nature) ? 'somebody' : 'nobody'
  return murmurs.value === 'on' ? prompter.value?.remarkOn(room, step) : undefined
}

export function quipText({ nature, about, nth }: Quip): string {
  return prompter.value?.texts[nature][about][nth] ?? '…'
}

remarkWith(remarkOn)
