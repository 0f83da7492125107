/** The link that leads into the circle, to be sent, copied or scanned. */
import { tellPerson } from '../app/notice.ts'
import { linkTo, share } from '../app/share.ts'
import * as kit from '../look/kit.module.css'
import { Qr } from '../parts/Qr.tsx'
import type { CircleProps } from './Circle.tsx'
import * as css from './circle.module.css'
import { wants } from './circle.ts'
import { circleWords as t } from './circle.words.ts'

export function BringAlong({ circle, again }: CircleProps) {
  const { code, invite, name, keeper, me } = circle
  const link = linkTo(`/c/${code}#${invite}`)
  const renew = async () => {
    if ((await wants(code, { wants: 'renew' })) === 'refused') return
    await again()
    tellPerson(t().renewed)
  }
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{t().invite}</h2>
      <div class={`${kit.slip} ${css.invite}`}>
        <Qr text={link} label={t().qr} />
        <div>
          <p>{t().inviteHelp}</p>
          <button type="button" class={kit.ink} onClick={() => void share(name, link)}>
            {t().share}
          </button>
        </div>
        <p class={css.address} data-link>
          {link}
        </p>
      </div>
      {keeper === me && (
        <button type="button" class={kit.link} onClick={() => void renew()}>
          {t().renew}
        </button>
      )}
    </section>
  )
}
