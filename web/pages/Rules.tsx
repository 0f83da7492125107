/** The rules: which games there are, or all clauses of one. */
import { findTitle, titles } from '../../games/index.ts'
import { language } from '../app/language.ts'
import { useTitle } from '../app/title.ts'
import { vignetteOf } from '../boards/vignettes.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { RulesOf } from './RulesOf.tsx'
import * as css from './rules.module.css'
import { rulesWords as t } from './rules.words.ts'

export function Rules({ game: key }: { readonly game: string | undefined }) {
  const game = key === undefined ? undefined : findTitle(key)?.[language.value]
  const title = game?.title ?? t().title
  useTitle(game ? `${title}: ${t().title}` : title)
  return (
    <>
      <Bar title={title} sub={game && t().title}>
        <LanguageSwitch />
      </Bar>
      {game && key ? <RulesOf key={key} game={key} /> : <AllGames asked={key} />}
    </>
  )
}

function AllGames({ asked }: { readonly asked: string | undefined }) {
  return (
    <main class={`${kit.page} ${css.all}`}>
      <p>{asked === undefined ? t().choose : t().unknown}</p>
      <ul class={kit.rows}>
        {titles.map(({ key, [language.value]: { title, pitch } }) => (
          <li key={key}>
            <a class={css.game} href={`/rules/${key}`}>
              <img src={vignetteOf(key)} alt="" width="200" height="120" />
              <span>
                <b>{title}</b>
                {pitch}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
