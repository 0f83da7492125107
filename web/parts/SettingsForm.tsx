/** How a table is to be played: chairs, the game's own options, the candle, talk, onlookers. */
import { sure } from '../../kernel/at.ts'
import { fitting, type Game } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { hearings, paths } from '../../protocol/voices.ts'
import { clocks } from '../../protocol/words.ts'
import { language } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { Characters, firstOptions } from './Characters.tsx'
import { Choice } from './Choice.tsx'
import { formWords as t } from './form.words.ts'
import { settingsWords as w } from './settings.words.ts'

interface FormProps {
  readonly game: Game
  readonly settings: Settings
  /** Chairs that are taken already: a table does not shrink below them. */
  readonly least?: number
  readonly onChange: (settings: Settings) => void
}

/** The same options for another number of chairs; what no longer fits falls back to its default. */
function optionsFor(game: Game, seats: number, options: Settings['options']): Settings['options'] {
  return fitting(game, seats, options) as Settings['options']
}

/** The same table with another number of chairs. */
export function withChairs(game: Game, settings: Settings, seats: number): Settings {
  return { ...settings, seats, options: optionsFor(game, seats, settings.options) }
}

export function standardSettings(game: Game, seats: number): Settings {
  return {
    game: game.key,
    seats,
    options: optionsFor(game, seats, firstOptions(game, seats)),
    clock: 'relaxed',
    listed: 'link',
    talk: 'free',
    watching: 'open',
  }
}

/** The same table for another game, with as many chairs as fit. */
export function settingsFor(game: Game, settings: Settings): Settings {
  const [fewest, most] = game.seats
  const seats = Math.min(most, Math.max(fewest, settings.seats))
  return { ...settings, game: game.key, seats, options: optionsFor(game, seats, firstOptions(game, seats)) }
}

export function Chairs({ game, settings, least = 0, onChange }: FormProps) {
  const [fewest, most] = game.seats
  const seats = Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n).filter((n) => n >= least)
  return (
    <Choice
      label={t().seats}
      help={t().seatsHelp}
      value={settings.seats}
      values={seats}
      name={String}
      onChange={(n) => onChange(withChairs(game, settings, n))}
    />
  )
}

export function HouseRules({ game, settings, onChange }: FormProps) {
  const text = game.text[language.value]
  const options = optionsFor(game, settings.seats, settings.options)
  const choices = game.choices(settings.seats, options) as Record<string, readonly Settings['options'][string][]>
  const open = Object.entries(choices).filter(([, values]) => values.length > 1)
  return (
    <details>
      <summary>
        <b>{t().house}</b> <span>{t().houseHelp}</span>
      </summary>
      {open.map(([key, values]) => {
        const { label, help } = text.option(key as never)
        return (
          <Choice
            key={key}
            label={label}
            help={help}
            value={sure(options[key], 'option')}
            values={values}
            name={(value) => text.value(key as never, value, (seat) => w().chair(seat + 1))}
            onChange={(value) =>
              onChange({ ...settings, options: optionsFor(game, settings.seats, { ...options, [key]: value }) })
            }
          />
        )
      })}
    </details>
  )
}

/** All that may be changed of a table which is laid already. */
export function SettingsForm(props: FormProps) {
  return (
    <div class={kit.rows}>
      <Chairs {...props} />
      <Characters {...props} />
      <FineForm {...props} />
    </div>
  )
}

/** What most people leave as it is. */
export function FineForm({ game, settings, onChange }: FormProps) {
  return (
    <>
      <HouseRules {...{ game, settings, onChange }} />
      <details>
        <summary>
          <b>{t().more}</b>
        </summary>
        <Choice
          label={w().clock}
          help={t().clockHelp}
          value={settings.clock}
          values={clocks}
          name={(one) => w().clocks[one]}
          onChange={(clock) => onChange({ ...settings, clock })}
        />
        <Choice
          label={t().talk}
          help={t().talkHelp}
          value={settings.talk}
          values={['free', 'phrases'] as const}
          name={(one) => w().talks[one]}
          onChange={(talk) => onChange({ ...settings, talk })}
        />
        <Choice
          label={t().listed}
          help={t().listedHelp}
          value={settings.listed}
          values={['link', 'listed'] as const}
          name={(one) => t().listeds[one]}
          onChange={(listed) => onChange({ ...settings, listed })}
        />
        <Choice
          label={w().watching}
          help={t().watchingHelp}
          value={settings.watching}
          values={['open', 'closed'] as const}
          name={(one) => w().watchings[one]}
          onChange={(watching) => onChange({ ...settings, watching })}
        />
        <Choice
          label={t().voices}
          help={t().voicesHelp}
          value={settings.voices ?? 'players'}
          values={hearings}
          name={(one) => t().hearings[one]}
          onChange={(voices) => onChange({ ...settings, voices })}
        />
        <Choice
          label={t().paths}
          help={t().pathsHelp}
          value={settings.paths ?? 'any'}
          values={paths}
          name={(one) => t().pathNames[one]}
          onChange={(way) => onChange({ ...settings, paths: way })}
        />
        <Choice
          label={w().programs}
          help={t().programsHelp}
          value={settings.programs ?? 'closed'}
          values={['closed', 'open'] as const}
          name={(one) => w().admits[one]}
          onChange={(programs) => onChange({ ...settings, programs })}
        />
      </details>
    </>
  )
}
