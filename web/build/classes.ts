/**
 * How a class of a `*.module.css` is called in the page: by its part and its name in it, and the part itself by its own name.
 * Without a hash, so that a selector in a test, or of a part that looks after another, can be read and found.
 */

/** `web/parts/ring.module.css` is `ring`; what belongs to one game bears the game's name: `hoax-notes`. */
export function partOf(file: string): string {
  const [, game, name] = /(?:\/boards\/(\w+))?\/([\w.]+)\.module\.css/.exec(file.replaceAll('\\', '/')) ?? []
  if (!name) throw new Error(`${file} is no module of styles`)
  return game && game !== name ? `${game}-${name}` : name
}

/** `.seat` in ring.module.css becomes `ring_seat`, `.ring` stays `ring`. */
export function scopedName(local: string, file: string): string {
  const part = partOf(file)
  return part === local || part.endsWith(`-${local}`) ? part : `${part}_${local}`
}
