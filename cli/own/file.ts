/** A bot in a file of TypeScript or JavaScript, as Node reads it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seeded } from '../../kernel/chance.ts'
import { type OwnPlayer, shortly, Trouble } from './player.ts'
import type { OwnBot, OwnFile, Start } from './shape.ts'

/** A file from which no bot comes. */
export class Unusable extends Error {
  readonly why: 'missing' | 'broken' | 'empty'

  constructor(why: Unusable['why'], message = '') {
    super(message)
    this.why = why
  }
}

export async function loadFile(file: string): Promise<OwnFile> {
  const path = resolve(file)
  if (!existsSync(path)) throw new Unusable('missing')
  const made = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new Unusable('broken', shortly(String(error)))
  })
  const { bot }: { readonly bot?: unknown } = made
  if (typeof bot === 'function' || isBot(bot)) return bot as OwnFile
  throw new Unusable('empty')
}

function isBot(thing: unknown): thing is OwnBot {
  return typeof (thing as { readonly choose?: unknown } | null | undefined)?.choose === 'function'
}

/** A player of this file, in this thread. */
export function playerOf(file: OwnFile): OwnPlayer {
  let bot: OwnBot | undefined
  let chance = seeded(0)
  let begun: Start | undefined
  const made = () => {
    if (typeof file !== 'function') return file
    const one: unknown = begun && file(begun)
    if (!isBot(one)) throw new TypeError('what “bot” makes has no function “choose”')
    return one
  }
  return {
    begin(start) {
      begun = start
      bot = undefined
      chance = seeded(start.seed)
    },
    async choose(view, moves) {
      try {
        bot ??= made()
        return await bot.choose(view, chance, moves)
      } catch (error) {
        throw new Trouble('threw', shortly(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      }
    },
    stop() {
      bot = undefined
    },
  }
}
