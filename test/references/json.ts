/** JSON as one reads it: in one line what fits there, and the rest a line for each part. */
const WIDE = 150

export function written(thing: unknown, indent = ''): string {
  const short = oneLine(thing)
  if (typeof thing !== 'object' || thing === null || indent.length + short.length <= WIDE) return short
  const inside = `${indent}  `
  if (Array.isArray(thing)) return `[\n${thing.map((item) => inside + written(item, inside)).join(',\n')}\n${indent}]`
  const parts = Object.entries(thing).map(
    ([key, value]) => `${inside}${JSON.stringify(key)}: ${written(value, inside)}`,
  )
  return `{\n${parts.join(',\n')}\n${indent}}`
}

function oneLine(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(thing)
  if (Array.isArray(thing)) return `[${thing.map(oneLine).join(', ')}]`
  const parts = Object.entries(thing).map(([key, value]) => `${JSON.stringify(key)}: ${oneLine(value)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
