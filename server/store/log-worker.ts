/** The thread that moves the log into the file, whenever it is told to. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sure } from '../../kernel/at.ts'
import { MOVE } from './upkeep.ts'

const writer = sure(parentPort, 'store that this thread moves the log of')
const db = new DatabaseSync(workerData as string, { timeout: 5000 })
db.exec('PRAGMA synchronous = FULL')

writer.on('message', () => {
  db.exec(MOVE)
  writer.postMessage(MOVE)
})
