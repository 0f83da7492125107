import { humbug } from './humbug.ts'

const { stdout, stderr, argv } = process

// Whoever reads us may stop reading, as `head` does: then there is nothing left to say.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await humbug(argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  live: stderr.isTTY,
  every: stderr.isTTY ? 200 : 10_000,
})
