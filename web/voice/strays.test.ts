import { expect, test } from 'vitest'
import { withoutStrays } from './strays.ts'

const lines = (...all: readonly string[]) => [...all, ''].join('\r\n')

test('what is said of a codec goes with it, in each part of an offer for itself', () => {
  const audio = ['m=audio 9 UDP/TLS/RTP/SAVPF 109', 'a=rtpmap:109 opus/48000/2', 'a=rtcp-fb:109 transport-cc']
  const video = [
    'm=video 0 UDP/TLS/RTP/SAVPF 120 124',
    'a=rtpmap:120 VP8/90000',
    'a=rtcp-fb:* nack',
    'a=fmtp:124 apt=120',
  ]
  const strays = ['a=rtcp-fb:121 nack pli', 'a=fmtp:109 stereo=1', 'a=rtpmap:12 CN/8000']
  expect(withoutStrays(lines('v=0', ...audio, ...video, ...strays))).toBe(lines('v=0', ...audio, ...video))
  const whole = lines(
    'v=0',
    'a=group:BUNDLE 0 1',
    ...audio,
    'a=extmap:7 http://example.org',
    'a=ssrc:5 cname:x',
    ...video,
  )
  expect(withoutStrays(whole)).toBe(whole)
})
