import arms from '../../look/arms.svg'
import type { Example, Thing } from '../examples.ts'
import { exampleWords as told } from './example.words.ts'

const cups = (...inside: readonly (readonly string[])[]): Thing[] =>
  ['Ada', 'Bruno', 'Cleo', 'Dora'].map((name, at) => ({ name, of: 'goblet', with: inside[at] ?? [] }))

const scenes: readonly (readonly Thing[])[] = [
  cups(['wine'], ['poison'], ['wine', 'antidote'], ['poison', 'antidote']),
  cups(['poison'], ['wine'], ['wine', 'antidote'], ['poison', 'antidote']),
  cups(['poison', 'antidote'], ['poison'], ['wine'], ['wine', 'antidote']),
  cups(['poison', 'antidote', 'poison'], ['poison'], ['wine'], ['wine', 'antidote']),
  cups(['wine'], ['poison'], ['poison', 'antidote', 'poison'], ['wine', 'antidote']),
  cups(['wine'], ['poison'], ['poison', 'antidote', 'poison'], ['wine', 'antidote']).map((cup, at) => ({
    ...cup,
    is: at === 1 || at === 2 ? 'down' : 'up',
  })),
  [],
]

export const example: Example = { after: 'G5.1', sheet: arms, told, scenes }
