/** Under *About this house*, on a device that goes from hand to hand: each of its people can be forgotten by themselves. */
import { useState } from 'preact/hooks'
import { ahead } from '../app/line.ts'
import { tellPerson } from '../app/notice.ts'
import { useLeft } from '../app/ticking.ts'
import * as kit from '../look/kit.module.css'
import * as css from '../pages/about.module.css'
import { partWith, type Sharer, sharers } from './parting.ts'
import { partingWords as t } from './parting.words.ts'
import { PIN } from './pin.ts'

export function Sharers() {
  const people = sharers()
  if (people.length === 0) return null
  return (
    <section>
      <h2>{t().title}</h2>
      <p>{t().line}</p>
      <div class={kit.rows}>
        {people.map((sharer) => (
          <Row key={sharer.person.half} sharer={sharer} />
        ))}
      </div>
    </section>
  )
}

function Row({ sharer }: { readonly sharer: Sharer }) {
  const { code, person } = sharer
  const { name } = person
  const [pin, setPin] = useState('')
  const [state, setState] = useState<'still' | 'busy'>('still')
  const left = useLeft(person.until === 0 ? null : person.until + ahead.value) ?? 0
  const part = async () => {
    setState('busy')
    const parting = await partWith(sharer, pin)
    setState('still')
    if (parting === 'forgotten') tellPerson(t().done(name))
    if (parting === 'not now') tellPerson(t().notNow(name), 'trouble')
  }
  return (
    <form
      class={css.sharer}
      onSubmit={(event) => {
        event.preventDefault()
        void part()
      }}
    >
      <span>
        <b>{name}</b>
        {t().table(code)}
      </span>
      {person.wrong > 0 && (
        <p role="alert">
          {t().wrong} {left > 0 && t().wait(Math.ceil(left / 1000))}
        </p>
      )}
      {person.pin === 'pin' && (
        <input
          class={kit.input}
          type="password"
          inputMode="numeric"
          pattern={PIN}
          required
          maxLength={8}
          autocomplete="one-time-code"
          aria-label={t().pinOf(name)}
          placeholder="PIN"
          value={pin}
          onInput={({ currentTarget }) => setPin(currentTarget.value)}
        />
      )}
      <button type="submit" class={kit.line} disabled={state === 'busy' || left > 0}>
        {state === 'busy' ? t().busy : t().forget(name)}
      </button>
    </form>
  )
}
