/**
 * What is said, written down by this device itself, for who listens here. Only where the browser does it without sending the sound
 * away: one that would is not asked.
 */
import { effect, signal } from '@preact/signals'
import { language } from '../app/language.ts'
import { voices } from '../app/voices.ts'
import { part, peers } from './call.ts'

interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start(track: MediaStreamTrack): void
  abort(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
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
const recogniser = (globalThis as { readonly SpeechRecognition?: Recogniser }).SpeechRecognition

/** Asked when somebody wishes it: a browser may have to fetch something first. */
export const captioning = signal<'on' | 'off' | 'coming' | 'cannot'>(recogniser?.available ? 'off' : 'cannot')
/** The last words of each seat. */
export const captions = signal<ReadonlyMap<number, string>>(new Map())

export async function turnCaptions(): Promise<void> {
  if (captioning.value === 'on') {
    captioning.value = 'off'
    return
  }
  captioning.value = 'coming'
  captioning.value = (await isReady().catch(() => false)) ? 'on' : 'cannot'
}

async function isReady(): Promise<boolean> {
  const wish: Wish = { langs: [tongues[language.value]], processLocally: true }
  const found = await recogniser?.available?.(wish)
  if (found === 'available') return true
  return found !== undefined && found !== 'unavailable' && (await recogniser?.install?.(wish)) === true
}

const scribes = new Map<string, Recognition>()

effect(() => {
  const isOn = captioning.value === 'on' && part.value !== null
  for (const [name, scribe] of scribes) {
    if (isOn && peers.value.has(name)) continue
    scribes.delete(name)
    scribe.abort()
  }
  if (!isOn) captions.value = new Map()
  for (const { name, seat } of isOn ? voices.value : []) {
    const track = peers.value.get(name)?.stream.getAudioTracks()[0]
    if (track && seat !== null && !scribes.has(name)) write(name, seat, track)
  }
})

function write(name: string, seat: number, track: MediaStreamTrack): void {
  if (!recogniser) return
  const scribe = new recogniser()
  Object.assign(scribe, { lang: tongues[language.value], continuous: true, interimResults: true, processLocally: true })
  scribe.onresult = ({ results }) => {
    const said = results[results.length - 1]?.[0]?.transcript.trim()
    if (said) captions.value = new Map(captions.value).set(seat, said)
  }
  // After a silence it stops by itself.
  scribe.onend = () => scribes.get(name) === scribe && scribe.start(track)
  scribes.set(name, scribe)
  scribe.start(track)
}
