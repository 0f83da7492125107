/** T4.3: the seal on everything that counts double. */

import * as kit from '../../look/kit.module.css'
import * as css from './court.module.css'
import { toastWords as t } from './words.ts'

export function Seal() {
  return (
    <i class={css.seal} title={t().twice}>
      <span aria-hidden="true">×2</span>
      <span class={kit.unseen}>{t().twice}</span>
    </i>
  )
}
