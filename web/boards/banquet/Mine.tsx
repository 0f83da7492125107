/** What is mine, below the table: my character and target, what I hide, what I know, and what I may do. */

import type { ComponentChildren } from 'preact'
import type { Held, House, Poured } from '../../../games/banquet/state.ts'
import { count } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import * as actingCss from './acting.module.css'
import { askWords, type Prompted } from './asking.ts'
import type { AnyMove, Choosing } from './choosing.ts'
import { type Company, comingUp, namesOf } from './company.ts'
import * as deedsCss from './deeds.module.css'
import { type Dress, useDress } from './dress.ts'
import { goalOf } from './goal.ts'
import { Happened } from './Happened.tsx'
import { Arms, Sign } from './heraldry.tsx'
import { Looked, lookedInto, type Saw } from './Looked.tsx'
import * as css from './mine.module.css'
import { Notes } from './Notes.tsx'
import { Answers, Asked, isLarge, saidOf } from './Prompt.tsx'
import * as plateCss from './plate.module.css'
import { Screen } from './Screen.tsx'
import { tableWords as t } from './words.ts'

interface HeadProps {
  readonly company: Company
  readonly house: House
  /** What a taster's character is while it does nothing. */
  readonly tasterHas: 'face-down' | ''
  /** How my house stands, in a few words. */
  readonly standing: string
  readonly onOpen: () => void
}

/** My sign, my character, and what I play for. */
function MyHead({ company, house, tasterHas, standing, onOpen }: HeadProps) {
  const { characters } = useDress()
  const { table, name } = company
  const seat = sure(company.seat, 'seat')
  const key = table.characters[seat]
  const goal = goalOf(company, house)
  const partner = table.nobles[house] === seat ? table.tasters[house] : table.nobles[house]
  const taster = table.tasters[house] === seat
  return (
    <button type="button" class={css.myhead} onClick={onOpen}>
      <Sign of={seat} />
      <span class={css.myheadWho}>
        {table.mode === 'pairs' && partner != null && (
          <span>
            <Arms of={taster ? 'coronet' : 'spoon'} class={plateCss.role} />
            {name(partner)}
            <span class={kit.unseen}> ({t()[taster ? 'noble' : 'taster']})</span>
          </span>
        )}
        {key && <em class={taster && tasterHas ? css.faceDown : ''}>{characters[key]?.name}</em>}
        {standing && <em>{standing}</em>}
      </span>
      {goal && (
        <span class={css.mygoal} data-feeling={goal.feeling}>
          <Arms of={goal.feeling === 'love' ? 'heart' : 'dagger'} class={plateCss.fact} />
          {goal.houses.map((one) => (
            <Sign key={one} of={sure(table.nobles[one], 'noble')} />
          ))}
          <span>
            {askWords().goal} <b>{goal.words}</b>
          </span>
        </span>
      )}
    </button>
  )
}

interface QueueProps {
  readonly company: Company
  readonly house: House
  readonly room: Room
  readonly words: 'spoken' | 'silent'
}

function Queue({ company, house, room, words }: QueueProps) {
  const list = comingUp(company, house)
  const mine = list.indexOf(house)
  if (list.length === 0 || room.stage !== 'playing') return null
  return (
    <p class={css.queue}>
      <span class={kit.unseen}>
        {t().queueOf}: {list.map((one) => (one === house ? t().you : namesOf(company, one))).join(', ')}
      </span>
      {list.map((one) => (
        <Sign key={one} of={sure(company.table.nobles[one], 'noble')} />
      ))}
      {mine >= 0 && words === 'spoken' && <em>{t().queue(mine)}</em>}
    </p>
  )
}

/** Whether something is asked of me, or on its way, or I wait. */
export function stateOf(
  { asked }: { readonly asked: readonly Seat[] },
  {
    seat,
    pending,
    moves,
  }: { readonly seat: Seat | null; readonly pending: unknown; readonly moves: readonly unknown[] },
): 'active' | 'sending' | 'waiting' {
  if (seat === null || !asked.includes(seat)) return 'waiting'
  if (pending !== null) return 'sending'
  return moves.length > 0 ? 'active' : 'waiting'
}

interface MineProps extends HeadProps {
  readonly room: Room
  readonly hand: Frozen<Held>
  /** What the page may show of what was noted. */
  readonly noted: { readonly memory: Frozen<Held>['memory']; readonly record: readonly Frozen<Poured>[] }
  readonly choosing: Choosing
  readonly prompt: Prompted<AnyMove> | null
  /** What I looked into last, until I have seen enough. */
  readonly saw: Saw | null
  readonly state: ReturnType<typeof stateOf>
  /** What I may do now. */
  readonly deeds: ComponentChildren
  readonly card: ComponentChildren
  play(move: AnyMove): void
}

interface AsksProps extends Pick<MineProps, 'company' | 'prompt' | 'choosing' | 'saw' | 'play'> {
  readonly onSeen: () => void
  readonly onHeld: () => void
}

/** What was seen gives way to a question, unless it is about that. */
const showsLook = (saw: Saw | null, prompt: MineProps['prompt'], { picked }: Choosing) =>
  saw !== null && (!prompt || picked?.kind === 'take')

/** What is read out: what was just seen, what is asked, or that it is mine to do something; nothing while that is on its way. */
export function spokenOf(
  { company, prompt, choosing, saw, state }: Pick<MineProps, 'company' | 'prompt' | 'choosing' | 'saw' | 'state'>,
  dress: Dress,
  title: string,
): string {
  if (state === 'sending') return ''
  const asks = prompt ? saidOf(prompt, dress) : ''
  if (!saw || !showsLook(saw, prompt, choosing)) return asks || title
  return `${t().look}: ${lookedInto(company, saw)}. ${asks}`
}

/** In place of the title, which is as high: what is asked, or what was just seen. */
export function Asks({ company, prompt, choosing, saw, onSeen, onHeld, play }: AsksProps) {
  if (saw && showsLook(saw, prompt, choosing))
    return <Looked saw={saw} company={company} onDone={onSeen} onHeld={onHeld} />
  return prompt && <Asked prompt={prompt} play={play} unpick={choosing.unpick} />
}

/** Actions and what they ask lie in the same place, so that the table above keeps its own. */
function Acting(props: MineProps) {
  const { company, house, hand, choosing, prompt, saw, state, deeds, play } = props
  const { cover } = useDress()
  const waiting = state === 'waiting'
  const large = isLarge(prompt) ? prompt : null
  return (
    <div class={actingCss.acting} data-over={large ? choosing.picked?.kind : undefined}>
      {count(hand.tokens) === 0 ? (
        <p class={css.noscreen}>{cover.nothing}</p>
      ) : (
        <Screen
          of={sure(company.table.nobles[house], 'noble')}
          tokens={hand.tokens}
          open={state === 'sending' ? new Set() : choosing.tokens}
          picked={choosing.picked?.token}
          onPick={choosing.pickToken}
          onDrop={choosing.drop}
        />
      )}
      {!waiting && (
        <div class={actingCss.deeds} data-state={state}>
          {deeds}
        </div>
      )}
      {large && (
        <Answers
          prompt={large}
          play={play}
          unpick={choosing.unpick}
          head={showsLook(saw, prompt, choosing) ? 'shows' : 'asks'}
        />
      )}
      {state === 'sending' && <p class={deedsCss.sending}>{t().sending}</p>}
    </div>
  )
}

export function Mine(props: MineProps) {
  const { company, house, tasterHas, standing, onOpen, room, noted, state, card } = props
  const waiting = state === 'waiting'
  return (
    <div class={`${css.mine} ${waiting ? '' : css.active}`}>
      <MyHead {...{ company, house, tasterHas, standing, onOpen }} />
      <Acting {...props} />
      {card}
      <Notes company={company} memory={noted.memory} record={noted.record} />
      <Queue company={company} house={house} room={room} words={waiting ? 'spoken' : 'silent'} />
      {waiting && <Happened room={room} n={3} />}
    </div>
  )
}
