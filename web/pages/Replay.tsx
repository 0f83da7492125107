/** A game that is over, to be watched again: from the house for those who sat there, or from a file for anybody. */

import { useMemo, useState } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import { marks } from '../../protocol/words.ts'
import { knownMark, knownName } from '../app/device.ts'
import { kept } from '../app/kept.ts'
import { fragment } from '../app/route.ts'
import { tableName } from '../app/seen.ts'
import { useTitle } from '../app/title.ts'
import * as kit from '../look/kit.module.css'
import { Bar } from '../parts/Bar.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { useFetched } from '../proof/fetched.ts'
import { Without } from '../proof/Without.tsx'
import { readPeople } from '../replay/file.ts'
import { OpenFile } from '../replay/OpenFile.tsx'
import { replayWords as t } from '../replay/replay.words.ts'
import { openStory, type Story } from '../replay/story.ts'
import { Theatre } from '../replay/Theatre.tsx'
import * as css from './replay.module.css'

interface ReplayProps {
  readonly code: string | undefined
  readonly round: number
}

interface OpensFile {
  readonly onOpen: (story: Story) => void
}

export function Replay({ code, round }: ReplayProps) {
  const [opened, setOpened] = useState<Story | null>(null)
  useTitle(t().title)
  if (opened) return <Theatre key={opened.record} story={opened} kept="file" onOpen={setOpened} />
  if (code !== undefined) return <FromHouse code={code} round={round} onOpen={setOpened} />
  return /^near\b/.test(fragment.value) ? <FromDevice onOpen={setOpened} /> : <Closed onOpen={setOpened} />
}

/** Before anything is open. */
function Closed({ onOpen, children }: OpensFile & { readonly children?: preact.ComponentChildren }) {
  return (
    <>
      <Bar title={t().title}>
        <LanguageSwitch />
      </Bar>
      <main class={`${kit.page} ${css.closed}`}>
        {children}
        <OpenFile onOpen={onOpen} beside="nothing" />
      </main>
    </>
  )
}

function FromHouse({ code, round, onOpen }: OpensFile & { readonly code: string; readonly round: number }) {
  const path = `/record/${code}/${round}`
  const [record, again] = useFetched(path)
  const [people] = useFetched(`${path}/people`)
  const story = useMemo(() => {
    if (typeof record !== 'object' || people === 'fetching') return undefined
    const opened = openStory(record.text, typeof people === 'object' ? readPeople(people.text) : [])
    return 'flaw' in opened ? opened : { ...opened, asked: tableName({ code, round }) }
  }, [record, people, code, round])
  if (story && !('flaw' in story)) return <Theatre story={story} kept="house" onOpen={onOpen} />
  const unread = story ? 'lost' : 'fetching'
  const why = typeof record === 'object' ? unread : record
  return (
    <Closed onOpen={onOpen}>
      <section aria-busy={why === 'fetching'}>
        <Without fetched={why} again={again} />
      </section>
    </Closed>
  )
}

/** The last practice game lies on this device alone; its one person is whoever holds it. */
function FromDevice({ onOpen }: OpensFile) {
  const story = useMemo(() => {
    const found = openStory(kept('near.record') ?? '')
    if ('flaw' in found) return undefined
    const mine = found.people.findIndex(({ bot }) => !bot)
    const mark = knownMark() ?? marks[0]
    const others = marks.filter((other) => other !== mark)
    const people = found.people.map((one, seat) => {
      if (seat === mine) return { ...one, name: knownName(), mark }
      return { ...one, mark: sure(others[seat < mine || mine < 0 ? seat : seat - 1], 'mark') }
    })
    return { ...found, people }
  }, [])
  if (story) return <Theatre story={story} kept="device" onOpen={onOpen} />
  return (
    <Closed onOpen={onOpen}>
      <p role="status">{t().nearNone}</p>
    </Closed>
  )
}
