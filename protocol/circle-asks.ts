/** What can be asked of a circle. Who asks is known by their device. */
import * as v from 'valibot'
import { CIRCLE_NAME, circleForm, coming, NOTE } from './circle.ts'
import { hash, printable, visible, whole } from './forms.ts'
import { NAME } from './frames.ts'
import { marks } from './words.ts'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME), visible, printable)
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CIRCLE_NAME), visible, printable)
const note = v.pipe(v.string(), v.trim(), v.maxLength(NOTE), printable)
const mark = v.picklist(marks)
const person = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

const wishing = <K extends string, E extends v.ObjectEntries>(wants: K, entries: E) =>
  v.strictObject({ wants: v.literal(wants), ...entries })

/** `invite`: what a link brought; who was there when it was founded needs none. */
export const wish = v.variant('wants', [
  wishing('join', { name, mark, invite: v.exactOptional(hash) }),
  wishing('ticket', { hash }),
  wishing('claim', { ticket: hash }),
  wishing('introduce', { name, mark }),
  wishing('letters', { letters: v.picklist(['on', 'off']) }),
  wishing('plan', { at: whole, note }),
  wishing('call off', {}),
  wishing('come', { comes: v.picklist(coming) }),
  wishing('rename', { title }),
  wishing('renew', {}),
  wishing('season', { title }),
  // What was played stays, under their name or without one.
  wishing('leave', { games: v.picklist(['stay', 'nameless']) }),
  wishing('send off', { person }),
  wishing('hand on', { person }),
  wishing('end', {}),
])
export type CircleWish = v.InferOutput<typeof wish>

export const circle = v.pipe(v.string(), v.regex(circleForm))
/** Who founds one, and how they and it are called. */
export const founding = { title, name, mark }
