/** A first game with the coach. */
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import { fetchLesson } from '../../games/parts.ts'
import type { Lesson } from '../../kernel/lesson.ts'
import { language } from '../app/language.ts'
import { tellNear } from '../app/line.ts'
import { isStill, scene } from '../app/scene.ts'
import { useTitle } from '../app/title.ts'
import { Coach } from '../learn/Coach.tsx'
import { learnWords as t } from '../learn/learn.words.ts'
import { LessonHouse } from '../learn/lesson.ts'
import * as kit from '../look/kit.module.css'
import { selfHere, waitHere } from '../near/here.ts'
import { NearTable } from '../near/NearTable.tsx'
import { Bar } from '../parts/Bar.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { Nowhere } from './Nowhere.tsx'

const PAUSE = { news: 1600, nothing: 200 } as const

/** Nobody moves while a ceremony is still telling what came of the last move. */
function pause(after: keyof typeof PAUSE, act: () => void): () => void {
  let rest = () => {}
  const unwatch = effect(() => {
    rest()
    if (scene.value?.ceremony === 'over') rest = waitHere(isStill() ? 0 : PAUSE[after], () => move())
  })
  const stop = () => {
    unwatch()
    rest()
  }
  const move = () => {
    stop()
    act()
  }
  return stop
}

export function Learn({ game: key }: { readonly game: string }) {
  const game = findGame(key)
  const [lesson, setLesson] = useState<Lesson | 'asking' | 'none' | 'failed'>('asking')
  useEffect(() => {
    fetchLesson(key).then(
      (found) => setLesson(found ?? 'none'),
      () => setLesson('failed'),
    )
  }, [])
  if (lesson === 'asking' || lesson === 'failed') return <Waiting for={lesson === 'asking' ? 'page' : 'house'} />
  if (!game) return <Nowhere />
  if (lesson === 'none') return <NoLesson game={key} title={game.text[language.value].title} />
  return <Lessons game={key} lesson={lesson} />
}

function Lessons({ game, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const [time, setTime] = useState(1)
  return <Round key={time} game={game} lesson={lesson} onAgain={() => setTime(time + 1)} />
}

interface RoundProps {
  readonly game: string
  readonly lesson: Lesson
  readonly onAgain: () => void
}

function Round({ game, lesson, onAgain }: RoundProps) {
  const [house, setHouse] = useState<LessonHouse>()
  const open = () => {
    const opened = new LessonHouse(game, lesson, { tell: tellNear, self: selfHere(), pause })
    setHouse(opened)
    return opened
  }
  return <NearTable open={open}>{house && <Coach {...{ game, lesson, house, onAgain }} />}</NearTable>
}

function NoLesson({ game, title }: { readonly game: string; readonly title: string }) {
  useTitle(t().title(title))
  return (
    <>
      <Bar title={t().title(title)} />
      <main class={kit.page}>
        <p>{t().none}</p>
        <a class={kit.link} href={`/rules/${game}`}>
          {t().rules}
        </a>
      </main>
    </>
  )
}
