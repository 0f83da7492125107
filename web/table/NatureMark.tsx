import type { Nature } from '../../kernel/nature.ts'
import drawings from '../look/natures.svg'
import { Art } from '../parts/Art.tsx'
import * as css from './seats.module.css'

export function NatureMark({ of }: { readonly of: Nature }) {
  return <Art of={`nature-${of}`} from={drawings} class={css.nature} />
}
