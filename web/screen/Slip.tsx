/** The way to this table for everybody who has a phone: always in sight, large before the game and small during it. */
import { tableLink } from '../app/share.ts'
import * as kit from '../look/kit.module.css'
import { Qr } from '../table/sheets.ts'
import { screenWords as t } from './screen.words.ts'
import * as css from './tv.module.css'

export function Slip({ code, size }: { readonly code: string; readonly size: 'large' | 'small' }) {
  const link = tableLink(code)
  return (
    <div class={`${kit.slip} ${css.slip}`} data-size={size}>
      <Qr text={link} label={t().qr} />
      <div>
        {size === 'large' && <h2>{t().join}</h2>}
        <span class={size === 'large' ? '' : kit.unseen}>{t().code}</span>
        <b class={css.code}>{code}</b>
        {size === 'large' && (
          <p>
            {t().scan} <b>{link.replace(/^https?:\/\//, '')}</b>
          </p>
        )}
      </div>
    </div>
  )
}
