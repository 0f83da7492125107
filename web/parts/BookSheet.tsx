/** The rules in short, over the table; the whole book is one link away. */

import { findGame } from '../../games/index.ts'
import { language, words } from '../app/language.ts'
import { Sheet } from './Sheet.tsx'

const t = words({ en: { all: 'The whole rules' }, de: { all: 'Die ganzen Regeln' } })

export function BookSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const text = findGame(game)!.text[language.value]
  return (
    <Sheet title={text.title} onClose={onClose}>
      <p>{text.pitch}</p>
      <p>
        <a class="link" href={`/rules/${game}`}>
          {t().all}
        </a>
      </p>
    </Sheet>
  )
}
