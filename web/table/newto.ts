/** Which games this device's person plays for the first time. Nobody is told twice, nor anybody whom the coach has shown it. */
import { keep, kept } from '../app/kept.ts'
import { hasGist } from '../learn/brought.ts'
import { hasLearnt } from '../learn/learnt.ts'

const keyOf = (game: string) => `gist.${game}`

export const isNewTo = (game: string) => hasGist(game) && kept(keyOf(game)) === null && !hasLearnt(game)
export const hasRead = (game: string) => keep(keyOf(game), 'read')
