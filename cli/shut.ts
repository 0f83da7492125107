/** Why a house stays shut, in words; and whether it need: what time may mend is worth another try. */
import type { Plan } from '../server/main.ts'
import { Occupied } from '../server/store/occupancy.ts'
import { NoDatabase, type Trouble } from '../server/store/postgres/trouble.ts'
import { inTheWay, whatIsKept } from './kept.ts'
import type { CliText } from './text.en.ts'
import { NotNow, Usage } from './words.ts'

/** After a power cut the database may come later than its houses. */
const passing: readonly Trouble[] = ['absent', 'standby']

type Place = Pick<Plan, 'data' | 'host' | 'port'>

export function whatShuts(error: unknown, text: CliText, place: Place): Usage | undefined {
  const kept = whatIsKept(error, text)
  if (kept !== undefined) return new (error instanceof NoDatabase && passing.includes(error.trouble) ? NotNow : Usage)(kept)
  const why = whatIsInTheWay(error, text, place)
  return why === undefined ? undefined : new NotNow(why)
}

/** Who sits there may go, and a disk, a folder or an address may yet come. */
function whatIsInTheWay(error: unknown, text: CliText, { data, host, port }: Place): string | undefined {
  if (error instanceof Occupied) return text.errors.occupied(error.message)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return text.errors.portTaken(port)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return text.errors.noListen(`${host}:${port}`)
  return inTheWay(error, text, data)
}
