import { humbug } from './humbug.ts'

const { stdout, stderr, argv } = process

// Whoever reads us may stop reading, as `head` does: then there is nothing left to say. A disk may be full: what was asked for is
// not there then, but a house that is open stays open.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.exitCode = 1
})
stderr.on('error', () => {})

const status = await humbug(argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  live: stderr.isTTY,
  every: stderr.isTTY ? 200 : 10_000,
})
process.exitCode ||= status
