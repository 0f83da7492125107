/** The way to this table for everybody who has a phone: always in sight, large before the game and small during it. */
import { tableLink } from '../app/share.ts'
import { Qr } from '../table/sheets.ts'
import { screenWords as t } from './screen.words.ts'

export function Slip({ code, size }: { readonly code: string; readonly size: 'large' | 'small' }) {
  const link = tableLink(code)
  return (
    <div class={`slip tv-slip ${size}`}>
      <Qr text={link} label={t().qr} />
      <div>
        {size === 'large' && <h2>{t().join}</h2>}
        <span class={size === 'large' ? '' : 'unseen'}>{t().code}</span>
        <b class="tv-code">{code}</b>
        {size === 'large' && (
          <p>
            {t().scan} <b>{link.replace(/^https?:\/\//, '')}</b>
          </p>
        )}
      </div>
    </div>
  )
}
