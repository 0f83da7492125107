/** What is seen of somebody at their seat: the face, a light while they speak, and whether they could be heard at all. */
import { useEffect, useRef } from 'preact/hooks'
import type { Voice } from '../../protocol/voices.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { mine, peers } from './call.ts'
import { ME, speaking } from './ears.ts'
import * as css from './face.module.css'
import './loudspeaker.ts'
import { own } from './media.ts'
import sprite from './voice.svg'
import { voiceWords as t } from './voice.words.ts'

function streamOf({ name, floor }: Voice): MediaStream | null {
  if (floor !== 'face') return null
  return mine.value?.name === name ? own.value : (peers.value.get(name)?.stream ?? null)
}

export function Picture({
  stream,
  class: name,
}: {
  readonly stream: MediaStream
  readonly class?: string | undefined
}) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <span aria-hidden="true">
      <video ref={video} class={name} tabIndex={-1} muted autoplay playsInline disablePictureInPicture />
    </span>
  )
}

/** What one would see of the microphone: nothing while it is open. */
function badgeOf({ gives, mic }: Voice): 'ear' | 'mic-shut' | null {
  if (gives === 'ears') return 'ear'
  return mic === 'shut' ? 'mic-shut' : null
}

export function Face({ voice }: { readonly voice: Voice }) {
  const stream = streamOf(voice)
  const badge = badgeOf(voice)
  const isMe = mine.value?.name === voice.name
  const speaks = speaking.value.has(isMe ? ME : voice.name)
  return (
    <>
      {stream && <Picture stream={stream} class={`${css.picture} ${isMe ? css.mirrored : ''}`} />}
      <i class={css.light} data-speaks={speaks} aria-hidden="true" />
      {badge && <Art of={badge} from={sprite} class={css.badge} />}
      <span class={kit.unseen}>{badge ? t().seat[badge] : t().seat.open}</span>
    </>
  )
}
