/** What the puppets thought: each owns up to what it did that mattered, once there is nothing left to hide. */
import { useEffect, useState } from 'preact/hooks'
import { fetchConfessor } from '../../games/parts.ts'
import { sure } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { type Admission, type Confessor, confess } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { language, words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Mark } from '../parts/Art.tsx'
import * as css from './confessions.module.css'
import { replayWords } from './replay.words.ts'
import { puppetsIn, type Story } from './story.ts'
import type { Fog } from './where.ts'

const t = words({
  en: {
    line: 'Each owns up to the three things that mattered most, by what could be seen from its chair then. Press one to go there.',
    fogged: 'They speak of what nobody else at the table could see. Lift the fog to hear them.',
    busy: 'They are thinking back …',
    lost: 'They cannot be heard: the house does not answer.',
    nothing: 'I did nothing that mattered.',
    move: (at: number) => `Move ${at}`,
  },
  de: {
    line: 'Jede gesteht die drei Dinge, auf die es ankam, nach dem, was von ihrem Stuhl aus zu sehen war. Ein Druck darauf führt dorthin.',
    fogged: 'Sie sprechen von dem, was sonst niemand am Tisch sehen konnte. Dafür muss der Nebel weg.',
    busy: 'Sie denken zurück …',
    lost: 'Sie sind nicht zu hören: Das Haus antwortet nicht.',
    nothing: 'Ich habe nichts getan, worauf es ankam.',
    move: (at: number) => `Schritt ${at}`,
  },
})

interface ConfessionsProps {
  readonly story: Story
  readonly at: number
  readonly fog: Fog
  readonly room: Room
  readonly name: Name
  readonly lift: () => void
  readonly jump: (at: number) => void
}

export function Confessions(props: ConfessionsProps) {
  if (props.fog === 'all') return <Spoken {...props} />
  return (
    <>
      <p class={kit.quiet}>{t().fogged}</p>
      <button type="button" class={kit.line} onClick={props.lift}>
        {replayWords().lift}
      </button>
    </>
  )
}

interface Confession {
  readonly seat: Seat
  readonly admissions: readonly Admission[]
}

/** To think back takes a while: one after the other speaks, and in between the page can be used. */
async function* spoken(confessor: Confessor, moments: readonly Moment[], seats: readonly Seat[]) {
  for (const seat of seats) {
    await new Promise((done) => setTimeout(done))
    yield { seat, admissions: confess(confessor, moments, seat) }
  }
}

function useConfessions(story: Story) {
  const [confessor, setConfessor] = useState<Confessor | 'lost'>()
  const [heard, setHeard] = useState<readonly Confession[]>([])
  useEffect(() => {
    let listening = true
    const listen = async () => {
      const found = sure(await fetchConfessor(story.game.key), 'confessor')
      setConfessor(found)
      for await (const one of spoken(found, story.moments, puppetsIn(story))) {
        if (!listening) return
        setHeard((before) => [...before, one])
      }
    }
    setHeard([])
    listen().catch(() => setConfessor('lost'))
    return () => {
      listening = false
    }
  }, [story])
  return { confessor, heard }
}

function Spoken({ story, at, room, name, jump }: ConfessionsProps) {
  const { confessor, heard } = useConfessions(story)
  if (confessor === 'lost') return <p role="status">{t().lost}</p>
  const isBusy = heard.length < puppetsIn(story).length
  return (
    <div aria-busy={isBusy}>
      <p class={kit.quiet}>{t().line}</p>
      {confessor &&
        heard.map(({ seat, admissions }) => (
          <section key={seat} class={css.puppet}>
            <h3>
              {room.chairs[seat] && <Mark of={room.chairs[seat].mark} />}
              <span>{name(seat)}</span>
            </h3>
            {admissions.length === 0 && <p>{t().nothing}</p>}
            <ol>
              {admissions.map((admission, nth) => {
                const { deed, told } = confessor.text[language.value].admit(admission, name, seat + nth)
                return (
                  <li key={admission.at} data-shown={admission.at === at}>
                    <button type="button" onClick={() => jump(admission.at)}>
                      <span>{deed}</span> <small>{t().move(admission.at)}</small>
                    </button>
                    <p>{told}</p>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      {isBusy && <p role="status">{t().busy}</p>}
    </div>
  )
}
