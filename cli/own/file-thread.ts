/** The thread in which a file of somebody's plays: it may think for ever, and nothing else stands still meanwhile. */
import { parentPort, workerData } from 'node:worker_threads'
import { sure } from '../../kernel/at.ts'
import { received, type Shape } from '../../kernel/state.ts'
import { loadFile, playerOf } from './file.ts'
import { Trouble } from './player.ts'
import type { Start } from './shape.ts'

type Asked = { readonly start: Start } | { readonly view: object; readonly moves: readonly Shape['move'][] }

const port = sure(parentPort, 'port: this is no worker')
const player = playerOf(await loadFile(workerData))

port.on('message', async (asked: Asked) => {
  if ('start' in asked) return player.begin(asked.start)
  try {
    port.postMessage({ answer: await player.choose(received(asked.view), asked.moves) })
  } catch (error) {
    port.postMessage({ failure: error instanceof Trouble ? error.failure : { kind: 'threw', what: String(error) } })
  }
})
