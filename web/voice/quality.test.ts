import { expect, test } from 'vitest'
import { fresh, type Reading, reading, type Steering, steered } from './quality.ts'

const good: Reading = { lost: 0, bears: 500_000 }
const fair: Reading = { lost: 0.05, bears: 200_000 }
const lossy: Reading = { lost: 0.09, bears: undefined }
const thin: Reading = { lost: 0, bears: 119_999 }
const after = (readings: readonly Reading[], from: Steering = fresh) => readings.reduce(steered, from)

test('one bad moment is no bad line', () => {
  expect(after([lossy]).sends).toBe('all')
  expect(after([lossy, fair, lossy]).sends).toBe('all')
})

test.each([[[lossy, lossy]], [[thin, thin]], [[thin, lossy]]])('two in a row cost the picture', (readings) => {
  expect(after(readings).sends).toBe('voice')
})

test('the picture comes back after five good ones in a row, and not for fair ones', () => {
  const narrow = after([lossy, lossy])
  expect(after([good, good, good, good], narrow).sends).toBe('voice')
  expect(after([good, good, good, good, good], narrow).sends).toBe('all')
  expect(after([good, good, good, good, fair, good], narrow).sends).toBe('voice')
  expect(after([fair, fair, fair, fair, fair, fair], narrow).sends).toBe('voice')
})

test('a browser that does not tell what a line bears is judged by what is lost', () => {
  expect(after([{ lost: 0, bears: undefined }]).sends).toBe('all')
  const narrow = after([lossy, lossy])
  expect(after(Array(5).fill({ lost: 0, bears: undefined }), narrow).sends).toBe('all')
})

test('a picture that does not last is tried again later each time, and one that does is forgiven', () => {
  const comesBackAfter = (from: Steering): number => {
    let [steering, readings] = [from, 0]
    for (; steering.sends === 'voice'; readings++) steering = steered(steering, good)
    return readings
  }
  const again = (from: Steering) => after([...Array(comesBackAfter(from)).fill(good), thin, thin], from)
  const first = after([thin, thin])
  const tries = [
    first,
    again(first),
    again(again(first)),
    again(again(again(first))),
    again(again(again(again(first)))),
  ]
  expect(tries.map(comesBackAfter)).toEqual([5, 10, 20, 40, 40])
  const lasted = after([...Array(5 + 4).fill(good), thin, thin], first)
  expect(comesBackAfter(lasted)).toBe(6)
  expect(comesBackAfter(after([...Array(60).fill(good), thin, thin], first))).toBe(5)
})

test.each([
  ['video', 200_000, 119_999],
  ['audio', 200_000, undefined],
  ['video', 100_000, undefined],
] as const)(
  'what a line bears is known while a picture goes there, and not at once: %s, %i bytes',
  async (kind, bytesSent, bears) => {
    const stats = new Map<string, object>([
      ['pair', { type: 'candidate-pair', nominated: true, bytesSent, availableOutgoingBitrate: 119_999 }],
      ['theirs', { type: 'remote-inbound-rtp', fractionLost: 0.25 }],
    ])
    const senders = [{ track: { kind } }, { track: null }] as unknown as RTCRtpSender[]
    expect(await reading({ getStats: async () => stats, getSenders: () => senders })).toEqual({ lost: 0.25, bears })
  },
)
