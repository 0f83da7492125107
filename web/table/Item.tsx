/** A line in a menu: what it does, and what comes of it. */
import { useState } from 'preact/hooks'
import { words } from '../app/language.ts'

const t = words({ en: { sure: 'Really?' }, de: { sure: 'Wirklich?' } })

interface ItemProps {
  readonly label: string
  readonly help?: string
  readonly onClick: () => void
}

export function Item({ label, help, onClick }: ItemProps) {
  return (
    <button type="button" onClick={onClick}>
      <b>{label}</b>
      {help && <span>{help}</span>}
    </button>
  )
}

/** What cannot be taken back is asked twice, in the same place. */
export function Twice({ label, help, onClick }: ItemProps) {
  const [asked, setAsked] = useState(false)
  return (
    <Item
      label={asked ? `${label} · ${t().sure}` : label}
      {...(help ? { help } : {})}
      onClick={asked ? onClick : () => setAsked(true)}
    />
  )
}
