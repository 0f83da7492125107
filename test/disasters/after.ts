import type { Room } from '../../protocol/room.ts'
import { closeAll, connect, house } from '../open.ts'
import { Player } from '../player.ts'

/** What somebody finds at a table in a house that is closed and opened again: how far it is, and in which stage. */
export async function found(
  data: string,
  code: string,
  token: string,
): Promise<[seq: number, stage: Room['stage'] | undefined]> {
  await closeAll()
  const { port } = await house({ data })
  const player = await connect(port, new Player(token))
  await player.must({ is: 'enter', code })
  await player.until(() => player.room !== undefined)
  return [player.seq, player.room?.stage]
}
