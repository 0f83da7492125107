/** What is mine, below the table: my character and target, my screen, what I know, and what I may do. */
import { houseOf } from '../../../games/etiquette/houses.ts'
import { count } from '../../../games/etiquette/tokens.ts'
import type { Goblets, GobletsView } from '../../../games/goblets/state.ts'
import type { BoardProps } from '../board.ts'
import type { Choosing } from './choosing.ts'
import { Deeds, Prompt } from './Deeds.tsx'
import { Happened } from './Happened.tsx'
import { Arms, Shield } from './heraldry.tsx'
import { comingUp, namesOf, spoken } from './houses.ts'
import { Looked, type Saw, TasterCard } from './Looked.tsx'
import { Notes } from './Notes.tsx'
import { feelingOf } from './Plates.tsx'
import { Screen } from './Screen.tsx'
import { gobletsWords as t } from './words.ts'
import './mine.css'

type Props = BoardProps<Goblets> & { readonly view: GobletsView }

interface HeadProps extends Pick<Props, 'view' | 'name'> {
  readonly onOpen: () => void
}

/** My arms, my character, and whom the dagger is for. */
function MyHead({ view, name, onOpen }: HeadProps) {
  const { table, seat } = view
  const house = houseOf(table, seat)
  const key = table.characters[seat]
  const target = table.targets[house]
  const partner = table.nobles[house] === seat ? table.tasters[house] : table.nobles[house]
  const taster = table.tasters[house] === seat
  return (
    <button type="button" class="myhead" onClick={onOpen}>
      <Shield house={house} />
      <span class="myhead-who">
        {table.mode === 'pairs' && partner != null && (
          <span>
            <Arms of={taster ? 'coronet' : 'spoon'} class="role" />
            {name(partner)}
          </span>
        )}
        {key && <em class={taster ? 'face-down' : ''}>{spoken().characters[key].name}</em>}
        {table.mode === 'duel' && <em>{t().points(table.score[seat]!)}</em>}
      </span>
      {target !== undefined && (
        <span class={`mytarget ${feelingOf(table, house)}`}>
          <Arms of={feelingOf(table, house) === 'love' ? 'heart' : 'dagger'} class="fact" />
          <Shield house={target} />
          <span>
            {t().target} <b title={namesOf(table, target, name)}>{namesOf(table, target, name)}</b>
          </span>
        </span>
      )}
    </button>
  )
}

function Queue({ view, room, words }: Pick<Props, 'view' | 'room'> & { readonly words: 'spoken' | 'silent' }) {
  const { table, seat } = view
  const list = comingUp(table, seat)
  const mine = list.indexOf(houseOf(table, seat))
  if (list.length === 0 || room.stage !== 'playing') return null
  return (
    <p class="queue">
      <span class="unseen">{t().queueOf}</span>
      {list.map((house) => (
        <Shield key={house} house={house} />
      ))}
      {mine >= 0 && words === 'spoken' && <em>{t().queue(mine)}</em>}
    </p>
  )
}

interface MineProps {
  readonly choosing: Choosing
  readonly saw: Saw | null
  readonly onSeen: () => void
  readonly onOpen: () => void
}

export function Mine(props: Props & MineProps) {
  const { view, room, moves, name, pending, play, explain, choosing, saw, onSeen, onOpen } = props
  const { table, hand, seat } = view
  const house = houseOf(table, seat)
  const busy = pending !== null
  const active = moves.length > 0 || busy
  return (
    <div class={`mine ${active ? 'active' : ''}`}>
      <MyHead view={view} name={name} onOpen={onOpen} />
      {saw && <Looked saw={saw} table={table} me={house} name={name} onDone={onSeen} />}
      {count(hand.tokens) === 0 ? (
        <p class="noscreen">{t().noScreen}</p>
      ) : (
        <Screen
          house={house}
          tokens={hand.tokens}
          words={spoken().sorts}
          label={t().screen}
          open={busy ? new Set() : choosing.tokens}
          picked={choosing.picked?.token}
          onPick={choosing.pickToken}
          onDrop={choosing.drop}
        />
      )}
      {busy && <p class="sending">{t().sending}</p>}
      {active && !busy && (
        <>
          <Deeds {...{ view, moves, choosing, busy, play, explain }} />
          <Prompt {...{ choosing, moves, busy, play }} />
        </>
      )}
      {hand.card && <TasterCard card={hand.card} />}
      <Notes view={view} name={name} />
      <Queue view={view} room={room} words={active ? 'silent' : 'spoken'} />
      {!active && <Happened room={room} n={3} />}
    </div>
  )
}
