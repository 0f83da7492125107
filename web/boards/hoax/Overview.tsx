/** Who does what: the actions and reactions of all six masks, as they are played at this table (H2). */
import { type Options, roles } from '../../../games/hoax/state.ts'
import { deedsAt } from '../../../games/hoax/words.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { Figure } from './figures.tsx'
import * as css from './overview.module.css'
import * as sheetsCss from './sheets.module.css'
import { spoken } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

export function Overview({ options, onClose }: { readonly options: Frozen<Options>; readonly onClose: () => void }) {
  const words = spoken()
  return (
    <Sheet title={t().overview} onClose={onClose}>
      <ul class={css.overview}>
        {roles.map((role) => {
          const { name, reaction } = words.roles[role]
          const deeds = deedsAt(words, role, options)
          return (
            <li key={role}>
              <Figure of={role} />
              <h3>{name}</h3>
              <dl>
                <dt>{t().onTurn}</dt>
                {deeds.length === 0 && <dd>{t().nothing}</dd>}
                {deeds.map((deed) => (
                  <dd key={deed.kind}>
                    <b>{deed.name}</b>: {deed.does}, {deed.from}
                  </dd>
                ))}
                <dt>{t().reacting}</dt>
                <dd>
                  {reaction ? (
                    <>
                      <b>{reaction.name}</b> {reaction.rests}: {reaction.does}
                    </>
                  ) : (
                    t().nothing
                  )}
                </dd>
              </dl>
            </li>
          )
        })}
      </ul>
      <p class={sheetsCss.sheetWhy}>{t().overviewWhy}</p>
    </Sheet>
  )
}
