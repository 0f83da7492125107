/** A short errand in somebody's name: a socket of its own that says one thing at a table and hangs up. */

import type { Frame } from '../../protocol/frames.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import type { Refusal } from '../../protocol/words.ts'
import { newId } from '../app/ids.ts'
import type { Wish } from '../app/line.ts'
import { dialHouse } from '../app/world.ts'

interface Errand {
  readonly token: string
  readonly code: string
  readonly password: string | undefined
  /** The step that this device has seen: the house then has nothing to show, and no hand comes here. */
  readonly seen?: number | undefined
}

/** What came of it; `view` is what the one who sent it saw then, if it was waited for. */
export type Outcome = { readonly view: (Frame & { is: 'view' }) | undefined } | { readonly why: Refusal | 'no line' }

const PATIENCE = 8000

/**
 * `until: 'said'` hangs up in the same breath: a socket that is closing hears nothing any more, so that no hand that is dealt in
 * answer ever comes here. `until: 'seen'` waits for the table as its person sees it.
 */
export function runErrand(
  { token, code, password, seen }: Errand,
  wish: Wish,
  until: 'said' | 'seen',
): Promise<Outcome> {
  return new Promise((done) => {
    const socket = dialHouse()
    const end = (outcome: Outcome) => {
      clearTimeout(patience)
      socket.close()
      done(outcome)
    }
    const patience = setTimeout(() => end({ why: 'no line' }), PATIENCE)
    const send = (message: object) => socket.send(JSON.stringify(message))
    // The house does nothing twice for the same name.
    const id = newId()
    const say = () => {
      send({ ...wish, id })
      if (until === 'said') end({ view: undefined })
    }
    let answered = false
    // A ticket is shown at the door; all else is said inside.
    const welcome = () =>
      wish.is === 'claim'
        ? say()
        : send({ is: 'enter', id: 'enter', code, ...(password && { password }), ...(seen !== undefined && { seen }) })
    const agreed = (what: string) => {
      if (what === 'enter') say()
      answered = what === id
    }
    const hear = (frame: Frame) => {
      if (frame.is === 'welcome') welcome()
      if (frame.is === 'no') end({ why: frame.why })
      if (frame.is === 'ok') agreed(frame.id)
      if (frame.is === 'view' && answered) end({ view: frame })
    }
    socket.onopen = () => send({ is: 'hello', token })
    socket.onclose = () => end({ why: 'no line' })
    socket.onmessage = ({ data }) => {
      for (const frame of framesIn(data)) hear(frame)
    }
  })
}
