/** T4.3: the seal on everything that counts double. */
import { toastWords as t } from './words.ts'

export function Seal() {
  return (
    <i class="seal" title={t().twice}>
      <span aria-hidden="true">×2</span>
      <span class="unseen">{t().twice}</span>
    </i>
  )
}
