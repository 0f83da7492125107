/**
 * Writes what was done, many tables in one commit, and lets nothing out before it is written: every word that leaves the
 * house goes through here and waits for the deeds that came before it.
 */
import { attempt } from '../ops/attempt.ts'
import type { Watchman } from '../ports.ts'
import type { Page, Store } from './store.ts'

/** What is said about a deed once it is written; if somebody else was faster, `lost` hears of that instead. */
export interface Words {
  readonly acknowledge: () => void
  readonly tell: () => void
  readonly lost: () => void
}

/** Words in the order in which they were meant to be said; those of a table that lost are not, and `lost` hears of it. */
interface Word {
  readonly code: string
  readonly say: () => void
  readonly lost: () => void
}

interface Group {
  readonly pages: Page[]
  readonly words: Word[]
}

const empty = (): Group => ({ pages: [], words: [] })
const nothing = () => {}

export class Ledger {
  readonly #store: Pick<Store, 'append'>
  readonly #soon: (work: () => void) => void
  readonly #watchman: Pick<Watchman, 'trouble'>
  #open = empty()
  #writing = false
  #idle: (() => void)[] = []

  /** `soon` runs work after what is ready now; `watchman` hears when the store cannot write, or a word cannot be said. */
  constructor(store: Pick<Store, 'append'>, soon: (work: () => void) => void, watchman: Pick<Watchman, 'trouble'>) {
    this.#store = store
    this.#soon = soon
    this.#watchman = watchman
  }

  /** Writes a page, then says so: first to the one who asked, then to everybody. */
  write(page: Page, { acknowledge, tell, lost }: Words): void {
    const { code } = page
    this.#open.pages.push(page)
    this.#open.words.push({ code, say: acknowledge, lost }, { code, say: tell, lost: nothing })
    this.#start()
  }

  /** Says something about a table once all that was done there is written, or hears that it was not. */
  after(code: string, say: () => void, lost: () => void = nothing): void {
    if (!this.#writing) return this.#say(say)
    this.#open.words.push({ code, say, lost })
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    if (!this.#writing) return
    await new Promise<void>((done) => this.#idle.push(done))
  }

  #start(): void {
    if (this.#writing) return
    this.#writing = true
    this.#soon(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    const group = this.#open
    this.#open = empty()
    const lost = await this.#commit(group)
    for (const { code, say } of group.words) if (!lost.has(code)) this.#say(say)
    if (lost.size > 0) this.#forget(group, lost)
    if (this.#open.words.length > 0) return this.#soon(() => void this.#flush())
    this.#writing = false
    for (const done of this.#idle.splice(0)) done()
  }

  /** A word that fails is one word: the next ones, and all other tables, must not wait for it. */
  #say(word: () => void): void {
    attempt(this.#watchman, 'word', word)
  }

  /** What has been done meanwhile at a table that lost rests on what was never written: it goes the same way. */
  #forget(group: Group, lost: ReadonlySet<string>): void {
    const late = this.#open
    const stays = ({ code }: { readonly code: string }) => !lost.has(code)
    this.#open = { pages: late.pages.filter(stays), words: late.words.filter(stays) }
    for (const word of [...group.words, ...late.words]) if (!stays(word)) this.#say(word.lost)
  }

  async #commit({ pages }: Group): Promise<ReadonlySet<string>> {
    if (pages.length === 0) return new Set()
    try {
      return await this.#store.append(merged(pages))
    } catch (error) {
      this.#watchman.trouble('store', error)
      return new Set(pages.map(({ code }) => code))
    }
  }
}

/** One page a table, in the order of its lines. */
function merged(pages: readonly Page[]): Page[] {
  const byCode = new Map<string, Page>()
  for (const page of pages) {
    const before = byCode.get(page.code)
    byCode.set(page.code, before ? join(before, page) : page)
  }
  return [...byCode.values()]
}

function join(before: Page, page: Page): Page {
  const snapshot = page.snapshot ?? before.snapshot
  const summary = page.summary ?? before.summary
  return {
    ...page,
    lines: [...before.lines, ...page.lines],
    joined: [...before.joined, ...page.joined],
    ...(before.opened && { opened: before.opened }),
    ...(snapshot && { snapshot }),
    ...(summary && { summary }),
  }
}
