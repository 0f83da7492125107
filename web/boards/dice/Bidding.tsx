/** My turn: call what was said, or say more. */
import { useState } from 'preact/hooks'
import { type Dice, type DiceView, FACES, type Face, type Move } from '../../../games/dice/state.ts'
import { whyBid } from '../../../games/dice/why.ts'
import * as kit from '../../look/kit.module.css'
import type { BoardProps } from '../board.ts'
import * as css from './bidding.module.css'
import { Die } from './Die.tsx'
import { Hand } from './Hand.tsx'
import { Stepper } from './Stepper.tsx'
import { bidText } from './spoken.ts'
import { diceWords as t } from './words.ts'

type Props = BoardProps<Dice> & { readonly view: DiceView }
type Saying = Extract<Move, { readonly kind: 'bid' }>

/** The two words that lift the cups. */
function Calls({ view, moves, pending, play }: Props) {
  const calls = moves.filter(({ kind }) => kind !== 'bid')
  const bid = view.table.bids.at(-1)
  if (!bid || calls.length === 0) return null
  return (
    <div class={css.calls}>
      {calls.map((move) => (
        <button
          key={move.kind}
          type="button"
          class={css.call}
          data-call={move.kind}
          disabled={pending !== null}
          onClick={() => play(move)}
        >
          <b>{move.kind === 'doubt' ? t().doubt : t().exact}</b>
          <span>{move.kind === 'doubt' ? t().doubtSub : t().exactSub(bid.count)}</span>
        </button>
      ))}
    </div>
  )
}

export function Bidding(props: Props) {
  const { view, moves, pending, play, explain } = props
  const { question } = view.agenda
  const sayings = moves.filter((move): move is Saying => move.kind === 'bid')
  const [first] = sayings
  // It always starts on the lowest bid allowed, whatever lies under the cup.
  const [turned, setTurned] = useState({ question, count: 0, face: first?.face })
  const wish = turned.question === question ? turned : { question, count: 0, face: first?.face }
  const ofFace = sayings.filter(({ face }) => face === wish.face)
  const chosen = ofFace.find(({ count }) => count >= wish.count) ?? ofFace.at(-1)
  const busy = pending !== null
  return (
    <div class={css.bidding}>
      <Hand view={view} bid={chosen} />
      <Calls {...props} />
      {chosen && (
        <>
          <fieldset class={css.faces} disabled={busy}>
            <legend class={kit.unseen}>{t().faces}</legend>
            {FACES.map((face) => (
              <Pick
                key={face}
                face={face}
                state={stateOf(face, chosen, sayings)}
                pick={() => setTurned({ question, count: chosen.count, face })}
                why={() => explain(whyBid(view, chosen.count, face) ?? 'L3.2')}
              />
            ))}
          </fieldset>
          <Stepper
            value={chosen.count}
            low={ofFace[0]?.count ?? chosen.count}
            high={ofFace.at(-1)?.count ?? chosen.count}
            says={bidText(chosen)}
            disabled={busy}
            onChange={(count) => setTurned({ question, count, face: chosen.face })}
            onSay={() => play(chosen)}
          />
          <button type="button" class={`${kit.go} ${kit.full}`} disabled={busy} onClick={() => play(chosen)}>
            {busy ? t().sending : t().bid(bidText(chosen))}
          </button>
        </>
      )}
    </div>
  )
}

type Open = 'chosen' | 'open' | 'closed'

function stateOf(face: Face, chosen: Saying, sayings: readonly Saying[]): Open {
  if (face === chosen.face) return 'chosen'
  return sayings.some((one) => one.face === face) ? 'open' : 'closed'
}

interface PickProps {
  readonly face: Face
  readonly state: Open
  readonly pick: () => void
  readonly why: () => void
}

/** What is closed stays in sight, and says why. */
function Pick({ face, state, pick, why }: PickProps) {
  if (state === 'closed')
    return (
      <button type="button" class={css.pick} data-closed onClick={why}>
        <Die face={face} />
        <span class={kit.unseen}>{t().why(t().face[face])}</span>
      </button>
    )
  return (
    <label class={css.pick}>
      <input class={kit.unseen} type="radio" name="face" checked={state === 'chosen'} onChange={pick} />
      <Die face={face} />
      <span class={kit.unseen}>{t().face[face]}</span>
    </label>
  )
}
