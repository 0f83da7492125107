/** Without a line there is nothing to fetch; a moment later there may be. */
export const AGAIN = 3000

/** What the page cannot do without: asked for until it has come. */
export async function insist<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch()
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
}
