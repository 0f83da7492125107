/** A phone of some years ago on a poor connection. */
import type { Visitor } from './visitor.ts'

const CPU = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export async function slowDown(devtools: Visitor['devtools']): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}
