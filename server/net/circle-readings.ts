/** What one may read of circles over plain HTTP: their people all of it, who is at the door no more than a name. */
import type { Circles } from '../house/circles.ts'
import type { Device } from '../table/deed.ts'

interface Asked {
  readonly device: Device
  readonly code: string
  readonly invite: string | undefined
}

/** Whether there is anything to read is asked by everybody who follows a link: `null` is an answer, and no mistake. */
type Reading = readonly [path: string, find: (asked: Asked) => Promise<object | null | undefined>]

const orNull = <T extends object>(found: T | undefined) => found ?? null

export const circleReadings = (circles: Circles): readonly Reading[] => [
  ['/circles', ({ device }) => circles.shelf.cards(device)],
  ['/circles/:code', ({ device, code }) => circles.shelf.view(device, code).then(orNull)],
  ['/circles/:code/book', ({ device, code }) => circles.book(device, code)],
  ['/circles/:code/door', ({ device, code, invite }) => circles.shelf.door(device, code, invite).then(orNull)],
]
