/** With characters or without: without in a first game, and then as this device last had it. */
import { fitting, type Game } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Switch } from '../app/device.ts'
import { keep, kept } from '../app/kept.ts'
import { words } from '../app/language.ts'
import { isNewTo } from '../table/newto.ts'
import { SwitchRow } from './SwitchRow.tsx'

const t = words({ en: { with: 'With characters' }, de: { with: 'Mit Charakteren' } })

const keyOf = (game: string) => `characters.${game}`

/** What a new table of this game begins with; nothing where the game knows no such choice. */
export function firstOptions(game: Game, seats: number): Settings['options'] {
  const wanted = kept(keyOf(game.key)) ?? (isNewTo(game.key) ? 'off' : 'on')
  return wanted === 'off' && canDoWithout(game, seats) ? { characters: 'none' } : {}
}

function canDoWithout(game: Game, seats: number): boolean {
  const { characters = [] } = game.choices(seats) as { readonly characters?: readonly string[] }
  return characters.length > 1 && characters.includes('none')
}

interface CharactersProps {
  readonly game: Game
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

export function Characters({ game, settings, onChange }: CharactersProps) {
  const { seats, options } = settings
  if (!canDoWithout(game, seats)) return null
  const value: Switch = options.characters === 'none' ? 'off' : 'on'
  const flip = () => {
    const { characters: _, ...rest } = options
    keep(keyOf(game.key), value === 'on' ? 'off' : 'on')
    const wish = value === 'on' ? { ...rest, characters: 'none' } : rest
    onChange({ ...settings, options: fitting(game, seats, wish) as Settings['options'] })
  }
  return <SwitchRow label={t().with} value={value} onFlip={flip} />
}
