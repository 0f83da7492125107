/** The last question before this browser forgets that it ever was here. */
import { forget, keptKeys } from '../app/kept.ts'
import { silence } from '../app/letters.ts'
import { ask } from '../app/line.ts'
import { tellPerson } from '../app/notice.ts'
import { forgetSpare } from '../app/spare.ts'
import * as kit from '../look/kit.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import * as css from './about.module.css'
import { aboutWords as t } from './about.words.ts'

/** Does this device go from hand to hand at some table? */
export const isShared = () => keptKeys('pass.').length > 0

/** Its people have tokens of their own, and the house knows nothing of who belongs together. */
async function forgetSharers(): Promise<'forgotten' | 'not now'> {
  if (!isShared()) return 'forgotten'
  const { partWithAll } = await import('../pass/parting.ts')
  return partWithAll()
}

/** First where it can fail: whose browser has forgotten who they are can no longer ask the house to. */
async function forgetEverywhere(): Promise<void> {
  if ((await forgetSharers().catch(() => 'not now')) === 'not now') return tellPerson(t().notThere, 'trouble')
  if ((await ask({ is: 'forget' })).is !== 'ok') return tellPerson(t().notThere, 'trouble')
  await forgetAll()
}

async function forgetAll(): Promise<void> {
  // Without the spare key gone, the next page would only remember everything again.
  if ((await forgetSpare()) === 'no line') return tellPerson(t().unforgotten, 'trouble')
  await silence().catch(() => {})
  for (const key of keptKeys('')) forget(key)
  // The secret is in the memory of this page as well: a fresh page draws a fresh one.
  location.assign('/')
}

export function Forget({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet title={t().sure} onClose={onClose}>
      <p>{t().sureLine}</p>
      <p class={css.more}>{t().houseLine}</p>
      {isShared() && <p class={css.more}>{t().sharedLine}</p>}
      <div class={css.forget}>
        <button type="button" class={kit.go} onClick={onClose}>
          {t().no}
        </button>
        <button type="button" class={kit.line} onClick={() => void forgetAll()}>
          {t().yes}
        </button>
        <button type="button" class={kit.line} onClick={() => void forgetEverywhere()}>
          {t().yesHouse}
        </button>
      </div>
    </Sheet>
  )
}
