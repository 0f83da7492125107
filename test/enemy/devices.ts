/** Devices that stand in both houses at once: what they do is done in both. */
import { Player, type Wish } from '../player.ts'
import { Line } from './line.ts'
import type { Side } from './side.ts'

export type Both<T> = readonly [truth: T, twin: T]
/** Something that is done first in the true house, and then in its twin. */
export type Act = (at: 0 | 1) => void

abstract class Person {
  abstract readonly lines: Both<Line>
  /** What this person sees in the true house. */
  abstract readonly player: Player
  #count = 0

  get device(): string {
    return this.lines[0].device
  }

  get isHere(): boolean {
    return this.lines[0].isOpen
  }

  saying(truth: Wish, twin = truth): Act {
    const id = `a${this.#count++}`
    return (at) => this.lines[at].say(JSON.stringify({ ...(at === 0 ? truth : twin), id }))
  }

  /** Opens the line. */
  abstract opening(): Act

  hangingUp(): Act {
    return (at) => this.lines[at].cut()
  }
}

/** Somebody who plays by the rules; their device adds to the luck as the page does. */
export class Honest extends Person {
  readonly lines: Both<Line>
  readonly players: Both<Player>
  /** Since when they are away. */
  awaySince: number | undefined

  constructor(sides: Both<Side>, token: string, bytes: () => string) {
    super()
    // Both devices add the same bytes, as if there were one.
    const drawn: string[] = []
    const fresh = () => {
      let next = 0
      return () => {
        drawn[next] ??= bytes()
        return drawn[next++] as string
      }
    }
    this.players = [new Player(token, 'takes part', fresh()), new Player(token, 'takes part', fresh())]
    this.lines = sides.map((side, at) => {
      const player = this.players[at as 0 | 1]
      // Who lost the line has missed something, and is told all of it when they are back.
      player.outOfStep = () => {}
      return new Line(side, token, (text) => player.hear(text))
    }) as unknown as Both<Line>
  }

  get player(): Player {
    return this.players[0]
  }

  opening(): Act {
    return (at) => {
      const line = this.lines[at]
      line.open()
      this.players[at].plug((text) => line.say(text))
    }
  }

  entering(code: string): Act {
    const [open, enter] = [this.opening(), this.saying({ is: 'enter', code })]
    return (at) => {
      open(at)
      enter(at)
    }
  }
}

/** One of the enemy's devices. What it hears in either house is written down; what it does follows from the true one alone. */
export class Spy extends Person {
  readonly lines: Both<Line>
  readonly player: Player

  constructor(sides: Both<Side>, token: string, heard: (at: 0 | 1, text: string) => void) {
    super()
    this.player = new Player(token, 'stays out')
    this.player.outOfStep = () => {}
    const truth = new Line(sides[0], token, (text) => {
      heard(0, text)
      this.player.hear(text)
    })
    this.lines = [truth, new Line(sides[1], token, (text) => heard(1, text))]
  }

  opening(): Act {
    return (at) => this.lines[at].open()
  }
}
