/** The words of the protocol: what can be chosen, said and refused. `protocol.text.ts` has a sentence for each. */
import type { Refusal as Ruling } from '../kernel/match.ts'

/** A mark is a shape with a colour of its own; no two at a table are the same. */
export const marks = [
  'key',
  'moon',
  'bell',
  'feather',
  'anchor',
  'ladder',
  'star',
  'comb',
  'glass',
  'fish',
  'boot',
  'brolly',
] as const
export type Mark = (typeof marks)[number]

export const clocks = ['off', 'relaxed', 'quick', 'day', 'days', 'week'] as const
export type ClockName = (typeof clocks)[number]
/** Here one comes by when one has time: whoever is not at the table plays all the same. */
export const inDays: ReadonlySet<ClockName> = new Set(['day', 'days', 'week'])
/** Where a candle burns down in minutes one stays at the table, or has a reason to be away: nobody is written to. */
export const unhurried: ReadonlySet<ClockName> = new Set(['off', ...inDays])

export const phrases = [
  'hello',
  'good luck',
  'thinking',
  'your turn',
  'believe me',
  'liar',
  'really',
  'knew it',
  'well played',
  'sorry',
  'thanks',
  'back soon',
  'again',
  'goodbye',
] as const
export const emotes = ['laugh', 'gasp', 'wink', 'weep', 'clap', 'stare'] as const

/** Why a command was not carried out. The page explains each word; none depends on what is hidden. */
export const refusals = [
  'malformed',
  'hello first',
  'too fast',
  'too many sockets',
  'too many tables',
  'too many puppets',
  'no table',
  'no circle',
  'invitation',
  'no watching',
  'wrong password',
  'wrong tries',
  'not at a table',
  'not seated',
  'not host',
  'not now',
  'not here',
  'still here',
  'grace',
  'has days',
  'too soon',
  'puppet',
  'consent',
  'enough',
  'full',
  'locked',
  'barred',
  'taken',
  'name',
  'empty seats',
  'settings',
  'paused',
  'ticket',
  'promise',
  'free text',
  'no programs',
  'program',
  'address',
  'no voices',
  'no relay',
  'not heard',
  'busy',
] as const
export type Refusal = Ruling | (typeof refusals)[number]

/** Why a copy of a table was not brought back. */
export const copyRefusals = ['exists', 'foreign', 'stranger', 'too big', 'too fast', 'busy'] as const
export type CopyRefusal = (typeof copyRefusals)[number]

/** Why the house hangs up. */
export type Hangup = 'restart' | 'too fast' | 'too many sockets' | 'silent'
/** Why somebody must go: from the house, or only from the table. */
export type Farewell = Hangup | 'kicked'

/** Close codes of the socket, as the standard leaves them to applications. */
export const closeCodes: Readonly<Record<Hangup, number>> = {
  restart: 4000,
  'too fast': 4003,
  'too many sockets': 4004,
  silent: 4005,
}
