/** A thread beside the page, in which puppets think and the coach does: both bring all rules and puppets along, so it is one file. */
export const newThread = (): Worker => new Worker(new URL('./thought.worker.ts', import.meta.url), { type: 'module' })
