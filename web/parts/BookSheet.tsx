/** The rules in short, over the table; the whole book is one link away. */

import { titleOf } from '../app/games.ts'
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Gist } from './Gist.tsx'
import { Sheet } from './Sheet.tsx'

const t = words({
  en: { minute: 'In one minute', all: 'All the rules' },
  de: { minute: 'In einer Minute', all: 'Alle Regeln' },
})

export function BookSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  return (
    <Sheet title={titleOf(game)} onClose={onClose}>
      <Gist game={game} title={t().minute}>
        <a class={kit.ink} href={`/rules/${game}`}>
          {t().all}
        </a>
      </Gist>
    </Sheet>
  )
}
