/** The checking, in a thread of its own: a long evening has twenty thousand lines, and a phone must not stand still. */
import { judge } from './judge.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const start = performance.now()
  const proof = judge(data)
  postMessage({ proof, took: performance.now() - start })
})
