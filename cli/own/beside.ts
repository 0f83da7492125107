/**
 * A program beside ours, in whatever language, over lines of JSON: a line with `game` begins a game, each line with `view` and `moves` is
 * answered by one line with a move or its number. What it writes to its error output goes through to the terminal.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type OwnPlayer, shortly, Trouble } from './player.ts'
import type { Start } from './shape.ts'

type Child = ChildProcessByStdio<Writable, Readable, null>

const onWindows = process.platform === 'win32'

/** In a group of its own, so that a Ctrl-C is for us alone, and that it goes with all that it has started. */
function started(command: string): Child {
  return spawn(command, { shell: true, detached: !onWindows, stdio: ['pipe', 'pipe', 'inherit'] })
}

function ended(child: Child): void {
  child.removeAllListeners()
  child.stdin.destroy()
  try {
    if (onWindows || child.pid === undefined) child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has gone already.
  }
}

interface Listener {
  readonly line: (text: string) => void
  readonly gone: (why: string) => void
}

const nobody: Listener = { line: () => {}, gone: () => {} }

export function beside(command: string): OwnPlayer {
  let child: Child | undefined
  let begun: Start | undefined
  let listener = nobody
  const say = (thing: unknown) => child?.stdin.write(`${JSON.stringify(thing)}\n`)
  const stop = () => {
    if (child) ended(child)
    child = undefined
    listener = nobody
  }
  const run = () => {
    if (child) return
    const fresh = started(command)
    const gone = (why: string) => {
      if (child !== fresh) return
      child = undefined
      listener.gone(why)
    }
    // Who has stopped reading is about to end.
    fresh.stdin.on('error', () => {})
    // What it wrote before it ended is heard first.
    fresh.once('close', (code, signal) => gone(String(code ?? signal)))
    fresh.once('error', (error) => gone(error.message))
    createInterface({ input: fresh.stdout }).on('line', (text) => {
      if (child === fresh) listener.line(text)
    })
    child = fresh
    say(begun)
  }
  return {
    begin(start) {
      begun = start
      if (child) say(start)
    },
    choose(view, moves) {
      run()
      return new Promise((done, failed) => {
        listener = {
          line: (text) => {
            listener = nobody
            try {
              done(JSON.parse(text))
            } catch {
              failed(new Trouble('rubbish', shortly(text)))
            }
          },
          gone: (why) => {
            listener = nobody
            failed(new Trouble('died', why))
          },
        }
        say({ view, moves })
      })
    },
    stop,
  }
}
