/** The rules of every game, for threads beside the page. */
import type { Game } from '../../kernel/game.ts'

const rules = import.meta.glob<Game>('../../games/*/index.ts', { eager: true, import: 'game' })

export const findRules = (key: string): Game | undefined => rules[`../../games/${key}/index.ts`]
