/** Whether the house writes to this device when its person is asked and not here; honest about where it cannot. */
import { words } from '../app/language.ts'
import { flipLetters, letters } from '../app/letters.ts'
import * as kit from '../look/kit.module.css'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import * as css from './menu.module.css'

const t = words({
  en: {
    label: 'Write to me when it is my turn',
    off: 'A short note on this device whenever a table waits for you and you are elsewhere. It says which table, and nothing of your hand.',
    on: 'For every unhurried table. The note says which one, and nothing of your hand.',
    asking: 'The browser wants to hear it from you.',
    denied: 'Your browser was told to keep letters out. Its settings can change its mind; ours cannot.',
    insecure:
      'Browsers take letters over https alone, and this house speaks plain http. The first page lists the tables that wait for you.',
    unable: 'This browser takes no letters. The first page lists the tables that wait for you.',
  },
  de: {
    label: 'Schreib mir, wenn ich dran bin',
    off: 'Eine kurze Nachricht auf dieses Gerät, sobald ein Tisch auf dich wartet und du woanders bist. Darin steht, welcher, und nichts von deiner Hand.',
    on: 'Für jeden Tisch ohne Eile. Darin steht, welcher, und nichts von deiner Hand.',
    asking: 'Der Browser will es von dir hören.',
    denied:
      'Dein Browser lässt auf dein Geheiß keine Nachrichten ein. Das ändern nur seine Einstellungen, nicht unsere.',
    insecure:
      'Browser nehmen Nachrichten nur über https an, und dieses Haus spricht einfaches http. Die erste Seite zeigt, welche Tische auf dich warten.',
    unable: 'Dieser Browser nimmt keine Nachrichten an. Die erste Seite zeigt, welche Tische auf dich warten.',
  },
})

export function Letters({ code }: { readonly code: string | undefined }) {
  const state = letters.value
  const can = state === 'on' || state === 'off' || state === 'asking'
  return (
    <section data-letters>
      {can ? (
        <SwitchRow label={t().label} value={state === 'on' ? 'on' : 'off'} onFlip={() => void flipLetters()} />
      ) : (
        <b class={css.lettersLabel}>{t().label}</b>
      )}
      {state === 'home screen' ? (
        <HomeScreen code={code} />
      ) : (
        <p class={kit.quiet} role="status">
          {t()[state]}
        </p>
      )}
    </section>
  )
}
