/** Who one is in the circle: name and mark, other devices, letters, and the way out. */
import { useState } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import type { Mark } from '../../protocol/words.ts'
import { go, stillHere } from '../app/route.ts'
import { linkTo } from '../app/share.ts'
import { drawLetters, ticketHash } from '../app/ticket.ts'
import * as kit from '../look/kit.module.css'
import { MarkField } from '../parts/MarkField.tsx'
import { NameField } from '../parts/NameField.tsx'
import { Qr } from '../parts/Qr.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

export function Myself(props: CircleProps) {
  const { circle, again } = props
  const { code, letters } = circle
  const [leaving, setLeaving] = useState<'asked' | 'not'>('not')
  const flip = () => wants(code, { wants: 'letters', letters: letters === 'on' ? 'off' : 'on' }).then(again)
  return (
    <section aria-labelledby="me" class={css.me}>
      <h2 id="me">{t().me}</h2>
      <Introduction {...props} />
      <SwitchRow label={t().letters} value={letters} onFlip={() => void flip()} />
      <p class={kit.quiet}>{t().lettersHelp}</p>
      <OtherDevice code={code} />
      <button type="button" class={kit.link} onClick={() => setLeaving('asked')}>
        {t().leave}
      </button>
      {leaving === 'asked' && <Leave code={code} onClose={() => setLeaving('not')} />}
    </section>
  )
}

function Introduction({ circle, again }: CircleProps) {
  const { code, persons, me } = circle
  const known = sure(
    persons.find(({ id }) => id === me),
    'person',
  )
  const [name, setName] = useState(known.name)
  const [mark, setMark] = useState<Mark>(known.mark)
  const changed = name.trim() !== known.name || mark !== known.mark
  return (
    <form
      class={`${kit.slip} ${kit.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void wants(code, { wants: 'introduce', name: name.trim(), mark }).then(again)
      }}
    >
      <NameField label={t().name} value={name} whose="own" onChange={setName} />
      <MarkField label={t().mark} value={mark} isTaken={() => false} taken={t().taken} onChange={setMark} />
      <button type="submit" class={kit.ink} disabled={!changed}>
        {t().keep}
      </button>
    </form>
  )
}

function OtherDevice({ code }: { readonly code: string }) {
  const [letters, setLetters] = useState<string | undefined>()
  const draw = async () => {
    const drawn = drawLetters()
    if ((await wants(code, { wants: 'ticket', hash: ticketHash(code, drawn) })) === 'done') setLetters(drawn)
  }
  return (
    <div class={css.device}>
      <h3>{t().device}</h3>
      <p class={kit.quiet}>{t().deviceHelp}</p>
      {letters === undefined ? (
        <button type="button" class={kit.line} onClick={() => void draw()}>
          {t().draw}
        </button>
      ) : (
        <div class={`${kit.slip} ${css.invite}`} role="status">
          <Qr text={linkTo(`/c/${code}#seat=${letters}`)} label={t().deviceQr} />
          <p class={css.address} data-ticket>
            {linkTo(`/c/${code}#seat=${letters}`)}
          </p>
        </div>
      )}
    </div>
  )
}

function Leave({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const leave = async (games: 'stay' | 'nameless') => {
    const isHere = stillHere()
    if ((await wants(code, { wants: 'leave', games })) === 'done' && isHere()) go('/')
  }
  return (
    <Sheet title={t().leave} onClose={onClose}>
      <p>{t().leaveLine}</p>
      <div class={css.choices}>
        <button type="button" class={kit.go} onClick={onClose}>
          {t().stay}
        </button>
        <button type="button" class={kit.line} onClick={() => void leave('stay')}>
          {t().leaveStay}
        </button>
        <button type="button" class={kit.line} onClick={() => void leave('nameless')}>
          {t().leaveNameless}
        </button>
      </div>
    </Sheet>
  )
}
