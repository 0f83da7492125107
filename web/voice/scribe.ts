/**
 * Writes down one voice, on this device. Only where the browser does it without sending the sound away: one that would is not
 * asked.
 */
import { language } from '../app/language.ts'

interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start(track: MediaStreamTrack): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
interface Recogniser {
  new (): Recognition
  available?(wish: Wish): Promise<string>
  /** Fetches what the device needs to do it alone. */
  install?(wish: Wish): Promise<boolean>
}
interface Wish {
  readonly langs: readonly string[]
  readonly processLocally: true
}

const tongues = { en: 'en-US', de: 'de-DE' } as const
/** Most browsers that can do it still call it by its trial name. */
const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
  readonly SpeechRecognition?: Recogniser
  readonly webkitSpeechRecognition?: Recogniser
}
const recogniser = SpeechRecognition ?? webkitSpeechRecognition

/** Whether the browser so much as knows of doing it by itself. */
export const canWrite = recogniser?.available !== undefined

/** Makes it ready; false if this device cannot do it alone. */
export async function fetchWriting(): Promise<boolean> {
  const wish: Wish = { langs: [tongues[language.value]], processLocally: true }
  const found = await recogniser?.available?.(wish)
  if (found === 'available') return true
  return found !== undefined && found !== 'unavailable' && (await recogniser?.install?.(wish)) === true
}

const HOPELESS: readonly string[] = ['not-allowed', 'service-not-allowed', 'language-not-supported']
/** Some browsers write down one voice at a time and break off the one before: those would else break each other off for ever. */
const PAUSE = 1000

interface Ear {
  wrote(words: string): void
  gaveUp(): void
}

export class Scribe {
  readonly #track: MediaStreamTrack
  readonly #recognition: Recognition | undefined
  readonly #ear: Ear
  #timer: ReturnType<typeof setTimeout> | undefined
  #writes = true

  constructor(track: MediaStreamTrack, ear: Ear) {
    this.#track = track
    this.#ear = ear
    this.#recognition = recogniser && new recogniser()
    const manner = { lang: tongues[language.value], continuous: true, interimResults: true, processLocally: true }
    let pause = 0
    Object.assign(this.#recognition ?? {}, manner, {
      onresult: ({ results }) => {
        const words = results[results.length - 1]?.[0]?.transcript.trim()
        if (words) ear.wrote(words)
      },
      onerror: ({ error }) => {
        pause = PAUSE
        if (HOPELESS.includes(error)) this.#fail()
      },
      // After a silence it ends by itself.
      onend: () => {
        if (this.#writes) this.#timer = setTimeout(() => this.#begin(), pause)
        pause = 0
      },
    } satisfies Partial<Recognition>)
    this.#begin()
  }

  #begin(): void {
    if (this.#track.readyState !== 'live') return
    try {
      this.#recognition?.start(this.#track)
    } catch {
      this.#fail()
    }
  }

  #fail(): void {
    this.stop()
    this.#ear.gaveUp()
  }

  /** What was heard until now may still be written down. */
  stop(): void {
    this.#writes = false
    clearTimeout(this.#timer)
    this.#recognition?.stop()
  }
}
