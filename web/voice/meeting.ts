/** Who is connected with whom, and what goes there. */
import type { Voice } from '../../protocol/voices.ts'

/** Those in one room hear each other through the air; and two who are not heard have nothing to send. */
export function meets(a: Voice, b: Voice): boolean {
  const isApart = a.where === 'far' || b.where === 'far'
  return a.name !== b.name && isApart && (a.floor !== 'ears' || b.floor !== 'ears')
}

/** Of two who meet one offers: whoever's name comes later. */
export const offers = (mine: string, theirs: string) => mine > theirs

/** In a room with a screen in it, the screen speaks for those who are far away. */
export function playsAloud(mine: Voice, all: readonly Voice[]): boolean {
  return mine.where === 'far' || mine.as === 'screen' || !all.some(({ as }) => as === 'screen')
}
