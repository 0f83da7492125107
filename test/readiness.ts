import { limits } from '../server/limits.ts'

/** Resolves once the house says this of itself; it must say something within a minute each time. */
export async function isSaid(port: number, word: 'ok' | 'not now'): Promise<void> {
  let said: string | undefined
  while (said !== `${word}\n`) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(60_000) })
    said = await answer.text()
  }
}

/** Whoever asks how the house is asks until it has changed. */
export const askedOften = { requestBurst: 1_000_000, requestsPerSecond: 1_000_000, storeAnswers: limits.storeAnswers }
