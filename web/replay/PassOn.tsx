/** Ways to show it to others: a link to this very moment, or the whole game as a file. */
import { useFileLink } from '../app/filelink.ts'
import { share, tableLink } from '../app/share.ts'
import * as kit from '../look/kit.module.css'
import * as css from '../pages/replay.module.css'
import { Fold } from './Fold.tsx'
import { writeReplay } from './file.ts'
import { replayWords as t } from './replay.words.ts'
import { type Kept, placeIn, type Story } from './story.ts'
import { fragmentOf, type Where } from './where.ts'

interface PassOnProps {
  readonly story: Story
  readonly where: Where
  readonly kept: Kept
}

export function PassOn({ story, where, kept }: PassOnProps) {
  const { code, round } = placeIn(story)
  const { record, people } = story
  const url = useFileLink(writeReplay({ record, people }), 'application/json')
  const link = () => {
    const { origin } = new URL(tableLink(code))
    void share(t().title, `${origin}/replay/${code}/${round}#${fragmentOf(where)}`)
  }
  return (
    <Fold title={t().share}>
      {() => (
        <div class={css.passOn}>
          {kept === 'house' && (
            <div>
              <button type="button" class={kit.line} onClick={link}>
                {t().link}
              </button>
              <p class={kit.quiet}>{t().linkLine}</p>
            </div>
          )}
          <div>
            <a class={kit.line} href={url} download={`humbug-${code}-${round}.humbug.json`}>
              {t().keep}
            </a>
            <p class={kit.quiet}>{t().keepLine}</p>
          </div>
        </div>
      )}
    </Fold>
  )
}
