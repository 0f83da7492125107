/** What the table took somebody for: a river with an arm for every role, as wide as the table believed it. */

import { useMemo, useState } from 'preact/hooks'
import { type Bend, gameAround, riverOf } from '../../../games/hoax/chronicle.river.ts'
import { type Hoax, type Role, roles } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { RiverProps } from '../replay.ts'
import { Figure } from './figures.tsx'
import { type Arm, armsOf, HEIGHT, WIDTH, xOf } from './replay.arms.ts'
import * as css from './replay.module.css'
import { hoaxReplayWords as t } from './replay.words.ts'
import { roleName } from './spoken.ts'

/** A pattern for every role, so that colour never stands alone. */
const strokes: Readonly<Record<Role, string>> = {
  emperor: 'M0 7H14',
  judge: 'M0 14L14 0',
  pope: 'M7 3V11M3 7H11',
  wizard: 'M3 3H4M10 10H11',
  thief: 'M0 0L14 14',
  peasant: 'M7 0V14',
}

function Patterns() {
  return (
    <defs>
      {roles.map((role) => (
        <pattern key={role} id={`river-${role}`} width="14" height="14" patternUnits="userSpaceOnUse">
          <rect width="14" height="14" data-role={role} />
          <path d={strokes[role]} class={css.riverStroke} />
        </pattern>
      ))}
      <pattern id="river-truth" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path d="M0 0V12" class={css.riverHatch} />
      </pattern>
    </defs>
  )
}

interface StreamProps {
  readonly bends: readonly Bend[]
  readonly arms: readonly Arm[]
  readonly truth: Role
  readonly seat: Seat
  readonly upTo: number
}

/** Where the shown moment lies between two bends. */
function nowAt(bends: readonly Bend[], upTo: number): number {
  const next = bends.findIndex(({ at }) => at >= upTo)
  if (next <= 0) return xOf(next < 0 ? bends.length - 1 : 0, bends.length)
  const [a, b] = [sure(bends[next - 1], 'bend').at, sure(bends[next], 'bend').at]
  return xOf(next - 1 + (upTo - a) / (b - a), bends.length)
}

function Stream({ bends, arms, truth, seat, upTo }: StreamProps) {
  const now = nowAt(bends, upTo)
  return (
    <svg class={css.river} viewBox={`0 -24 ${WIDTH} ${HEIGHT + 28}`} aria-hidden="true">
      <Patterns />
      {arms.map(({ role, path }) => (
        <g key={role}>
          <path d={path} fill={`url(#river-${role})`} class={css.riverArm} />
          {role === truth && <path d={path} fill="url(#river-truth)" class={css.riverArm} />}
        </g>
      ))}
      {bends.map(({ denied }, nth) =>
        denied
          .filter((one) => one.seat === seat)
          .map(({ role }) => (
            <g key={`${nth} ${role}`}>
              <path d={`M${xOf(nth, bends.length)} 0V${HEIGHT}`} class={css.riverDenied} />
              <text x={xOf(nth, bends.length)} y="-8" text-anchor="middle">
                {t().no(roleName(role))}
              </text>
            </g>
          )),
      )}
      <path d={`M${now} -4V${HEIGHT + 4}`} class={css.riverNow} />
      {arms.map(({ role, widest }) =>
        widest.height < 24 ? null : (
          <g key={role} transform={`translate(${widest.x - 16} ${widest.y - 16})`}>
            <circle cx="16" cy="16" r="15" class={css.riverMedal} />
            <foreignObject width="32" height="32">
              <Figure of={role} class={css.riverMask} />
            </foreignObject>
          </g>
        ),
      )}
    </svg>
  )
}

const percent = (share: number) => Math.round(100 * share)

interface FiguresProps extends Omit<StreamProps, 'arms' | 'upTo'> {
  readonly jump: (at: number) => void
}

function Figures({ bends, truth, seat, jump }: FiguresProps) {
  return (
    <details class={css.riverFigures}>
      <summary>
        <b>{t().table}</b>
      </summary>
      <div class={css.riverScroller} role="region" aria-label={t().table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t().turn}</th>
              {roles.map((role) => (
                <th key={role} scope="col" class={role === truth ? css.truth : ''}>
                  {roleName(role)}
                  {role === truth && <span class={kit.unseen}> ({t().truth})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bends.map(({ at, taken }, nth) => (
              <tr key={at}>
                <th scope="row">
                  <button type="button" class={kit.link} onClick={() => jump(at)}>
                    {nth === bends.length - 1 ? t().end : t().turnOf(nth + 1)}
                  </button>
                </th>
                {roles.map((role, kind) => (
                  <td key={role} class={role === truth ? css.truth : ''}>
                    {t().share(percent(sure(taken[seat]?.[kind], 'share')))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

export function River({ moments, upTo, room, name, jump }: RiverProps<Hoax>) {
  const [seat, setSeat] = useState<Seat>(0)
  const { from } = gameAround(moments, upTo)
  const bends = useMemo(() => riverOf(moments, upTo), [moments, from])
  const truth = sure(moments[from]?.state.hands[seat], 'hand').role
  const arms = useMemo(() => armsOf(bends, seat, truth), [bends, seat, truth])
  return (
    <>
      <h2>{t().river(name(seat))}</h2>
      <p class={kit.quiet}>{t().riverWhy}</p>
      <div class={css.riverSeats} role="group" aria-label={t().whose}>
        {room.chairs.map((chair, one) => (
          <button key={one} type="button" aria-pressed={one === seat} onClick={() => setSeat(one)}>
            {chair && <Mark of={chair.mark} />}
            <span class={kit.unseen}>{name(one)}</span>
          </button>
        ))}
      </div>
      <div class={css.riverBed} role="region" aria-label={t().river(name(seat))} tabIndex={0}>
        <Stream {...{ bends, arms, truth, seat, upTo }} />
      </div>
      <Figures {...{ bends, truth, seat, jump }} />
    </>
  )
}
