/** A line in a menu: what it does, and what comes of it. */
import type { JSX } from 'preact'
import { words } from '../app/language.ts'
import { useTwice } from '../parts/settling.ts'

const t = words({ en: { sure: 'Really?' }, de: { sure: 'Wirklich?' } })

interface ItemProps extends Pick<JSX.HTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly label: string
  readonly help?: string | undefined
  readonly 'data-settling'?: true | undefined
}

export function Item({ label, help, ...press }: ItemProps) {
  return (
    <button type="button" {...press}>
      <b>{label}</b>
      {help && <span>{help}</span>}
    </button>
  )
}

/** What cannot be taken back is asked twice, in the same place. */
export function Twice({ label, help, onClick }: Pick<ItemProps, 'label' | 'help'> & { readonly onClick: () => void }) {
  const { asked, press } = useTwice(onClick)
  return <Item label={asked ? `${label} · ${t().sure}` : label} help={help} {...press} />
}
