/** Is a house of ours at the port, is it free, or has somebody else taken it? */
import { networkAddresses } from './addresses.ts'
import { type Check, ill, mind, well } from './finding.ts'
import { isHouse, type Met, whoIsAt } from './house.ts'

export const port: Check = async ({ port, text: { port: text } }) => {
  const { who } = await whoHas(port)
  const found = {
    nobody: () => well(text.free(port)),
    other: () => ill(text.taken(port)),
    ready: () => well(text.open(port)),
    closing: () => mind(text.closing(port)),
    'not now': () => ill(text.notNow(port)),
  }
  return [found[who]()]
}

/** A house may listen at one address alone; another program at another. */
export async function whoHas(port: number): Promise<Met> {
  const everywhere = ['127.0.0.1', '::1', ...networkAddresses()]
  const found = await Promise.all(everywhere.map((address) => whoIsAt(address, port)))
  return found.find(isHouse) ?? found.find(({ who }) => who !== 'nobody') ?? { who: 'nobody', over: 'http' }
}
