/** This device among the voices of its table: what it gives, whom it hears, and how it comes back. */
import { batch, computed, effect, signal, untracked } from '@preact/signals'
import type { Frame } from '../../protocol/frames.ts'
import type { Gift, Voice } from '../../protocol/voices.ts'
import { ask, line } from '../app/line.ts'
import { complain } from '../app/refused.ts'
import { standing } from '../app/table.ts'
import { listenToVoices, voices } from '../app/voices.ts'
import { close as closeMedia, isLost, open as openMedia, type Trouble, trackOf } from './media.ts'
import { meets, offers } from './meeting.ts'
import { Peer } from './peer.ts'

export interface Part {
  readonly gives: Gift
  readonly where: Voice['where']
  readonly mic: Voice['mic']
}

/** How this device takes part, or would as soon as the line holds; null while it does not. */
export const part = signal<Part | null>(null)
export const trouble = signal<Trouble | null>(null)
/** Ways to others, by the names they have here. */
export const peers = signal<ReadonlyMap<string, Peer>>(new Map())

type Me = NonNullable<(Frame & { is: 'voices' })['me']>
const me = signal<Me | null>(null)
/** How the others see this device. */
export const mine = computed(() => voices.value.find(({ name }) => name === me.value?.name))

/** What its person knew of the table's voices when they wished to take part: 1 if devices learn each other's addresses, and 2 if onlookers hear. */
export let wished = 0

function openness(): number {
  const { paths, voices } = standing.value?.room.settings ?? {}
  return (paths === 'relay' ? 0 : 1) + (voices === 'everybody' ? 2 : 0)
}

/** Takes part like this from now on. */
export async function takePart(next: Part, open = openness()): Promise<void> {
  const code = standing.value?.room.code
  if ((await lend(next.gives)) === 'nothing') return
  // Who has left the table while the browser asked them is not opened a microphone.
  if (!code || standing.value?.room.code !== code) return closeMedia()
  wished = open
  part.value = next
  await declare('newcomer')
}

/** Takes part otherwise than before. What its person did while the browser asked them stays done: a microphone that they shut is shut. */
export async function change(some: Partial<Part>): Promise<void> {
  if (some.gives && some.gives !== part.value?.gives && (await lend(some.gives)) === 'nothing') return
  if (!part.value) return closeMedia()
  part.value = { ...part.value, ...some }
  await declare('one of them')
}

/** Opens another microphone or camera than before. */
export async function openAnew(): Promise<void> {
  if (part.value) await lend(part.value.gives)
  if (!part.value) closeMedia()
}

async function lend(gives: Gift): Promise<'lent' | 'nothing'> {
  trouble.value = (await openMedia(gives)) ?? null
  return trouble.value ? 'nothing' : 'lent'
}

export function setMic(mic: Part['mic']): void {
  if (part.value && part.value.mic !== mic) void change({ mic })
}

export function leave(): void {
  part.value = null
  hangUp()
  void ask({ is: 'voice', gives: 'nothing', mic: 'shut', where: 'far' })
}

/** Whoever takes part already keeps what they wished if the house does not hear of it: a microphone that was shut stays shut. */
async function declare(as: 'newcomer' | 'one of them'): Promise<void> {
  const now = part.value
  if (!now) return
  const reply = await ask({ is: 'voice', ...now })
  if (reply.is !== 'no' || part.value !== now) return
  void complain(reply.why)
  if (as === 'one of them') return
  part.value = null
  hangUp()
}

function hangUp(): void {
  closeMedia()
  forgetPeers()
}

function forgetPeers(): void {
  for (const peer of peers.value.values()) peer.close()
  batch(() => {
    peers.value = new Map()
    me.value = null
  })
}

function hear(frame: Frame & { is: 'voices' | 'introduced' }): void {
  const isLetIn = frame.is === 'voices' && frame.me
  // Who is let in again where more is open than they wished comes by their own will, or not at all.
  if (isLetIn && (!part.value || openness() & ~wished)) return leave()
  if (!part.value) return
  if (frame.is === 'introduced') return peerFor(frame.from)?.hear(frame.words)
  if (frame.me) me.value = frame.me
  if (!me.value) return
  // The house says that this device is out: it left its seat, or sits elsewhere by now.
  if (!mine.value) {
    part.value = null
    return hangUp()
  }
  meet(mine.value)
}

/** One who would find us may be heard of before the list says so; one who has left the list is gone. */
function peerFor(name: string): Peer | undefined {
  const setup = me.value
  const known = peers.value.get(name)
  if (known || !setup) return known
  const say = (words: string) => void ask({ is: 'introduce', to: name, words })
  const peer = new Peer(name, offers(setup.name, name) ? 'offers' : 'answers', setup, say)
  peers.value = new Map(peers.value).set(name, peer)
  return peer
}

const listed = new Set<string>()

function meet(self: Voice): void {
  const met = voices.value.filter((other) => meets(self, other)).map(({ name }) => name)
  for (const [name, peer] of peers.value) {
    if (met.includes(name) || !listed.has(name)) continue
    peer.close()
    listed.delete(name)
    const left = new Map(peers.value)
    left.delete(name)
    peers.value = left
  }
  for (const name of met) {
    listed.add(name)
    peerFor(name)
  }
}

/** Ways on which only the voice goes for now, because the line is bad. */
export const narrow = signal<ReadonlySet<string>>(new Set())

/** What goes to whom. A microphone is shut here at once, and a moment later for all to see. */
function shareOut(): void {
  const now = part.value
  const audio = trackOf('audio')
  if (audio) audio.enabled = now?.mic === 'open'
  const floor = mine.value?.floor ?? 'ears'
  for (const [name, peer] of peers.value)
    peer.give({
      audio: floor === 'ears' ? null : audio,
      video: floor === 'face' && !narrow.value.has(name) ? trackOf('video') : null,
    })
}

listenToVoices(hear)
effect(shareOut)
// Without a line to the house nobody knows who has left: all ways are closed, and laid again when it is back.
effect(() => {
  const state = line.value
  untracked(() => {
    if (state === 'lost') forgetPeers()
    else if (state === 'open' && part.value && !me.value) void declare('newcomer')
  })
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && part.value && isLost()) void openAnew()
})
// Away from the table, away from its voices.
effect(() => {
  if (standing.value) return
  untracked(() => {
    if (!part.value) return
    part.value = null
    hangUp()
  })
})
