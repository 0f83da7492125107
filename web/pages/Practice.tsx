/** Practice: a game against puppets in this page, with or without a line. The form, and behind #play the table. */

import { useState } from 'preact/hooks'
import { findGame, titles } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { type Level, levels } from '../../kernel/bot.ts'
import { fitting } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { keepsPage } from '../app/device.ts'
import { language } from '../app/language.ts'
import { tellPerson } from '../app/notice.ts'
import { fragment, go, turn } from '../app/route.ts'
import { useTitle } from '../app/title.ts'
import { isTaught } from '../learn/brought.ts'
import * as kit from '../look/kit.module.css'
import { keptGame, layHere, openHere } from '../near/here.ts'
import { readGame } from '../near/keeping.ts'
import { NearTable } from '../near/NearTable.tsx'
import { Bar } from '../parts/Bar.tsx'
import { Characters } from '../parts/Characters.tsx'
import { Choice } from '../parts/Choice.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { PickGame } from '../parts/PickGame.tsx'
import { Chairs, HouseRules, standardSettings } from '../parts/SettingsForm.tsx'
import { lobbyWords } from '../table/lobby.words.ts'
import * as newCss from './new.module.css'
import * as css from './practice.module.css'
import { practiceWords as t } from './practice.words.ts'

/** Enough for intrigue, few enough to see a second round soon. */
const USUAL = 4
const PLAY = 'play'

export function Practice({ game }: { readonly game: string | undefined }) {
  return fragment.value === PLAY && game !== undefined ? <Playing game={game} /> : <Laying game={game} />
}

function Playing({ game }: { readonly game: string }) {
  const open = () => {
    const house = openHere()
    if (house?.game === game) return house
    if (!house && keptGame() !== null) tellPerson(t().torn)
    house?.close()
    turn(`/practice/${game}`)
    return undefined
  }
  return <NearTable open={open} />
}

/** What was played here last, as it lies on the device. */
function last() {
  const text = keptGame()
  const found = text === null ? undefined : readGame(text)
  if (!found) return undefined
  const { match, kept, sealed } = found
  const { game, state } = match
  const { seats, options } = sealed.terms
  const settings: Settings = {
    ...standardSettings(game, seats),
    options: fitting(game, seats, options) as Settings['options'],
  }
  return { game, settings, level: kept.level, over: game.ranking(state.table) !== undefined }
}

/** On the shelf, whichever came first. */
const firstGame = () => sure(findGame(sure(titles[0], 'title').key), 'game')

function Laying({ game: key }: { readonly game: string | undefined }) {
  useTitle(t().title)
  const [left] = useState(last)
  const [game, setGame] = useState(() => (key === undefined ? left?.game : findGame(key)) ?? firstGame())
  const usual = (one: typeof game) =>
    one === left?.game ? left.settings : standardSettings(one, Math.max(USUAL, one.seats[0]))
  const [settings, setSettings] = useState(() => usual(game))
  const [level, setLevel] = useState<Level>(left?.level ?? 'easy')
  const { title } = game.text[language.value]
  return (
    <>
      <Bar title={t().title} sub={title}>
        <LanguageSwitch />
      </Bar>
      <main class={kit.page}>
        <form
          class={newCss.form}
          onSubmit={(event) => {
            event.preventDefault()
            layHere({ game: game.key, seats: settings.seats, options: settings.options, level })
            go(`/practice/${game.key}#${PLAY}`)
          }}
        >
          <p class={css.about}>
            {t().about} {!keepsPage() && t().once}
          </p>
          {left && !left.over && (
            <a class={`${kit.line} ${css.left}`} href={`/practice/${left.game.key}#${PLAY}`}>
              <span>
                {t().left} <b>{left.game.text[language.value].title}</b>
              </span>
              <em>{t().goOn}</em>
            </a>
          )}
          <PickGame
            game={game}
            onPick={(one) => {
              setGame(one)
              setSettings(usual(one))
            }}
          />
          {isTaught(game.key) && (
            <a class={kit.link} href={`/learn/${game.key}`}>
              {t().learn}
            </a>
          )}
          <div class={kit.rows}>
            <Choice
              label={t().level}
              help={t().levelHelp}
              value={level}
              values={levels}
              name={(one) => lobbyWords().levels[one]}
              onChange={setLevel}
            />
            <Chairs game={game} settings={settings} onChange={setSettings} />
            <Characters game={game} settings={settings} onChange={setSettings} />
            <HouseRules game={game} settings={settings} onChange={setSettings} />
          </div>
          <div class={newCss.lay}>
            <button type="submit" class={`${kit.go} ${kit.full}`}>
              {t().go}
            </button>
          </div>
        </form>
      </main>
    </>
  )
}
