/** The table as the one who holds a shared device sees it, with their hand under the cloth. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { View } from '../../kernel/state.ts'
import { scene } from '../app/scene.ts'
import { door, pending, type Standing, standing, stepBack, viewOf, visit } from '../app/table.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { type Turn, turnAfter } from './falling.ts'
import { HoldBar } from './HoldBar.tsx'
import { blank, cloth, drawCurtain } from './holder.ts'
import { moving } from './joining.ts'
import * as css from './passed.module.css'
import { changePerson, nextOf, type Passed, peopleAt, removePerson, wasWrong } from './people.ts'

interface HoldingProps {
  readonly code: string
  readonly person: Passed
  readonly children: (now: Standing) => ComponentChildren
}

/** Whatever takes this page away takes all of it: the next one who sees the device finds a new page. */
function useLeaving(): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pagehide', blank)
    addEventListener('pageshow', back)
    return () => {
      stepBack()
      blank()
      location.reload()
    }
  }, [])
}

/** Whether that token owns a seat: what the house says to it is all that is known of a PIN. */
function useSeat(code: string, person: Passed): void {
  const sat = useRef<'sat' | 'not yet'>('not yet')
  const now = standing.value
  const refused = !now && door.value !== 'asking' && door.value !== 'in'
  const chair = now && now.seat !== null ? now.room.chairs[now.seat] : null
  const lost = (refused || now?.seat === null) && moving.value === 'still'
  useEffect(() => {
    if (!lost) return
    if (sat.current === 'sat') removePerson(code, person)
    else if (person.pin === 'pin') wasWrong(code, person, Date.now())
    void drawCurtain(code)
  }, [lost])
  useEffect(() => {
    if (!chair || now?.seat == null) return
    sat.current = 'sat'
    const { name, mark } = chair
    changePerson(code, person, { name, mark, seat: now.seat, wrong: 0, until: 0 })
  }, [chair?.name, chair?.mark, now?.seat])
}

/** Whoever reaches for what lies under the cloth has it open until their turn is over. */
function useReaching(): void {
  useEffect(() => {
    const reach = ({ target }: MouseEvent) => {
      const opens = target instanceof Element && target.closest('[data-opens]')
      if (opens && cloth.peek() === 'covered') cloth.value = 'left open'
    }
    addEventListener('click', reach)
    return () => removeEventListener('click', reach)
  }, [])
}

/** Once this one has answered and another of this device is asked, the curtain falls by itself, unless there is something to see yet. */
function usePassing(code: string, person: Passed): void {
  const turn = useRef<Turn>('not answered')
  const sent = pending.value
  const shown = scene.value
  const view = shown ? viewOf(shown.now) : undefined
  const asked = (shown?.ceremony === 'over' && view?.agenda.asked) || []
  const me = standing.value?.seat ?? -1
  const others = peopleAt(code).filter(({ half }) => half !== person.half)
  const next = sent === null && !asked.includes(me) && nextOf(others, asked) !== undefined
  const mine = sent !== null || asked.includes(me)
  useEffect(() => {
    const news = view && 'hand' in view ? (view as View).hand.news : []
    turn.current = turnAfter(turn.current, { answer: sent === null ? 'none' : 'on its way', news })
  }, [sent, shown])
  useEffect(() => {
    if (!mine) cloth.value = 'covered'
  }, [mine])
  useEffect(() => {
    if (next && turn.current === 'answered') void drawCurtain(code)
  }, [next, sent])
}

export function Holding({ code, person, children }: HoldingProps) {
  useLeaving()
  useEffect(() => visit(code), [code])
  useSeat(code, person)
  usePassing(code, person)
  useReaching()
  const now = standing.value
  if (!now || now.seat === null) return <Waiting for="page" />
  return (
    <div class={`${css.passed} ${cloth.value === 'covered' ? css.covered : ''}`}>
      {children(now)}
      <HoldBar code={code} person={person} />
    </div>
  )
}
