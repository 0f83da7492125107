/** What one is remembered for, and what is left to be counted: lies told and caught, seat by seat. */
import { type Award, type ChronicleText, type Claim, honestyOf } from '../../kernel/chronicle.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import * as kit from '../look/kit.module.css'
import * as replayCss from '../pages/replay.module.css'
import { Mark } from '../parts/Art.tsx'
import * as css from './reckoning.module.css'
import { replayWords as t } from './replay.words.ts'
import type { Turned } from './turned.ts'

interface HonestyProps {
  readonly claims: readonly Claim[]
  /** Whether all of it is counted, or what had come out. */
  readonly of: 'all' | 'some'
  readonly room: Room
  readonly name: Name
}

const counts = ['told', 'caught', 'wronged'] as const

export function Honesty({ claims, of, room, name }: HonestyProps) {
  return (
    <>
      <p class={kit.quiet}>{t().honestyLine[of]}</p>
      <table class={css.honesty}>
        <thead>
          <tr>
            <th scope="col">
              <span class={kit.unseen}>{t().who}</span>
            </th>
            {counts.map((one) => (
              <th key={one} scope="col">
                {t().counts[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {room.chairs.map((chair, seat) => {
            const honesty = honestyOf(seat, claims)
            return (
              <tr key={seat}>
                <th scope="row">
                  {chair && <Mark of={chair.mark} />}
                  <span>{name(seat)}</span>
                </th>
                {counts.map((one) => (
                  <td key={one}>{honesty[one]}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

interface AwardsProps {
  /** Nothing while the fog hides them. */
  readonly awards: readonly Award[] | undefined
  readonly turned: Turned | undefined
  readonly text: ChronicleText
  readonly room: Room
  readonly name: Name
  readonly lift: () => void
  readonly jump: (at: number) => void
}

export function Awards({ awards, turned, text, room, name, lift, jump }: AwardsProps) {
  return (
    <section class={replayCss.band}>
      <h2>{t().awards}</h2>
      {awards ? (
        <>
          {turned && (
            <p class={css.turned}>
              <b>{turned.title}</b>
              <span>{turned.told}</span>
              <button type="button" class={kit.link} onClick={() => jump(turned.at)}>
                {t().goThere}
              </button>
            </p>
          )}
          {awards.length === 0 && <p class={kit.quiet}>{t().noAwards}</p>}
          <ul class={css.awards}>
            {awards.map((award) => {
              const { title, fact } = text.award(award, name)
              return (
                <li key={award.kind}>
                  <h3>
                    <span class={css.awardMarks}>
                      {award.seats.map((seat) => room.chairs[seat] && <Mark key={seat} of={room.chairs[seat].mark} />)}
                    </span>
                    {title}
                  </h3>
                  <p>{fact}</p>
                </li>
              )
            })}
          </ul>
        </>
      ) : (
        <>
          <p class={kit.quiet}>{t().awardsFogged}</p>
          <button type="button" class={kit.line} onClick={lift}>
            {t().lift}
          </button>
        </>
      )}
    </section>
  )
}
