/** A game in one minute, for whoever plays it here for the first time. */
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Gist } from '../parts/Gist.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { hasRead } from './newto.ts'

const t = words({
  en: { first: 'Your first time?', minute: (game: string) => `${game} in one minute`, ready: 'I am ready' },
  de: { first: 'Zum ersten Mal?', minute: (game: string) => `${game} in einer Minute`, ready: 'Ich bin so weit' },
})

interface FirstCardProps {
  readonly game: string
  readonly title: string
  readonly onClose: () => void
}

export function FirstCard({ game, title, onClose }: FirstCardProps) {
  const close = () => {
    hasRead(game)
    onClose()
  }
  return (
    <Sheet title={t().first} onClose={close}>
      <Gist game={game} title={t().minute(title)}>
        <button type="button" class={`${kit.go} ${kit.full}`} onClick={close}>
          {t().ready}
        </button>
      </Gist>
    </Sheet>
  )
}
