/** What a game that is over brings along, and is fetched then. */
import { lazily } from '../parts/lazily.tsx'

export const Honours = lazily(() => import('./Honours.tsx').then(({ Honours }) => Honours), 'nothing')
export const HonoursOfPractice = lazily(
  () => import('./Honours.tsx').then(({ HonoursOfPractice }) => HonoursOfPractice),
  'nothing',
)
/** The evening so far, and the game that comes next. */
export const Tonight = lazily(() => import('../evening/Tonight.tsx').then(({ Tonight }) => Tonight), 'nothing')
export const AnotherGame = lazily(
  () => import('../evening/AnotherGame.tsx').then(({ AnotherGame }) => AnotherGame),
  'nothing',
)
