/** The whole book as a file, made in this page. */
import { useMemo } from 'preact/hooks'
import type { BookGame, CircleView } from '../../../protocol/circle.ts'
import { useFileLink } from '../../app/filelink.ts'
import * as kit from '../../look/kit.module.css'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'
import { bookFile, bookFileName } from './file.ts'

interface TakeHomeProps {
  readonly view: CircleView
  readonly games: readonly BookGame[]
}

export function TakeHome({ view, games }: TakeHomeProps) {
  const text = useMemo(() => bookFile(view, games), [view, games])
  const url = useFileLink(text, 'application/json')
  return (
    <section class={css.chapter}>
      <h2>{t().take}</h2>
      <p class={kit.quiet}>{t().takeLine}</p>
      <a class={kit.line} href={url} download={bookFileName(Date.now())}>
        {t().takeFile}
      </a>
    </section>
  )
}
