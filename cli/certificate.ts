/** The certificate that is named behind `humbug start`: what is wrong with it is said before the house opens. */
import { type Certificate, isTimely, NoCertificate, readCertificate } from '../server/net/certificate.ts'
import type { Voice } from './voice.ts'
import { Usage, type Words } from './words.ts'

export function certificateOf(words: Words, { err }: Voice): Certificate | undefined {
  const { text } = words
  const [cert, key] = [words.value('cert'), words.value('key')]
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) throw new Usage(text.errors.halfCertificate)
  const found = read({ cert, key }, words)
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (!isTimely(found)) err(`humbug: ${text.untimely(cert, day(found.from), day(found.until))}\n`)
  return found
}

function read(files: Certificate['files'], { text: { errors } }: Words): Certificate {
  try {
    return readCertificate(files)
  } catch (error) {
    if (!(error instanceof NoCertificate)) throw error
    const { code, file } = error
    throw new Usage(code === 'unreadable' ? errors.unreadable(file) : errors.certificate[code](file))
  }
}
