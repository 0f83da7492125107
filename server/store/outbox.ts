/**
 * Writes what was done, many tables in one commit, and lets nothing out before it is written: every notice that leaves the
 * house goes through here and waits for the deeds that came before it.
 */
import { attempt } from '../ops/attempt.ts'
import type { Metrics } from '../ports.ts'
import type { Store, TableWrite } from './store.ts'

/** What is said about a deed once it is written; if somebody else was faster, `lost` hears of that instead. */
export interface Notices {
  readonly acknowledge: () => void
  readonly tell: () => void
  readonly lost: () => void
}

/** Notices in the order in which they were meant to be said; those of a table that lost are not, and `lost` hears of it. */
interface Notice {
  readonly code: string
  readonly say: () => void
  readonly lost: () => void
}

interface Group {
  readonly writes: TableWrite[]
  readonly notices: Notice[]
}

const empty = (): Group => ({ writes: [], notices: [] })
const nothing = () => {}

export class Outbox {
  readonly #store: Pick<Store, 'append'>
  readonly #soon: (work: () => void) => void
  readonly #metrics: Pick<Metrics, 'trouble'>
  #open = empty()
  #writing = false
  #idle: (() => void)[] = []

  /** `soon` runs work after what is ready now; `metrics` hears when the store cannot write, or a notice cannot be said. */
  constructor(store: Pick<Store, 'append'>, soon: (work: () => void) => void, metrics: Pick<Metrics, 'trouble'>) {
    this.#store = store
    this.#soon = soon
    this.#metrics = metrics
  }

  /** Writes what was done, then says so: first to the one who asked, then to everybody. */
  write(write: TableWrite, { acknowledge, tell, lost }: Notices): void {
    const { code } = write
    this.#open.writes.push(write)
    this.#open.notices.push({ code, say: acknowledge, lost }, { code, say: tell, lost: nothing })
    this.#start()
  }

  /** Says something about a table once all that was done there is written, or hears that it was not. */
  after(code: string, say: () => void, lost: () => void = nothing): void {
    if (!this.#writing) return this.#say(say)
    this.#open.notices.push({ code, say, lost })
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
    for (const { code, say } of group.notices) if (!lost.has(code)) this.#say(say)
    if (lost.size > 0) this.#forget(group, lost)
    if (this.#open.notices.length > 0) return this.#soon(() => void this.#flush())
    this.#writing = false
    for (const done of this.#idle.splice(0)) done()
  }

  /** A notice that fails is one notice: the next ones, and all other tables, must not wait for it. */
  #say(notice: () => void): void {
    attempt(this.#metrics, 'notice', notice)
  }

  /** What has been done meanwhile at a table that lost rests on what was never written: it goes the same way. */
  #forget(group: Group, lost: ReadonlySet<string>): void {
    const late = this.#open
    const stays = ({ code }: { readonly code: string }) => !lost.has(code)
    this.#open = { writes: late.writes.filter(stays), notices: late.notices.filter(stays) }
    for (const notice of [...group.notices, ...late.notices]) if (!stays(notice)) this.#say(notice.lost)
  }

  async #commit({ writes }: Group): Promise<ReadonlySet<string>> {
    if (writes.length === 0) return new Set()
    try {
      return await this.#store.append(merged(writes))
    } catch (error) {
      this.#metrics.trouble('store', error)
      return new Set(writes.map(({ code }) => code))
    }
  }
}

/** One write a table, in the order of its lines. */
function merged(writes: readonly TableWrite[]): TableWrite[] {
  const byCode = new Map<string, TableWrite>()
  for (const write of writes) {
    const before = byCode.get(write.code)
    byCode.set(write.code, before ? join(before, write) : write)
  }
  return [...byCode.values()]
}

function join(before: TableWrite, write: TableWrite): TableWrite {
  const snapshot = write.snapshot ?? before.snapshot
  const summary = write.summary ?? before.summary
  return {
    ...write,
    lines: [...before.lines, ...write.lines],
    joined: [...before.joined, ...write.joined],
    ...(before.opened && { opened: before.opened }),
    ...(snapshot && { snapshot }),
    ...(summary && { summary }),
  }
}
