/** The bar on top: the way home, where one is, and what is at hand. */
import type { ComponentChildren } from 'preact'
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Art } from './Art.tsx'
import * as css from './bar.module.css'

const t = words({ en: { home: 'Home' }, de: { home: 'Zum Anfang' } })

interface BarProps {
  readonly title: string
  readonly sub?: string | undefined
  readonly children?: ComponentChildren
}

export function Bar({ title, sub, children }: BarProps) {
  return (
    <header class={css.bar}>
      <a class={kit.bare} href="/" aria-label={t().home}>
        <Art of="logo" class={css.logo} />
      </a>
      <div class={css.where}>
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
    <button type="button" class={`${kit.bare} ${css.icon}`} aria-label={name} title={label} onClick={onClick}>
      <Art of={of} />
      {count > 0 && <b aria-hidden="true">{count > 9 ? '9+' : count}</b>}
    </button>
  )
}
