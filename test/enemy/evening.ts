/**
 * An evening with an enemy at the table, in two houses at once. Everything that is done is done in both, at the same moments;
 * what they must not know is another in the second. Whatever their devices hear, and when, must be the same to the byte.
 */
import { games } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { pick, scatter } from '../../kernel/chance.ts'
import { defaults, fitting } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Mood } from '../sim/people.ts'
import { World } from '../sim/world.ts'
import { Honest, Spy } from './devices.ts'
import { maliciously, type Plot } from './enemy.ts'
import { honestly } from './honest.ts'
import { Knowledge } from './knowledge.ts'
import type { Spoil } from './side.ts'
import { Stage } from './stage.ts'
import type { Twins } from './twin.ts'

export interface Evening {
  readonly seed: number
  /** So many things the enemy tries. */
  readonly steps: number
  readonly spoil?: Spoil
}

export interface Outcome {
  readonly verdict: string | undefined
  readonly steps: number
  readonly game: string
  readonly games: number
  readonly counts: Twins['counts']
  /** How often the enemy was let into another's chair, as the rules allow. */
  readonly letIn: number
  readonly heard: number
}

interface Party {
  readonly mood: Mood
  readonly stage: Stage
  readonly knowledge: Knowledge
  readonly settings: Settings
  readonly people: readonly Honest[]
  readonly spies: readonly Spy[]
}

const DEVICES = 4
/** After so many moments at which nothing is done any more, they all go home. */
const DULL = 400

export async function evening({ seed, steps, spoil = (ports) => ports }: Evening): Promise<Outcome> {
  const party = gather(seed, spoil)
  const { stage, knowledge, settings } = party
  const code = await arrive(party)
  const { done, rounds } = await spend(party, code, steps)
  const { verdict, heard, twins } = stage
  return {
    verdict: verdict && `seed ${seed}: ${verdict}`,
    steps: done,
    game: settings.game,
    games: rounds,
    counts: twins.counts,
    letIn: knowledge.letIn,
    heard,
  }
}

function gather(seed: number, spoil: Spoil): Party {
  const mood: Mood = new World(scatter(seed, 0))
  const settings = anySettings(mood)
  const people: Honest[] = []
  const spies: Spy[] = []
  const enemies = () => spies.map(({ device }) => device)
  const awaySince = (device: string) => people.find((person) => person.device === device)?.awaySince
  const knows = (now: () => number) => new Knowledge(enemies, awaySince, now)
  const stage = new Stage(seed, knows, spoil)
  const tokens = Array.from({ length: DEVICES }, () => mood.fresh(32))
  // The last of their devices is at times the first one again, with a second page open.
  if (mood.oneIn(2)) tokens[DEVICES - 1] = nth(tokens, 0)
  for (const [n, token] of tokens.entries()) {
    spies.push(new Spy(stage.sides, token, (at, text) => stage.hear(at, n, text)))
  }
  for (let n = 2 + mood.chance(settings.seats - 2); n > 0; n--) {
    people.push(new Honest(stage.sides, mood.fresh(32), () => mood.fresh(32)))
  }
  return { mood, stage, knowledge: stage.knowledge, settings, people, spies }
}

/** Somebody lays the table, everybody comes in, and some of the enemy's devices sit down. */
async function arrive({ mood, stage, settings, people, spies }: Party): Promise<string> {
  await stage.open()
  const host = mood.oneIn(3) ? nth(spies, 0) : nth(people, 0)
  await stage.do(host.opening())
  await stage.do(host.saying({ is: 'create', settings }))
  await stage.wait(100)
  const [code] = stage.twins.truth.keys()
  const table = sure(code, 'table')
  for (const person of people) await stage.do(person.entering(table))
  for (const spy of spies) {
    if (!spy.isHere) await stage.do(spy.opening())
    await stage.do(spy.saying({ is: 'enter', code: table }))
  }
  for (let n = mood.chance(3); n > 0; n--) await stage.do(nth(spies, n).saying({ is: 'sit', name: `Spy ${n}` }))
  return table
}

async function spend({ mood, stage, knowledge, settings, people, spies }: Party, code: string, steps: number) {
  const { twins } = stage
  const { chance } = mood
  const plot: Plot = { code, now: () => stage.now, mood, twins, knowledge, settings, spies, kept: new Map() }
  const table = () => ({ ...sure(twins.truth.get(code), 'table') })
  let [done, rounds] = [0, 0]
  for (let dull = 0; done < steps && dull < DULL && !stage.verdict; dull++) {
    await stage.wait(20 + chance(mood.oneIn(20) ? 4000 : 600))
    const before = table()
    for (const [at, person] of people.entries()) {
      const act = honestly(person, at, plot)
      if (act) await stage.do(act)
    }
    for (let tries = 1 + chance(5); tries > 0; tries--, done++) await stage.do(maliciously(plot))
    const after = table()
    if (after.seq > before.seq) dull = 0
    rounds += after.round - before.round
    if (after.stage === 'closed' || after.stage === 'abandoned') break
    if (mood.oneIn(10)) await pry(stage, pick(spies, chance), code)
    // Now and then something else is hidden once more.
    if (mood.oneIn(10)) twins.hide(code)
  }
  await stage.wait(100)
  return { done, rounds }
}

/** A record holds every hand: nobody gets one of a game that is still played. */
async function pry({ sides, twins, accuse }: Stage, { device }: Spy, code: string): Promise<void> {
  const { round, stage } = sure(twins.truth.get(code), 'table')
  const record = await sides[0].house.archive.record(device, code, round)
  if (record !== undefined && stage !== 'over') accuse(`a record too early: ${device}`)
}

function anySettings(mood: Mood): Settings {
  const { chance } = mood
  const game = pick(games, chance)
  const [least, most] = game.seats
  const fewest = Math.max(3, least)
  const seats = fewest + chance(Math.min(6, most) - fewest + 1)
  const choices = Object.entries(game.choices(seats) as Record<string, readonly unknown[]>)
  const any = fitting(game, seats, Object.fromEntries(choices.map(([key, values]) => [key, pick(values, chance)])))
  return {
    game: game.key,
    seats,
    options: (mood.oneIn(2) ? defaults(game, seats) : any) as Settings['options'],
    clock: pick(['off', 'quick', 'relaxed'], chance),
    listed: pick(['listed', 'link'], chance),
    talk: 'free',
    watching: pick(['open', 'open', 'closed'], chance),
  }
}
