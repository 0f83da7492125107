/** The door of a table that did not open: why, and what can be done about it. */

import { words } from '../app/language.ts'
import { refusalOf } from '../app/refused.ts'
import { type Door as DoorState, knocks, visit } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Bar } from '../parts/Bar.tsx'
import * as css from './door.module.css'

const t = words({
  en: {
    title: (code: string) => `Table ${code}`,
    guarded: 'This table is guarded.',
    password: 'Password',
    knock: 'Knock',
    gone: 'The host has asked you to leave this table.',
    home: 'Back to the parlour',
    again: 'Try again',
  },
  de: {
    title: (code: string) => `Tisch ${code}`,
    guarded: 'Dieser Tisch wird bewacht.',
    password: 'Passwort',
    knock: 'Anklopfen',
    gone: 'Man hat dich gebeten, diesen Tisch zu verlassen.',
    home: 'Zurück in den Salon',
    again: 'Noch einmal versuchen',
  },
})

function saidOf(why: DoorState): string {
  if (why === 'gone') return t().gone
  return why === 'in' || why === 'asking' ? '' : refusalOf(why)
}

export function Door({ code, why }: { readonly code: string; readonly why: DoorState }) {
  useTitle(t().title(code))
  const guarded = why === 'wrong password'
  const said = saidOf(why)
  return (
    <>
      <Bar title={t().title(code)} />
      <main class={`${kit.page} ${css.door}`}>
        {guarded ? (
          <form
            class={kit.slip}
            onSubmit={(event) => {
              event.preventDefault()
              visit(code, String(new FormData(event.currentTarget).get('password')))
            }}
          >
            {knocks.value > 0 && (
              <p key={knocks.value} role="alert">
                {refusalOf('wrong password')}
              </p>
            )}
            <label class={kit.field}>
              <span>{t().guarded}</span>
              <input
                class={kit.input}
                name="password"
                type="password"
                required
                maxLength={64}
                aria-label={t().password}
                autocomplete="off"
              />
            </label>
            <button type="submit" class={`${kit.ink} ${kit.full}`}>
              {t().knock}
            </button>
          </form>
        ) : (
          <p class={css.why} role="alert">
            <Art of="rat" class={css.ratnoteRat} />
            {said}
          </p>
        )}
        <p class={css.ways}>
          <a class={kit.link} href="/">
            {t().home}
          </a>
          {(why === 'busy' || why === 'too fast' || why === 'wrong tries') && (
            <button type="button" class={kit.link} onClick={() => visit(code, '')}>
              {t().again}
            </button>
          )}
        </p>
      </main>
    </>
  )
}
