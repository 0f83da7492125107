/** Toast!, with every napkin lifted and the bag turned out. */
import { chronicle } from '../../../games/toast/chronicle.ts'
import type { Toast } from '../../../games/toast/state.ts'
import type { Shape } from '../../../kernel/state.ts'
import { words } from '../../app/language.ts'
import { Cellar, Heap, saidIn } from '../banquet/replay.tsx'
import type { BaredProps, ReplayOf } from '../replay.ts'
import { dress } from './dress.ts'

const t = words({ en: { bag: 'In the bag' }, de: { bag: 'Im Beutel' } })

function Bared({ state, room, name }: BaredProps<Toast>) {
  const { mode } = state.table
  return (
    <Cellar {...{ state, room, name }} dress={dress(mode)} goblets={mode === 'duel' ? 'row' : 'round'}>
      {mode !== 'duel' && <Heap sign="bag" label={t().bag} tokens={state.box.bag} />}
    </Cellar>
  )
}

const toast: ReplayOf<Toast> = { chronicle, Said: saidIn(() => dress('single')), Bared }

export const replay = toast as unknown as ReplayOf<Shape>
