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
  if (Array.isArray(before) && before.length > (after as unknown as unknown[]).length) return [after]
  const keys = Object.keys(after)
  const old = Object.keys(before)
  let found: { [key: string]: Change } | undefined
  let kept = 0
  let place = 0
  for (const key of keys) {
    // Both nearly always have the same keys in the same order; asking an object what it owns costs far more.
    const had = old[place++] === key || Object.hasOwn(before, key)
    if (had) kept++
    const inside = had ? change(before[key], after[key]) : [after[key]]
    if (inside === undefined) continue
    found ??= {}
    found[key] = inside
  }
  if (kept === old.length) return found
  for (const key of old) {
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
  for (const [key, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[key]
    // A key of its own, whatever its name: nothing that comes over the wire may reach a prototype.
    else Object.defineProperty(after, key, { value: changed(own(after, key), inside), ...open })
  }
  return after
}

const open = { writable: true, enumerable: true, configurable: true }

function own(box: Box, key: string): unknown {
  return Object.hasOwn(box, key) ? box[key] : undefined
}
