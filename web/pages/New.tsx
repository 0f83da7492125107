/** Laying a table: a name, chairs, a game, and everything else already chosen well. */

import { useEffect, useState } from 'preact/hooks'
import { titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { introduce, knownMark, knownName } from '../app/device.ts'
import { fetchGame, findGame } from '../app/games.ts'
import { words } from '../app/language.ts'
import { layTable } from '../app/laying.ts'
import { complain } from '../app/refused.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { Characters } from '../parts/Characters.tsx'
import { formWords } from '../parts/form.words.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { NameField } from '../parts/NameField.tsx'
import { PickGame } from '../parts/PickGame.tsx'
import { Chairs, FineForm, settingsFor, standardSettings } from '../parts/SettingsForm.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import * as css from './new.module.css'

const t = words({
  en: {
    title: 'Lay a new table',
    you: 'What are you called tonight?',
    name: 'Your name',
    lay: 'Lay the table',
    laying: 'Laying …',
  },
  de: {
    title: 'Einen Tisch decken',
    you: 'Wie heißt du heute Abend?',
    name: 'Dein Name',
    lay: 'Tisch decken',
    laying: 'Wird gedeckt …',
  },
})

const USUAL = 4

export function New({ game: key }: { readonly game: string | undefined }) {
  useTitle(t().title)
  const wished = sure(titles.find((one) => one.key === key) ?? titles[0], 'game').key
  useEffect(() => void fetchGame(wished), [wished])
  const game = findGame(wished)
  return game ? <Laying first={game} /> : <Waiting for="page" />
}

function Laying({ first }: { readonly first: Game }) {
  const [game, setGame] = useState(first)
  const [settings, setSettings] = useState(() => standardSettings(game, Math.max(USUAL, game.seats[0])))
  const [name, setName] = useState(knownName)
  const [password, setPassword] = useState('')
  const [laying, setLaying] = useState(false)

  async function lay(): Promise<void> {
    setLaying(true)
    const wish = { is: 'create', settings, ...(password === '' ? {} : { password }) } as const
    const reply = await layTable(wish, { name, mark: knownMark() })
    setLaying(false)
    if (reply.is === 'ok') introduce(name, undefined)
    if (reply.is === 'no') void complain(reply.why)
  }

  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class={kit.page}>
        <form
          class={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            void lay()
          }}
        >
          <NameField label={t().you} value={name} whose="own" placeholder={t().name} onChange={setName} />
          <Chairs game={game} settings={settings} onChange={setSettings} />
          <PickGame
            game={game}
            onPick={(one) => {
              setGame(one)
              setSettings(settingsFor(one, settings))
            }}
          />
          <div class={kit.rows}>
            <Characters game={game} settings={settings} onChange={setSettings} />
            <FineForm game={game} settings={settings} onChange={setSettings} />
          </div>
          <details data-password>
            <summary>
              <b>{formWords().password}</b> <span>{formWords().passwordHelp}</span>
            </summary>
            <input
              class={kit.input}
              aria-label={formWords().password}
              maxLength={64}
              value={password}
              autocomplete="off"
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </details>
          <div class={css.lay}>
            <button type="submit" class={`${kit.go} ${kit.full}`} disabled={laying}>
              {laying ? t().laying : t().lay}
            </button>
          </div>
        </form>
      </main>
    </>
  )
}
