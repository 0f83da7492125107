const open = { writable: true, enumerable: true, configurable: true }

/** Gives a thing a key of its own, whatever its name: nothing that comes over the wire may reach a prototype. */
export function setOwn(box: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(box, key, { value, ...open })
  else box[key] = value
}
