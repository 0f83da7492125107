/** Who is sent to everybody, where more would speak or show themselves than lines can bear: those who spoke last. */
import type { Voice } from '../../protocol/voices.ts'
import type { Limits } from '../limits.ts'
import type { Party } from './party.ts'

/** So many voices and faces go directly to everybody. */
type Bounds = Pick<Limits, 'voicesHeard' | 'facesSeen'>

/** It follows from what the parties did with their voices, and from nothing that happens in the game. */
export function withFloor(parties: readonly Party[], { voicesHeard, facesSeen }: Bounds): Voice[] {
  const lately = parties.toSorted((a, b) => b.spoke - a.spoke || a.came - b.came || (a.name < b.name ? -1 : 1))
  const speakers = new Set(lately.filter(({ gives }) => gives !== 'ears').slice(0, voicesHeard))
  const faces = new Set(lately.filter((party) => party.gives === 'face' && speakers.has(party)).slice(0, facesSeen))
  const floorOf = (party: Party) => {
    if (faces.has(party)) return 'face'
    return speakers.has(party) ? 'voice' : 'ears'
  }
  return parties.map((party) => {
    const { came: _, spoke: __, paths: ___, ...voice } = party
    return { ...voice, floor: floorOf(party) }
  })
}
