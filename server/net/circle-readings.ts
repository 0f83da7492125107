/** What one may read of circles over plain HTTP: their people all of it, who is at the door no more than a name. */
import type { Circles } from '../house/circles.ts'
import type { Device } from '../table/deed.ts'

interface Asked {
  readonly device: Device
  readonly code: string
  readonly invite: string | undefined
}

type Reading = readonly [path: string, find: (asked: Asked) => Promise<NonNullable<unknown> | undefined>]

export const circleReadings = (circles: Circles): readonly Reading[] => [
  ['/circles', ({ device }) => circles.shelf.cards(device)],
  ['/circles/:code', ({ device, code }) => circles.shelf.view(device, code)],
  ['/circles/:code/book', ({ device, code }) => circles.book(device, code)],
  ['/circles/:code/door', ({ device, code, invite }) => circles.shelf.door(device, code, invite)],
]
