/** Which room of the house is shown. */
import { useEffect } from 'preact/hooks'
import { fetchEvery } from '../games/index.ts'
import { nameRoom } from './app/focus.ts'
import { sheets } from './app/notice.ts'
import { whereabouts } from './app/route.ts'
import { stepBack } from './app/table.ts'
import type { Whereabouts } from './app/whereabouts.ts'
import { Nowhere } from './pages/Nowhere.tsx'
import { Flash } from './parts/Flash.tsx'
import { lazily } from './parts/lazily.tsx'
import { Notices } from './parts/Notice.tsx'

/** What a game is laid out again in needs its rules at hand, whichever it is. */
const withGames = <T,>(page: Promise<T>) => Promise.all([page, fetchEvery()]).then(([shown]) => shown)

const Home = lazily(() => import('./pages/Home.tsx').then(({ Home }) => Home))
const New = lazily(() => import('./pages/New.tsx').then(({ New }) => New))
const Table = lazily(() => import('./pages/Table.tsx').then(({ Table }) => Table))
const Rules = lazily(() => import('./pages/Rules.tsx').then(({ Rules }) => Rules))
const Proof = lazily(() => import('./pages/Proof.tsx').then(({ Proof }) => Proof))
const About = lazily(() => import('./pages/About.tsx').then(({ About }) => About))
const Screen = lazily(() => import('./pages/Screen.tsx').then(({ Screen }) => Screen))
const Practice = lazily(() => withGames(import('./pages/Practice.tsx')).then(({ Practice }) => Practice))
const Learn = lazily(() => withGames(import('./pages/Learn.tsx')).then(({ Learn }) => Learn))
const Replay = lazily(() => withGames(import('./pages/Replay.tsx')).then(({ Replay }) => Replay))
const CircleBook = lazily(() => import('./circle/book/CircleBook.tsx').then(({ CircleBook }) => CircleBook))
const Fair = lazily(() => import('./pages/Fair.tsx').then(({ Fair }) => Fair))
const Circle = lazily(() => import('./circle/Circle.tsx').then(({ Circle }) => Circle))
const Know = lazily(() => import('./pages/Know.tsx').then(({ Know }) => Know))

function room(where: Whereabouts) {
  switch (where.page) {
    case 'home':
      return <Home />
    case 'new':
      return <New game={where.game} />
    case 'table':
    case 'watch':
      return <Table key={where.code} code={where.code} as={where.page === 'watch' ? 'watcher' : 'guest'} />
    case 'tv':
      return <Screen key={where.code} code={where.code} />
    case 'practice':
      return <Practice key={where.game ?? ''} game={where.game} />
    case 'learn':
      return <Learn key={where.game} game={where.game} />
    case 'replay':
      return <Replay key={`${where.code} ${where.round}`} code={where.code} round={where.round} />
    case 'rules':
      return <Rules game={where.game} />
    case 'proof':
      return <Proof key={`${where.code} ${where.round}`} code={where.code} round={where.round} />
    case 'book':
      return <CircleBook key={where.code} code={where.code} />
    case 'about':
      return <About />
    case 'fair':
      return <Fair />
    case 'circle':
      return <Circle key={where.code} code={where.code} />
    case 'know':
      return <Know />
    case 'nowhere':
      return <Nowhere />
  }
}

/** Rooms with a table of their own to come to: they step back from it themselves. */
const tables: ReadonlySet<Whereabouts['page']> = new Set(['table', 'watch', 'tv', 'practice', 'learn'])
let first = true

export function House() {
  const where = whereabouts.value
  const atTable = tables.has(where.page)
  const name = 'code' in where ? `${where.page} ${where.code ?? ''}` : where.page
  // Only another room moves the reader's focus
  useEffect(() => {
    if (!atTable) stepBack()
    // A new room: those who cannot see it hear its name. On the first page the browser does that itself.
    if (!first) nameRoom()
    first = false
  }, [name])
  return (
    <>
      {room(where)}
      {sheets.value === 0 && <Notices />}
      <Flash />
    </>
  )
}
