/** Why a house stays shut, in words; and whether it need: what time may mend is worth another try. */
import type { Plan } from '../server/main.ts'
import { Occupied } from '../server/store/occupancy.ts'
import { NoDatabase, type Trouble } from '../server/store/postgres/trouble.ts'
import { inTheWay, whatIsKept } from './kept.ts'
import type { CliText } from './text.en.ts'
import { NotNow, Usage } from './words.ts'

/** After a power cut the database may come later than its houses. */
const passing: readonly Trouble[] = ['absent', 'standby']
const forbidden = ['EACCES', 'EPERM']
/** What is asked of the system to be found at an address. */
const doors = ['listen', 'getaddrinfo']

type Place = Pick<Plan, 'data' | 'host' | 'port'>

export function whatShuts(error: unknown, text: CliText, place: Place): Usage | undefined {
  const kept = whatIsKept(error, text)
  const passes = error instanceof NoDatabase && passing.includes(error.trouble)
  if (kept !== undefined) return passes ? new NotNow(kept) : new Usage(kept)
  const { code, syscall } = Object(error)
  // Rights that are missing do not come by themselves, and are none of the folder.
  if (syscall === 'listen' && forbidden.includes(code)) return new Usage(text.errors.noRight(place.port))
  const why = whatIsInTheWay(error, text, place)
  return why === undefined ? undefined : new NotNow(why)
}

/** Who sits there may go, and a disk, a folder or an address may yet come. */
function whatIsInTheWay(error: unknown, text: CliText, { data, host, port }: Place): string | undefined {
  if (error instanceof Occupied) return text.errors.occupied(error.message)
  const { code, syscall } = Object(error)
  if (code === 'EADDRINUSE') return text.errors.portTaken(port)
  if (doors.includes(syscall)) return text.errors.noListen(`${host ?? '0.0.0.0'}:${port}`)
  return inTheWay(error, text, data)
}
