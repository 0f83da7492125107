/** A TV among the voices: it only listens, and it is in the room. */
import { leave, part, takePart } from './call.ts'
import './resuming.ts'

export function turnScreen(): void {
  if (part.value) leave()
  else void takePart({ gives: 'ears', where: 'room', mic: 'shut' })
}
