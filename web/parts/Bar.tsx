/** The bar on top: the way home, where one is, and what is at hand. */
import type { ComponentChildren } from 'preact'
import { words } from '../app/language.ts'
import { Art } from './Art.tsx'
import './bar.css'

const t = words({ en: { home: 'Home' }, de: { home: 'Zum Anfang' } })

interface BarProps {
  readonly title: string
  readonly sub?: string | undefined
  readonly children?: ComponentChildren
}

export function Bar({ title, sub, children }: BarProps) {
  return (
    <header class="bar">
      <a class="bare" href="/" aria-label={t().home}>
        <Art of="logo" class="bar-logo" />
      </a>
      <div class="bar-where">
        <h1 tabIndex={-1}>{title}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {children}
    </header>
  )
}

interface IconProps {
  readonly of: string
  readonly label: string
  readonly onClick: () => void
  readonly count?: number
}

export function IconButton({ of, label, onClick, count = 0 }: IconProps) {
  const name = count > 0 ? `${label} (${count > 9 ? '9+' : count})` : label
  return (
    <button type="button" class="bare bar-icon" aria-label={name} title={label} onClick={onClick}>
      <Art of={of} />
      {count > 0 && <b aria-hidden="true">{count > 9 ? '9+' : count}</b>}
    </button>
  )
}
