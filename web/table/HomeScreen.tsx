/**
 * An iPhone takes letters only for a page on its home screen, which has a memory of its own there. Since iOS 17.2 the spare key comes
 * along by itself; else the seat goes by ticket, as a link that the first page takes wherever it takes a code.
 */
import { useState } from 'preact/hooks'
import { words } from '../app/language.ts'
import { copyLink } from '../app/share.ts'
import { drawTicket, ticketLink } from '../app/ticket.ts'
import * as kit from '../look/kit.module.css'
import * as css from './menu.module.css'

const t = words({
  en: {
    why: 'An iPhone takes letters only for a page on its home screen (from iOS 16.4 on):',
    steps: [
      'Press Share, the square with the arrow, then “Add to Home Screen”.',
      'Open Humbug from there. Your tables are in its list; at this one, switch on letters in the same menu.',
    ],
    lacking: 'The list is empty there? Then take your seat along:',
    draw: 'A link for my seat',
    drawn: 'It holds for ten minutes, and once. Paste it there where you are asked for a code.',
    copy: 'Copy the link',
  },
  de: {
    why: 'Ein iPhone nimmt Nachrichten nur für eine Seite auf dem Home-Bildschirm an (ab iOS 16.4):',
    steps: [
      'Tippe auf Teilen, das Quadrat mit dem Pfeil, dann auf „Zum Home-Bildschirm“.',
      'Öffne Humbug von dort. Deine Tische stehen in der Liste; schalte die Nachrichten dann an diesem Tisch im selben Menü ein.',
    ],
    lacking: 'Die Liste ist dort leer? Dann nimm deinen Platz mit:',
    draw: 'Ein Link für meinen Platz',
    drawn: 'Er gilt zehn Minuten und nur einmal. Füg ihn dort ein, wo nach einem Code gefragt wird.',
    copy: 'Link kopieren',
  },
})

/** `code`: the table whose seat may go along; a seat on a shared phone stays there. */
export function HomeScreen({ code }: { readonly code: string | undefined }) {
  const [link, setLink] = useState<string | undefined>()
  const draw = async (table: string) => {
    const letters = await drawTicket(table)
    if (letters) setLink(ticketLink(table, letters))
  }
  return (
    <>
      <p class={kit.quiet}>{t().why}</p>
      <ol class={css.steps}>
        {t().steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {code && !link && (
        <p class={kit.quiet}>
          {t().lacking}{' '}
          <button type="button" class={kit.link} onClick={() => void draw(code)}>
            {t().draw}
          </button>
        </p>
      )}
      {link && (
        <div class={`${kit.slip} ${css.ticket}`} role="status">
          <p>{t().drawn}</p>
          {/* A press of its own: a browser lets a page copy only from inside one. */}
          <button type="button" class={kit.ink} data-link={link} onClick={() => void copyLink(link)}>
            {t().copy}
          </button>
        </div>
      )}
    </>
  )
}
