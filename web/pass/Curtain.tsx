/** The curtain of a device that is passed round: it knows what everybody knows, and to whom the device goes next. */
import { useEffect, useState } from 'preact/hooks'
import type { Room } from '../../protocol/room.ts'
import { glimpseOf } from '../app/glimpse.ts'
import { listed } from '../app/language.ts'
import { nameIn } from '../app/people.ts'
import { goOn, scene } from '../app/scene.ts'
import { door, standing } from '../app/table.ts'
import { useTitle } from '../app/title.ts'
import { fetchBoard } from '../boards/index.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { Recent } from '../table/Log.tsx'
import { AddPerson } from './AddPerson.tsx'
import * as css from './curtain.module.css'
import { holder, lookAway, lookOn } from './holder.ts'
import { Opening } from './Opening.tsx'
import { passWords as t } from './pass.words.ts'
import { nextOf, type Passed, peopleAt } from './people.ts'
import { Row } from './Row.tsx'

/** Who is asked now, as all may know it. */
function askedIn(): readonly number[] {
  const shown = scene.value
  if (shown?.ceremony !== 'over' || shown.now.room.stage !== 'playing') return []
  return glimpseOf(shown.now)?.game?.agenda.asked ?? []
}

function saying(room: Room | undefined, next: Passed | undefined): string {
  if (!room && door.value === 'no table') return t().gone
  if (!room) return door.value === 'asking' ? t().opening : t().blind
  if (next) return t().goesTo
  if (room.stage === 'playing') return scene.value?.ceremony === 'over' ? t().rest : t().hush
  if (room.stage === 'over') return t().over
  return room.stage === 'closed' || room.stage === 'abandoned' ? t().gone : t().lobby
}

export function Curtain({ code }: { readonly code: string }) {
  const [chosen, setChosen] = useState<string | undefined>()
  useTitle(`${t().curtain} ${code}`)
  useEffect(() => lookOn(code), [code])
  useEffect(() => () => void (holder.peek() || lookAway()), [code])
  const live = standing.value && glimpseOf(standing.value)
  const room = live?.room
  const game = room?.settings.game
  useEffect(() => {
    if (game) fetchBoard(game)
  }, [game])
  // Nobody looks at a ceremony here; its lines are enough.
  const told = scene.value?.ceremony === 'told'
  useEffect(() => {
    if (told) goOn()
  }, [told])
  const people = peopleAt(code)
  const asked = askedIn()
  const next = nextOf(people, asked)
  const open = people.find(({ half }) => half === chosen) ?? next
  const elsewhere = room ? asked.filter((seat) => !people.some((one) => one.seat === seat)).map(nameIn(room)) : []
  return (
    <>
      <Bar title={t().curtain} sub={code} />
      <main class={`${kit.page} ${css.curtain}`}>
        <section class={`${kit.slip} ${css.slip}`}>
          <p role="status">
            {open && open !== next ? t().goesTo : saying(room, next)}
            {open && <span class={kit.unseen}> {open.name}</span>}
          </p>
          {open ? <Opening key={open.half} person={open} /> : <h2>{t().whose}</h2>}
          {elsewhere.length > 0 && <p>{t().others(listed(elsewhere))}</p>}
        </section>
        <section>
          <h2>{open ? t().mayOpen : t().here}</h2>
          <ul class={kit.rows}>
            {people
              .filter((person) => person !== open)
              .map((person) => (
                <Row
                  key={person.half}
                  {...{ code, room, person }}
                  isAsked={asked.includes(person.seat)}
                  onOpen={() => setChosen(person.half)}
                />
              ))}
          </ul>
        </section>
        {live && room?.stage === 'lobby' && <AddPerson now={live} />}
        {room?.stage === 'playing' && <Recent room={room} n={4} />}
      </main>
    </>
  )
}
