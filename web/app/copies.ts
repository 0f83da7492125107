/** A table in a file: kept by its host, who cannot read it, and brought back to a house that has lost it. */
import { copyText } from '../../protocol/text.ts'
import { type CopyRefusal, copyRefusals } from '../../protocol/words.ts'
import { language, words } from './language.ts'
import { tellPerson } from './notice.ts'
import { go, stillHere } from './route.ts'
import { authorization } from './speaker.ts'

const t = words({
  en: {
    kept: 'Kept. It is sealed: nobody reads hands out of it, not even you.',
    unkept: 'The house did not hand out a copy. Try again in a moment.',
    back: 'The table is back, crumbs and all.',
  },
  de: {
    kept: 'Aufgehoben. Sie ist versiegelt: Niemand liest Karten daraus, auch du nicht.',
    unkept: 'Das Haus hat keine Kopie herausgegeben. Versuch es gleich noch einmal.',
    back: 'Der Tisch ist wieder da, samt Krümeln.',
  },
})

/** Offers the copy as a file, as a link with a name would. */
export async function keepCopy(code: string): Promise<void> {
  const answer = await fetch(`/table/${code}`, { headers: authorization(), cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return tellPerson(t().unkept, 'trouble')
  const url = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href: url, download: `humbug-${code}.table` }).click()
  // Some browsers ask for the file only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  tellPerson(t().kept)
}

export async function bringBack(file: File): Promise<void> {
  const isHere = stillHere()
  const answer = await fetch('/table', { method: 'POST', headers: authorization(), body: file }).catch(() => undefined)
  const said = (await answer?.text().catch(() => '')) ?? ''
  if (answer?.status !== 201) return tellPerson(copyText[language.value][refusalIn(said)], 'trouble')
  tellPerson(t().back)
  if (isHere()) go(`/t/${said}`)
}

function refusalIn(said: string): CopyRefusal {
  return copyRefusals.find((known) => known === said) ?? 'busy'
}
