/** A near house in this very page: its threads, its clock, its luck, and where it keeps things. */
import { agreement, type Terms } from '../../kernel/fair.ts'
import { fresh, knownMark, knownName } from '../app/device.ts'
import { keep, kept } from '../app/kept.ts'
import { tellNear } from '../app/line.ts'
import { isStill } from '../app/scene.ts'
import { keepOwnDeal } from '../app/seen.ts'
import { AgainHouse, type AgainPorts, type Trial } from './again.ts'
import { type Deal, lay, type Ports, PracticeHouse } from './practice.ts'
import type { Self } from './room.ts'
import { Thinker } from './thinker.ts'

/** The game under way, and the record of the last one that was played to its end. */
const GAME = 'near.game'
const RECORD = 'near.record'

/** Bots take a human's time; who wants things still does not want to wait for them either. */
const PACE = { least: 900, spread: 1800 }
const BRISK = { least: 120, spread: 120 }

export const selfHere = (): Self => ({ name: knownName(), mark: knownMark() })

export function waitHere(time: number, act: () => void): () => void {
  const timer = setTimeout(act, time)
  return () => clearTimeout(timer)
}

const keeping = {
  fresh,
  keepGame: (text: string) => keep(GAME, text),
  keepLuck: (terms: Terms, seat: number, bytes: string) => {
    const { table, commitment, devices } = terms
    const promises = devices.map((device) => device?.promise ?? null)
    keepOwnDeal(table, { commitment, promises, agreement: agreement(terms), mine: [{ seat, bytes, got: 'in' }] })
  },
}

export const keptGame = () => kept(GAME)

export function layHere(deal: Deal): void {
  lay(deal, keeping)
}

/** Puppets that think in a thread of this page, and take their time in it. */
function companyHere(): AgainPorts {
  const thinker = new Thinker()
  return {
    fresh,
    tell: tellNear,
    think: (thought) => thinker.think(thought),
    wait: waitHere,
    pace: () => (isStill() ? BRISK : PACE),
    gone: () => thinker.close(),
  }
}

/** Opens the house with the game that lies here. */
export function openHere(): PracticeHouse | undefined {
  const text = keptGame()
  const ports: Ports = {
    ...companyHere(),
    ...keeping,
    self: selfHere(),
    keepRecord: (record) => keep(RECORD, record),
  }
  return text === null ? undefined : PracticeHouse.open(text, ports)
}

/** Opens a house in which a moment of a game is tried again. */
export function tryHere(trial: Trial): AgainHouse {
  return new AgainHouse(trial, companyHere())
}
