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
/** Somebody would sit in, which is seldom. */
export const Offers = lazily(() => import('./Offers.tsx').then(({ Offers }) => Offers), 'nothing')
/** The end of a game. */
export const Over = lazily(() => import('./Over.tsx').then(({ Over }) => Over), 'nothing')

/** The score of an evening, what comes between two games, and after the last one. */
export const Tonight = lazily(() => import('../evening/Tonight.tsx').then(({ Tonight }) => Tonight), 'nothing')
export const Between = lazily(() => import('../evening/Between.tsx').then(({ Between }) => Between), 'nothing')
export const LastPage = lazily(() => import('../evening/LastPage.tsx').then(({ LastPage }) => LastPage))
/** What who looks on may bet, and what all of them believed. */
export const BetsAtTable = lazily(() => import('../bets/AtTable.tsx').then(({ BetsAtTable }) => BetsAtTable), 'nothing')

/** Who is heard and seen, and what was said in writing. */
export const VoiceSheet = lazily(
  () => import('../voice/VoiceSheet.tsx').then(({ VoiceSheet }) => VoiceSheet),
  'nothing',
)
export const Subtitles = lazily(() => import('../voice/Subtitles.tsx').then(({ Subtitles }) => Subtitles), 'nothing')

/** Puppets come when they are called. */
export const seatCompany = async (...wished: Parameters<typeof Company.seatCompany>) =>
  (await import('./company.ts')).seatCompany(...wished)
