/** The pictures of the ceremonies: thumbs, a mask that splits, a laurel, a card slid across the table. */
import type { HoaxNews } from '../../../games/hoax/news.ts'
import type { Hoax } from '../../../games/hoax/state.ts'
import type { Seat } from '../../../kernel/state.ts'
import { Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import { Called } from './Called.tsx'
import { Figure } from './figures.tsx'
import { Laurel } from './Laurel.tsx'
import * as css from './rites.module.css'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Props = BoardProps<Hoax>
type Of<K extends HoaxNews['kind']> = Extract<HoaxNews, { readonly kind: K }>
type Voted = Props & { readonly voted: Of<'voted'> }

export function Thumbing({ voted, name }: Voted) {
  return (
    <>
      <Figure of={voted.role} class={css.riteMask} />
      <h2 class={css.cry}>{t().thumbs}</h2>
      <p class={css.whisper}>{t().thumbsSub(name(voted.of), roleName(voted.role))}</p>
    </>
  )
}

/** H5.4 */
export function Confession({ voted, name, seat }: Voted) {
  const { of, role } = voted
  return (
    <>
      <span class={css.split}>
        <Figure of={role} class={`${css.riteMask} ${css.leftHalf}`} />
        <Figure of={role} class={`${css.riteMask} ${css.rightHalf}`} />
      </span>
      <h2 class={css.cry}>{t().confession(roleName(role))}</h2>
      <p class={css.whisper}>{of === seat ? t().confessionMine : t().confessionSub(name(of))}</p>
    </>
  )
}

/** H5.6 */
export function Proof({ voted, name, seat }: Voted) {
  const { of, role, votes } = voted
  const sure = votes.filter(({ vote }) => vote === 'yes').length
  return (
    <>
      <span class={css.laurelled}>
        <Laurel />
        <Figure of={role} class={css.riteMask} />
      </span>
      <p class={css.ribbon}>{of === seat ? t().youSpokeTruth : t().spokeTruth(name(of))}</p>
      <h2 class={css.cry}>{t().isIndeed(roleName(role))}</h2>
      <p class={css.whisper}>{of === seat ? t().provedMine(sure) : t().provedSub(sure, name(of))}</p>
    </>
  )
}

/** H5.3 */
export function Stays({ voted, name, seat }: Voted) {
  return (
    <>
      <Figure of={voted.role} class={css.riteMask} />
      <h2 class={css.cry}>{t().stays}</h2>
      <p class={css.whisper}>
        {voted.of === seat ? t().staysMine(roleName(voted.role)) : t().staysSub(name(voted.of), roleName(voted.role))}
      </p>
    </>
  )
}

/** H6.3: who unmasked whom and who is out, and not a word about the guess. */
export function Slid({ unmasked, room, name, seat, ceremony }: Props & { readonly unmasked: Of<'unmasked'> }) {
  const { by, of, out, heir } = unmasked
  const told = ceremony !== 'hushed'
  const person = (one: Seat) => (
    <span class={`${css.slidWho} ${told && one === out ? css.gone : ''}`}>
      {room.chairs[one] && <Mark of={room.chairs[one].mark} />}
      <Called name={name(one)} as={one === seat ? t().you : name(one)} />
    </span>
  )
  const outcome = out === of ? t().right : t().wrong
  return (
    <>
      <p class={css.slid}>
        {person(by)}
        <Figure of="card-slide" class={css.sliding} />
        {person(of)}
      </p>
      <h2 class={css.cry}>
        {told && (out === seat ? t().youGo : t().goes(name(out)))}
        {!told && t().slides(by === seat ? t().you : name(by))}
      </h2>
      <p class={css.whisper}>{told ? outcome(name(by), name(heir)) : t().slidesSub}</p>
    </>
  )
}

/** H9.4 */
export function Ending({ rite }: Props & { readonly rite: { readonly ended: Of<'ended'> | undefined } }) {
  return (
    <>
      <Figure of="unmask" class={css.riteMask} />
      <h2 class={css.cry}>{t().masksOff}</h2>
      <p class={css.whisper}>{rite.ended?.ending === 'rounds' ? t().lateHour : ''}</p>
    </>
  )
}
