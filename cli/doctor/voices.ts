/** The servers that help voices through walls, as the house is told of them: does each answer? */
import { lookup } from 'node:dns/promises'
import { type Check, type Finding, ill, well } from './finding.ts'
import { answersStun } from './stun.ts'
import type { DoctorText } from './text.en.ts'

const form = /^(?:stun|turn):(?<host>\[[^\]]+\]|[^:?]+)(?::(?<port>\d+))?(?:\?transport=udp)?$/
const PORT = 3478
/** What goes by UDP may be lost. */
const TRIES = 3
const PATIENCE = 1000

export const voices: Check = ({ turn, text }) => Promise.all(turn.map((server) => asked(server, text.voices)))

async function asked(server: string, text: DoctorText['voices']): Promise<Finding> {
  const { host, port } = form.exec(server)?.groups ?? {}
  if (!host) return well(text.unasked(server))
  const address = await lookup(host.replace(/^\[|\]$/g, '')).catch(() => undefined)
  if (!address) return ill(text.unknown(server))
  for (let tries = 0; tries < TRIES; tries++)
    if (await answersStun(address.address, Number(port ?? PORT), PATIENCE)) return well(text.answers(server))
  return ill(text.silent(server))
}
