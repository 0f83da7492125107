/** What I saw and did myself, as far as the memory dial lets the house remember it for me. */

import { useState } from 'preact/hooks'
import type { Memory, Poured } from '../../../games/banquet/state.ts'
import { count } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import { Hold } from '../../parts/Hold.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { type Company, namesOf, ownGoblet, whereIs } from './company.ts'
import { type Dress, useDress } from './dress.ts'
import { Arms, Handful, Sign, Token } from './heraldry.tsx'
import { GobletSign, inWords } from './Looked.tsx'
import * as css from './notes.module.css'
import { tableWords as t } from './words.ts'

type Note = Frozen<Memory>

/** Where that goblet stands now; without rings nobody follows it for you (G6.1). */
function Now({ note, company }: { readonly note: Pick<Note, 'at' | 'or'>; readonly company: Company }) {
  if (!company.table.rings) return null
  const at = whereIs(company, note.at)
  return <em>{note.or === null ? t().nowAt(at) : t().nowOr(at, whereIs(company, note.or))}</em>
}

/** What somebody did with a token. */
function didIn(note: Exclude<Note, { readonly kind: 'look' }>, company: Company): string {
  if (note.kind === 'pour') return t().wePoured
  return note.by === company.me ? t().youTook : t().tookOut(namesOf(company, note.by))
}

function What({ note, company }: { readonly note: Note; readonly company: Company }) {
  if (note.kind === 'look') return count(note.tokens) === 0 ? t().nothing : <Handful tokens={note.tokens} />
  return (
    <>
      <span>{didIn(note, company)}</span>
      {note.token && <Token sort={note.token} />}
    </>
  )
}

/** The same for those who hear it. */
function whatIn(dress: Dress, note: Note, company: Company): string {
  if (note.kind === 'look') return inWords(dress, note.tokens)
  return note.token ? `${didIn(note, company)} ${dress.sorts[note.token]}` : didIn(note, company)
}

function Goblet({ note, company }: { readonly note: Pick<Note, 'ring' | 'place'>; readonly company: Company }) {
  const { ring, place } = note
  if (ring === null) return <GobletSign of={null} place={place} />
  return (
    <>
      <GobletSign of={company.table.nobles[ring]} place={place} />
      <span class={kit.unseen}>{ownGoblet(company, ring)}</span>
    </>
  )
}

/** What somebody knows does not lie open while the phone does. */
function Covered() {
  return (
    <>
      <Art of="eye-shut" class={css.noteEye} />
      <em>{t().holdNote}</em>
    </>
  )
}

interface NotesProps {
  readonly company: Company
  readonly memory: readonly Note[]
  readonly record: readonly Frozen<Poured>[]
}

export function Notes({ company, memory, record }: NotesProps) {
  const dress = useDress()
  const { lap } = dress
  const [open, setOpen] = useState(false)
  const last = memory.findLast(({ kind }) => kind === 'look') ?? memory.at(-1)
  if (memory.length + record.length === 0) return null
  return (
    <>
      <button type="button" class={css.memo} data-hand onClick={() => setOpen(true)}>
        <Arms of="note" class={css.memoSign} />
        {last && (
          <span class={css.memoLast}>
            {lap(last.round)} <Goblet note={last} company={company} />
          </span>
        )}
        <b>{t().notes(memory.length + record.length)}</b>
      </button>
      {open && (
        <Sheet title={t().notesTitle} onClose={() => setOpen(false)}>
          <ol class={css.notes} data-hand="cloth">
            {[...memory].reverse().map((note, at) => (
              <li key={at}>
                <small>{lap(note.round)}</small>
                <Goblet note={note} company={company} />
                <Hold
                  class={css.noteWhat}
                  label={t().holdNote}
                  disabled={false}
                  says={whatIn(dress, note, company)}
                  onHold={() => {}}
                >
                  {(held) => (held ? <What note={note} company={company} /> : <Covered />)}
                </Hold>
                <Now note={note} company={company} />
              </li>
            ))}
          </ol>
          {record.length > 0 && (
            <>
              <h3>{t().recordTitle}</h3>
              <ol class={css.notes}>
                {[...record].reverse().map((note, at) => (
                  <li key={at}>
                    <small>{lap(note.round)}</small>
                    <Sign of={sure(company.table.nobles[note.by], 'noble')} class={css.noteBy} />
                    <span>{namesOf(company, note.by)}</span>
                    <span aria-hidden="true">→</span>
                    <Goblet note={note} company={company} />
                    <Now note={note} company={company} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </Sheet>
      )}
    </>
  )
}
