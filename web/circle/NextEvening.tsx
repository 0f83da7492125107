/** The next evening: when it is, and who comes. */
import { useState } from 'preact/hooks'
import { coming, NOTE } from '../../protocol/circle.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Choice } from '../parts/Choice.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

/** As it is written where its reader lives: an hour is not the same in London and in New York. */
const locale = () => navigator.languages.find((one) => one.startsWith(language.value)) ?? language.value

export const dateText = (at: number) =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

export function NextEvening(props: CircleProps) {
  const { circle, again } = props
  const { next, code } = circle
  const [asking, setAsking] = useState<'date' | 'nothing'>('nothing')
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t().next}</h2>
      {next ? <Planned {...props} next={next} /> : <p class={css.lead}>{t().none}</p>}
      {!next || asking === 'date' ? (
        <Plan {...props} onDone={() => setAsking('nothing')} />
      ) : (
        <p class={css.ways}>
          <button type="button" class={kit.link} onClick={() => setAsking('date')}>
            {t().another}
          </button>
          <button type="button" class={kit.link} onClick={() => void wants(code, { wants: 'call off' }).then(again)}>
            {t().callOff}
          </button>
        </p>
      )}
    </section>
  )
}

function Planned({ circle, again, next }: CircleProps & { readonly next: NonNullable<CircleProps['circle']['next']> }) {
  const { code, persons, me } = circle
  const says = persons.find(({ id }) => id === me)?.comes ?? null
  const count = (answer: (typeof coming)[number]) => persons.filter(({ comes }) => comes === answer).length
  return (
    <>
      <p class={css.date}>
        <b>{dateText(next.at)}</b>
        {next.note && <span>{next.note}</span>}
      </p>
      <Choice
        label={t().yours}
        value={says ?? ''}
        values={[...coming]}
        name={(answer) => (answer === '' ? '' : t().coming[answer])}
        onChange={(comes) => comes !== '' && void wants(code, { wants: 'come', comes }).then(again)}
      />
      <p class={kit.quiet}>{t().counts(count('yes'), count('perhaps'))}</p>
    </>
  )
}

function Plan({ circle: { code }, again, onDone }: CircleProps & { readonly onDone: () => void }) {
  const [when, setWhen] = useState('')
  const [note, setNote] = useState('')
  const plan = async () => {
    const at = new Date(when).getTime()
    if (Number.isNaN(at) || (await wants(code, { wants: 'plan', at, note })) === 'refused') return
    onDone()
    await again()
  }
  return (
    <form
      class={kit.form}
      onSubmit={(event) => {
        event.preventDefault()
        void plan()
      }}
    >
      <label class={kit.field}>
        <span>{t().when}</span>
        <input
          class={kit.input}
          type="datetime-local"
          required
          value={when}
          onInput={({ currentTarget }) => setWhen(currentTarget.value)}
        />
      </label>
      <label class={kit.field}>
        <span>{t().note}</span>
        <input
          class={kit.input}
          maxLength={NOTE}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      <button type="submit" class={kit.line}>
        {t().plan}
      </button>
    </form>
  )
}
