/** What somebody can do without anybody else: practise, and where the house does not answer, everything that still works. */
import { keepsPage } from '../app/device.ts'
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { lost } from '../parts/Notice.tsx'
import * as css from './home.module.css'

const t = words({
  en: {
    practise: 'Practise alone',
    works: 'works offline',
    once: 'needs no line once it is open',
    title: 'The house does not answer',
    still: 'Nothing to lay a table on, then. This still works, right here on this device:',
    puppets: 'Play against puppets',
    rules: 'Read the rules',
    lessons: 'And the lessons: you find one with each game.',
  },
  de: {
    practise: 'Allein üben',
    works: 'geht auch ohne Verbindung',
    once: 'einmal offen, ohne Verbindung',
    title: 'Das Haus antwortet nicht',
    still: 'Ein Tisch lässt sich so nicht decken. Das hier geht trotzdem, auf diesem Gerät:',
    puppets: 'Gegen Puppen spielen',
    rules: 'Die Regeln lesen',
    lessons: 'Und die Lektionen: Bei jedem Spiel liegt eine.',
  },
})

export function Alone() {
  if (lost.value)
    return (
      <section class={`${kit.slip} ${css.alone}`} aria-labelledby="alone">
        <h2 id="alone">{t().title}</h2>
        <p>{t().still}</p>
        <p class={css.aloneWays}>
          <a class={kit.ink} href="/practice">
            {t().puppets}
          </a>
          <a class={kit.ink} href="/rules">
            {t().rules}
          </a>
        </p>
        <p>{t().lessons}</p>
      </section>
    )
  return (
    <a class={`${kit.line} ${kit.full} ${css.aloneWay}`} href="/practice">
      <b>{t().practise}</b> <span>{keepsPage() ? t().works : t().once}</span>
    </a>
  )
}
