/** What I saw and did myself, as far as the memory dial lets the house remember it for me. */
import { useState } from 'preact/hooks'
import { houseOf } from '../../../games/etiquette/houses.ts'
import type { Memory } from '../../../games/etiquette/state.ts'
import { count } from '../../../games/etiquette/tokens.ts'
import type { GobletsView } from '../../../games/goblets/state.ts'
import type { Frozen } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { Arms, Handful, Shield, Token } from './heraldry.tsx'
import { namesOf, spoken, whereIs } from './houses.ts'
import { GobletSign, inWords } from './Looked.tsx'
import { gobletsWords as t } from './words.ts'
import './notes.css'

interface NotesProps {
  readonly view: GobletsView
  readonly name: Name
}

/** Where that goblet stands now; without rings nobody follows it for you (G6.1). */
function Now({ note, view, name }: NotesProps & { readonly note: Pick<Frozen<Memory>, 'at' | 'or'> }) {
  const { table, seat } = view
  if (!table.rings) return null
  const me = houseOf(table, seat)
  const at = whereIs(table, note.at, me, name)
  return <em>{note.or === null ? t().nowAt(at) : t().nowOr(at, whereIs(table, note.or, me, name))}</em>
}

function What({ note, view, name }: NotesProps & { readonly note: Frozen<Memory> }) {
  if (note.kind === 'look')
    return (
      <>
        {count(note.tokens) === 0 ? t().nothing : <Handful tokens={note.tokens} />}
        <span class="unseen">{inWords(note.tokens)}</span>
      </>
    )
  const { table, seat } = view
  const words =
    note.kind === 'pour'
      ? t().wePoured
      : note.by === houseOf(table, seat)
        ? t().youTook
        : t().tookOut(namesOf(table, note.by, name))
  return (
    <>
      <span>{words}</span>
      {note.token && <Token sort={note.token} />}
      {note.token && <span class="unseen">{spoken().sorts[note.token]}</span>}
    </>
  )
}

function Goblet({ note }: { readonly note: Pick<Frozen<Memory>, 'ring' | 'place'> }) {
  return (
    <>
      <GobletSign ring={note.ring} place={note.place} />
      <span class="unseen">{note.ring === null ? '' : t().ring(spoken().houses[note.ring]!.ring)}</span>
    </>
  )
}

export function Notes({ view, name }: NotesProps) {
  const [open, setOpen] = useState(false)
  const { memory } = view.hand
  const { record } = view.table
  const last = memory.findLast(({ kind }) => kind === 'look') ?? memory.at(-1)
  if (memory.length + record.length === 0) return null
  return (
    <>
      <button type="button" class="memo" onClick={() => setOpen(true)}>
        <Arms of="note" class="memo-sign" />
        {last && (
          <span class="memo-last">
            {t().round(last.round)} <Goblet note={last} /> <What note={last} view={view} name={name} />
          </span>
        )}
        <b>{t().notes(memory.length + record.length)}</b>
      </button>
      {open && (
        <Sheet title={t().notesTitle} onClose={() => setOpen(false)}>
          <ol class="notes">
            {memory.toReversed().map((note, at) => (
              <li key={at}>
                <small>{t().round(note.round)}</small>
                <Goblet note={note} />
                <span class="note-what">
                  <What note={note} view={view} name={name} />
                </span>
                <Now note={note} view={view} name={name} />
              </li>
            ))}
          </ol>
          {record.length > 0 && (
            <>
              <h3>{t().recordTitle}</h3>
              <ol class="notes">
                {record.toReversed().map((note, at) => (
                  <li key={at}>
                    <small>{t().round(note.round)}</small>
                    <Shield house={note.by} class="note-by" />
                    <span>{namesOf(view.table, note.by, name)}</span>
                    <span aria-hidden="true">→</span>
                    <Goblet note={note} />
                    <Now note={note} view={view} name={name} />
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
