/** Somebody is forgotten: what is kept of them is written anew, under the name of a device that nobody has. */
import type { Ports } from '../ports.ts'
import type { Line } from '../store/store.ts'
import type { Device } from '../table/deed.ts'

type Without = (lines: readonly Line[], device: Device, other: Device, now: number) => Line[]

/** Until nobody was faster. `inTurn`: where others wait for what is changed. */
export async function untilRenamed(
  { store, clock, fresh }: Pick<Ports, 'store' | 'clock' | 'fresh'>,
  code: string,
  device: Device,
  without: Without,
  inTurn: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<void> {
  const other = fresh(32)
  let came: 'done' | 'too late' = 'too late'
  const rename = async () => {
    const lines = await store.lines(code, 1)
    // Erased meanwhile: nothing of anybody is left there.
    if (lines.length === 0) came = 'done'
    else came = await store.rename(code, without(lines, device, other, clock.now()), device, other)
  }
  while (came === 'too late') await inTurn(rename)
}
