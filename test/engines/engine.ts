/** A browser of another make, as far as the journeys need one: a window, a mouse and a keyboard. */
export interface Engine {
  readonly name: string
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** What an expression comes to in the page, once it has come to something; if another page comes meanwhile, in that one. */
  evaluate(expression: string): Promise<unknown>
  act(deeds: readonly Deed[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** What hands do, in the words that both protocols share. */
export type Deed =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

/** One source of input for either kind: all that is in a list is done by one of them. */
export function sourceOf(deeds: readonly Deed[]): object {
  const mouse = deeds.some(({ type }) => type.startsWith('pointer'))
  if (!mouse) return { type: 'key', id: 'keys', actions: deeds }
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: deeds }
}
