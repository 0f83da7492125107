/** The shape of plain data: every path that was seen in it, and of which kinds it was. Lists are one path, whatever their length. */
interface Place {
  readonly kinds: Set<string>
  readonly parts: Map<string, Place>
}

const place = (): Place => ({ kinds: new Set(), parts: new Map() })

export class ShapeSeen {
  readonly #root = place()

  see(thing: unknown, name: string): void {
    seeAt(partOf(this.#root, name), thing)
  }

  /** A line for each path, in order. */
  get lines(): string[] {
    const lines: string[] = []
    for (const [name, part] of this.#root.parts) tell(part, name, lines)
    return lines.sort()
  }
}

function seeAt({ kinds, parts }: Place, thing: unknown): void {
  kinds.add(kindOf(thing))
  if (thing === null || typeof thing !== 'object') return
  if (Array.isArray(thing)) {
    for (const item of thing) seeAt(partOf({ kinds, parts }, '[]'), item)
    return
  }
  const known = thing as Readonly<Record<string, unknown>>
  // What is undefined is not in a snapshot.
  for (const key in known) if (known[key] !== undefined) seeAt(partOf({ kinds, parts }, named(key)), known[key])
}

function partOf({ parts }: Place, key: string): Place {
  let part = parts.get(key)
  if (!part) {
    part = place()
    parts.set(key, part)
  }
  return part
}

function tell({ kinds, parts }: Place, path: string, lines: string[]): void {
  lines.push(`${path}: ${[...kinds].sort().join(' | ')}`)
  for (const [key, part] of parts) tell(part, key === '[]' ? `${path}[]` : `${path}.${key}`, lines)
}

function kindOf(thing: unknown): string {
  if (Array.isArray(thing)) return 'list'
  return thing === null ? 'null' : typeof thing
}

/** Seats and other numbers as keys are one path, as in a list. */
function named(key: string): string {
  const first = key.charCodeAt(0)
  return first >= 48 && first <= 57 ? '#' : key
}
