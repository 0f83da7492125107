import { words } from '../app/language.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Art } from '../parts/Art.tsx'
import { Bar } from '../parts/Bar.tsx'
import * as css from '../table/door.module.css'

const t = words({
  en: {
    title: 'Nothing here',
    text: 'Behind this door there is only a wall. Something scratches in it.',
    home: 'Back to the parlour',
  },
  de: {
    title: 'Hier ist nichts',
    text: 'Hinter dieser Tür ist nur eine Wand. Darin kratzt etwas.',
    home: 'Zurück in den Salon',
  },
})

export function Nowhere() {
  useTitle(t().title)
  return (
    <>
      <Bar title={t().title} />
      <main class={`${kit.page} ${css.door}`}>
        <p class={css.why}>
          <Art of="rat" class={css.ratnoteRat} />
          {t().text}
        </p>
        <p>
          <a class={kit.link} href="/">
            {t().home}
          </a>
        </p>
      </main>
    </>
  )
}
