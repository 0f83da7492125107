/** Taking one's seat to another device, and taking it up there. */
import { useState } from 'preact/hooks'
import { complain } from '../app/refused.ts'
import { claimSeat, drawTicket, ticketLink, typedTicket } from '../app/ticket.ts'
import * as kit from '../look/kit.module.css'
import { Qr } from '../parts/Qr.tsx'
import * as css from './menu.module.css'
import { menuWords as t } from './menu.words.ts'

export function MoveSeat({ code }: { readonly code: string }) {
  const [letters, setLetters] = useState<string | undefined>()
  if (letters === undefined)
    return (
      <div class={css.menu}>
        <button type="button" onClick={() => void drawTicket(code).then(setLetters)}>
          <b>{t().move}</b>
          <span>{t().moveHelp}</span>
        </button>
      </div>
    )
  return (
    <div class={`${kit.slip} ${css.ticket}`} role="status">
      <div>
        <b data-ticket>{`${letters.slice(0, 4)} ${letters.slice(4)}`}</b>
        <p>{t().ticket}</p>
      </div>
      <Qr text={ticketLink(code, letters)} label={t().qr} />
    </div>
  )
}

export function ClaimSeat({ code }: { readonly code: string }) {
  return (
    <section>
      <h3>{t().claim}</h3>
      <form
        class={css.claim}
        onSubmit={(event) => {
          event.preventDefault()
          const letters = typedTicket(String(new FormData(event.currentTarget).get('letters')))
          if (letters === undefined) void complain('ticket')
          else void claimSeat(code, letters)
        }}
      >
        <input
          class={kit.input}
          name="letters"
          aria-label={t().letters}
          placeholder={t().letters}
          autocomplete="off"
          maxLength={20}
        />
        <button type="submit" class={kit.line}>
          {t().claimGo}
        </button>
      </form>
      <p class={kit.quiet}>{t().claimHelp}</p>
    </section>
  )
}
