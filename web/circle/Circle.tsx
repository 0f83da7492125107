/** The page of a circle: tonight's table, the next evening, the book, and who belongs to it. */
import type { CircleView } from '../../protocol/circle.ts'
import { fragment } from '../app/route.ts'
import { ticketIn } from '../app/ticket.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { BringAlong } from './BringAlong.tsx'
import * as css from './circle.module.css'
import { useReading } from './circle.ts'
import { circleWords as t } from './circle.words.ts'
import { Keeping } from './Keeping.tsx'
import { Myself } from './Myself.tsx'
import { NextEvening } from './NextEvening.tsx'
import { People } from './People.tsx'
import { AnotherDevice, Threshold } from './Threshold.tsx'
import { Tonight } from './Tonight.tsx'

/** What every part of the page is handed. */
export interface CircleProps {
  readonly circle: CircleView
  /** Something was done: look again. */
  readonly again: () => Promise<void>
}

export function Circle({ code }: { readonly code: string }) {
  const [found, again] = useReading<CircleView>(`/circles/${code}`)
  useTitle(typeof found === 'object' ? found.name : t().circle)
  if (found === 'fetching') return <Waiting for="house" />
  if (typeof found === 'object') return <Inside circle={found} again={again} />
  const ticket = ticketIn(fragment.value)
  return (
    <>
      <Bar title={t().doorTitle}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.circle}`}>
        {found === 'lost' && <p role="alert">{t().lost}</p>}
        {found === 'missing' && ticket !== undefined && <AnotherDevice code={code} letters={ticket} onDone={again} />}
        {found === 'missing' && ticket === undefined && (
          <Threshold code={code} invite={fragment.value || undefined} onDone={again} />
        )}
      </main>
    </>
  )
}

function Inside(props: CircleProps) {
  const { name, persons, games, code, keeper, me } = props.circle
  return (
    <>
      <Bar title={name} sub={`${t().circle} · ${t().sub(persons.length)}`}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.circle}`}>
        <Tonight {...props} />
        <NextEvening {...props} />
        <section aria-labelledby="book">
          <h2 id="book">{t().book}</h2>
          <p class={css.lead}>{t().bookLine(games)}</p>
          <a class={`${kit.line} ${kit.full}`} href={`/c/${code}/book`}>
            {t().openBook}
          </a>
        </section>
        <People {...props} />
        <BringAlong {...props} />
        <Myself {...props} />
        {keeper === me && <Keeping {...props} />}
      </main>
    </>
  )
}
