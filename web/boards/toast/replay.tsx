/** Toast!, with every napkin lifted and the bag turned out. */
import { journeyText } from '../../../games/toast/chronicle.ts'
import type { Toast } from '../../../games/toast/state.ts'
import type { Shape } from '../../../kernel/state.ts'
import { words } from '../../app/language.ts'
import { journeyIn } from '../banquet/replay.journey.tsx'
import { Cellar, Heap, saidIn } from '../banquet/replay.tsx'
import type { BaredProps, Drawn } from '../replay.ts'
import { dress } from './dress.ts'

const t = words({
  en: { bag: 'In the bag', round: (n: number) => `Round ${n}` },
  de: { bag: 'Im Beutel', round: (n: number) => `Runde ${n}` },
})

function Bared({ state, room, name }: BaredProps<Toast>) {
  const { mode } = state.table
  return (
    <Cellar {...{ state, room, name }} dress={dress(mode)} goblets={mode === 'duel' ? 'row' : 'round'}>
      {mode !== 'duel' && <Heap sign="bag" label={t().bag} tokens={state.box.bag} />}
    </Cellar>
  )
}

const River = journeyIn<Toast>({ dress, called: ({ table }) => t().round(table.course), text: journeyText })

const toast: Drawn<Toast> = { Said: saidIn(() => dress('single')), Bared, River }

export const drawn = toast as unknown as Drawn<Shape>
