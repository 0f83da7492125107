/** Until somebody says that it is enough. A supervisor may say so twice, to us and to who started us: once is enough. */
export function told(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => done())
  })
}
