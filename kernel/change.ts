import { setOwn } from './own.ts'

/**
 * The difference between two pieces of plain data, small enough to send instead of the second one.
 * A plain object descends (into a list by its places, and beyond its end where it grew); `[value]` puts a value there;
 * `[]` takes it away;
 * what is neither object nor list stands for itself.
 */
export type Change = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: Change }

type Box = { [key: string]: unknown }

const isBox = (thing: unknown): thing is Box => typeof thing === 'object' && thing !== null

/** What to do to `before` to make it `after`; undefined if they say the same. */
export function change(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (!isBox(after)) return after as Change
  if (!isBox(before) || Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(after) ? changeOfList(before as unknown as unknown[], after) : changeOfBox(before, after)
}

type Found = { [key: string]: Change }

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length > after.length) return [after]
  let found: Found | undefined
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at] && at < before.length) continue
    const inside = at < before.length ? change(before[at], after[at]) : [after[at]]
    if (inside === undefined) continue
    found ??= {}
    found[at] = inside
  }
  return found
}

/** Nearly always both have the same keys, and nearly all of what they hold is the same: that is seen first. */
function changeOfBox(before: Box, after: Box): Change | undefined {
  let found: Found | undefined
  let kept = 0
  for (const key in after) {
    const old = before[key]
    const now = after[key]
    // Plain data has no functions: where there is one, it is what every object has from elsewhere.
    const had = (old !== undefined && typeof old !== 'function') || Object.hasOwn(before, key)
    if (had) kept++
    if (old === now && had) continue
    const inside = had ? change(old, now) : [now]
    if (inside === undefined) continue
    found ??= {}
    found[key] = inside
  }
  for (const _ in before) kept--
  if (kept === 0) return found
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue
    found ??= {}
    found[key] = []
  }
  return found
}

/** `before` with the change made; what did not change is shared with it. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before
  if (!isBox(change)) return change
  if (Array.isArray(change)) return change[0]
  const after: Box = Array.isArray(before) ? (before.slice() as unknown as Box) : { ...(before as Box) }
  for (const key of Object.keys(change)) {
    const inside = change[key]
    if (Array.isArray(inside) && inside.length === 0) delete after[key]
    else setOwn(after, key, changed(own(after, key), inside))
  }
  return after
}

function own(box: Box, key: string): unknown {
  return Object.hasOwn(box, key) ? box[key] : undefined
}
