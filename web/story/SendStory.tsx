/** A picture of the game for friends: painted here, shown first, and sent by the phone's own sheet or kept as a file. */
import { useEffect, useState } from 'preact/hooks'
import { words } from '../app/language.ts'
import { linkTo, share } from '../app/share.ts'
import * as kit from '../look/kit.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import * as css from './story.module.css'
import type { Tale } from './tale.ts'

const t = words({
  en: {
    tell: 'Send a picture of it',
    title: 'The game in one picture',
    painting: 'Painting …',
    failed: 'This browser cannot paint it.',
    send: 'Send it',
    keep: 'Keep it as a file',
    moment: 'Send a link to the best moment',
    momentHelp: 'It opens for those who sat there, and for the circle, if it was its table.',
    open: 'It shows who won, and at most two things that were said. Whoever you send it to can read that.',
  },
  de: {
    tell: 'Ein Bild davon schicken',
    title: 'Das Spiel in einem Bild',
    painting: 'Wird gemalt …',
    failed: 'Dieser Browser kann es nicht malen.',
    send: 'Schicken',
    keep: 'Als Datei behalten',
    moment: 'Einen Link zum besten Augenblick schicken',
    momentHelp: 'Er öffnet sich für alle, die dabeisaßen, und für die Runde, wenn es ihr Tisch war.',
    open: 'Darauf steht, wer gewonnen hat, und höchstens zwei Dinge, die gesagt wurden. Das kann lesen, wem du es schickst.',
  },
})

interface StoryProps {
  readonly tale: Tale
  /** Where the game can be watched again, if others can. */
  readonly path: string | undefined
}

export function SendStory({ tale, path }: StoryProps) {
  const [open, setOpen] = useState<'shown' | 'not'>('not')
  return (
    <>
      <button type="button" class={`${kit.line} ${kit.full}`} onClick={() => setOpen('shown')}>
        {t().tell}
      </button>
      {open === 'shown' && <Picture tale={tale} path={path} onClose={() => setOpen('not')} />}
    </>
  )
}

/** `url`: where it can be kept from; `shown`: the picture in letters, since a page of ours shows pictures from nowhere else. */
interface Painted {
  readonly file: File
  readonly url: string
  readonly shown: string
}

function shownAs(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(new Error('unread'))
    reader.readAsDataURL(file)
  })
}

interface PictureProps extends StoryProps {
  readonly onClose: () => void
}

function Picture({ tale, path, onClose }: PictureProps) {
  const [painted, setPainted] = useState<Painted | 'painting' | 'failed'>('painting')
  useEffect(() => {
    let url = ''
    const paint = async () => {
      const { paintTale } = await import('./picture.ts')
      const file = new File([await paintTale(tale)], 'humbug.png', { type: 'image/png' })
      url = URL.createObjectURL(file)
      setPainted({ file, url, shown: await shownAs(file) })
    }
    paint().catch(() => setPainted('failed'))
    return () => URL.revokeObjectURL(url)
  }, [tale])
  return (
    <Sheet title={t().title} onClose={onClose}>
      {typeof painted === 'string' ? (
        <p role="status">{t()[painted]}</p>
      ) : (
        <div class={css.story}>
          <img src={painted.shown} alt={altOf(tale)} width="1080" height="1350" />
          <p class={kit.quiet}>{t().open}</p>
          {navigator.canShare?.({ files: [painted.file] }) && (
            <button
              type="button"
              class={kit.go}
              onClick={() => void navigator.share({ files: [painted.file] }).catch(() => {})}
            >
              {t().send}
            </button>
          )}
          <a class={kit.line} href={painted.url} download="humbug.png">
            {t().keep}
          </a>
          {path !== undefined && tale.at !== undefined && (
            <Moment path={`${path}#m=${tale.at}&fog=all`} title={tale.game} />
          )}
        </div>
      )}
    </Sheet>
  )
}

function Moment({ path, title }: { readonly path: string; readonly title: string }) {
  return (
    <>
      <button type="button" class={kit.line} onClick={() => void share(title, linkTo(path))}>
        {t().moment}
      </button>
      <p class={kit.quiet}>{t().momentHelp}</p>
    </>
  )
}

/** All that stands in it, for those who cannot see it. */
const altOf = ({ game, won, lines }: Tale) =>
  [`${game}: ${won}.`, ...lines.map(({ title, told }) => `${title}: ${told}`)].join(' ')
