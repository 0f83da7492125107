/** What a page may offer of a game before it has fetched it. */
import { findTitle } from '../../games/index.ts'

export const isTaught = (game: string) => !findTitle(game)?.without?.includes('lesson')
export const hasGist = (game: string) => !findTitle(game)?.without?.includes('gist')
