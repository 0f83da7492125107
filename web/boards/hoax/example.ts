import masks from '../../look/masks.svg'
import type { Example, Thing } from '../examples.ts'
import { exampleWords as told } from './example.words.ts'

const thief: Thing = { name: 'Ada', of: 'thief', with: ['gold', 'gold'] }
const emperor: Thing = { name: 'Cleo', of: 'emperor' }
const judge: Thing = { name: 'Dora', of: 'judge' }
const pope: Thing = { name: 'Emil', of: 'pope' }
const paid: readonly Thing[] = [
  { ...thief, with: [] },
  { ...emperor, with: ['gold'] },
  { ...judge, with: ['gold'] },
  pope,
]

const scenes: readonly (readonly Thing[])[] = [
  [thief],
  [thief, emperor],
  [thief, emperor, judge],
  [thief, emperor, judge, pope],
  paid,
  paid.map((card, at) => (at === 0 ? card : { ...card, is: 'down' })),
  [thief],
]

export const example: Example = { after: 'H5.4', sheet: masks, told, scenes }
