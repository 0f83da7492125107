/** What whoever keeps the house asks of the store of one machine: what there is, and to be rid of it. */
import type { DatabaseSync } from 'node:sqlite'
import type { Card } from '../../protocol/frames.ts'
import type { Journal } from './journal.ts'
import type { Keeping } from './store.ts'
import { sumOf } from './sums.ts'

/** Everything else that is kept of a table. */
const PLACES = ['lines', 'journal', 'snapshots', 'members', 'tables'] as const

export function keepingIn(db: DatabaseSync, journal: Journal, inOneGo: (work: () => void) => void): Keeping {
  const findTables = db.prepare('SELECT card FROM tables WHERE touched < ? ORDER BY touched DESC, code LIMIT ?')
  const findDevices = db.prepare(
    `SELECT device FROM members WHERE device >= ?1 AND device < ?1 || 'g'
     UNION SELECT device FROM addresses WHERE device >= ?1 AND device < ?1 || 'g' ORDER BY device LIMIT ?2`,
  )
  const findLast = db.prepare('SELECT max(seq) AS last FROM lines WHERE code = ?')
  const putLine = db.prepare(
    'INSERT OR REPLACE INTO lines (code, seq, command, text, chain, sum) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const dropSnapshot = db.prepare('DELETE FROM snapshots WHERE code = ?')
  const renameTable = db.prepare(
    `UPDATE tables SET opener = replace(opener, ?1, ?2), inside = replace(inside, ?1, ?2),
       command = replace(command, substr(?1, 1, 16), substr(?2, 1, 16)) WHERE code = ?3`,
  )
  const renameMember = db.prepare('UPDATE members SET device = ?2 WHERE device = ?1 AND code = ?3')
  const drops = PLACES.map((place) => db.prepare(`DELETE FROM ${place} WHERE code = ?`))
  /** With every line in its place; one that cannot be put there must not be forgotten halfway. */
  const allPlaced = (code: string) => {
    journal.clear()
    if (journal.linesOf(code, 1).length > 0) throw new Error('a line cannot be put in its place')
  }

  return {
    async tables(most, before) {
      journal.clear()
      return findTables.all(before, most).map(({ card }) => JSON.parse(card as string) as Card)
    },
    async devices(beginning, most) {
      return findDevices.all(beginning, most).map(({ device }) => device as string)
    },
    async rename(code, lines, from, to) {
      let came: 'done' | 'too late' = 'done'
      allPlaced(code)
      inOneGo(() => {
        const last = Number(findLast.get(code)?.last ?? 0)
        if (journal.refresh() === 'news' || last === 0 || last !== lines.length - 1) {
          came = 'too late'
          return
        }
        for (const line of lines) {
          const { seq, command, text, chain } = line
          putLine.run(code, seq, command, text, chain, sumOf(line))
        }
        dropSnapshot.run(code)
        renameTable.run(from, to, code)
        renameMember.run(from, to, code)
      })
      return came
    },
    async erase(code) {
      allPlaced(code)
      inOneGo(() => {
        for (const drop of drops) drop.run(code)
      })
    },
  }
}
