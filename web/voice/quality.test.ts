import { expect, test } from 'vitest'
import { fresh, type Reading, type Steering, steered } from './quality.ts'

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
