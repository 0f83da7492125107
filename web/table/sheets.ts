/** What lies over a table only when somebody asks for it, and is fetched then. */
import { lazily } from '../parts/lazily.tsx'
import type * as Company from './company.ts'

export const Talk = lazily(() => import('./Talk.tsx').then(({ Talk }) => Talk), 'nothing')
export const Menu = lazily(() => import('./Menu.tsx').then(({ Menu }) => Menu), 'nothing')
export const ChairTools = lazily(() => import('./ChairTools.tsx').then(({ ChairTools }) => ChairTools), 'nothing')
export const Book = lazily(() => import('../parts/BookSheet.tsx').then(({ BookSheet }) => BookSheet), 'nothing')
/** The answer to "why can't I?" */
export const Clause = lazily(() => import('../parts/ClauseSheet.tsx').then(({ ClauseSheet }) => ClauseSheet), 'nothing')
export const Qr = lazily(() => import('../parts/Qr.tsx').then(({ Qr }) => Qr), 'nothing')
export const FirstCard = lazily(() => import('./FirstCard.tsx').then(({ FirstCard }) => FirstCard), 'nothing')
/** What is told of a game that is over. */
export const Honours = lazily(() => import('./Honours.tsx').then(({ Honours }) => Honours), 'nothing')
export const HonoursOfPractice = lazily(
  () => import('./Honours.tsx').then(({ HonoursOfPractice }) => HonoursOfPractice),
  'nothing',
)

/** What who looks on may bet, and what all of them believed. */
export const BetsAtTable = lazily(() => import('../bets/AtTable.tsx').then(({ BetsAtTable }) => BetsAtTable), 'nothing')

/** Whose circle it is. */
export const CircleAtTable = lazily(
  () => import('../circle/AtTable.tsx').then(({ CircleAtTable }) => CircleAtTable),
  'nothing',
)

/** Puppets come when they are called. */
export const seatCompany = async (...wished: Parameters<typeof Company.seatCompany>) =>
  (await import('./company.ts')).seatCompany(...wished)
