/** What houses keep together in a database, for one who moves it. */
import type { Client, QueryResultRow } from 'pg'
import { sure } from '../../../kernel/at.ts'
import { readKeys } from '../../ops/keys.ts'
import { whereabouts } from '../postgres/address.ts'
import { columns } from '../postgres/append.ts'
import { isRefusal, type Link } from '../postgres/link.ts'
import { isKeptIn, openPostgres, troubleIn } from '../postgres/opening.ts'
import { NoDatabase } from '../postgres/trouble.ts'
import { type Depot, Empty, type Errand, Inhabited, OtherTable, Stuck, type TableRow } from './depot.ts'
import { type Ask, questions, shelves } from './questions.ts'
import { seeThatNobodyLives } from './silence.ts'

/** There is no room on its disk. */
const FULL = '53100'

export async function postgresDepot(address: string, errand: Errand): Promise<Depot> {
  if (errand === 'take' && !(await isKeptIn(address))) {
    throw new Empty(sure(whereabouts(address), 'address').shown)
  }
  const { shown, shape, link } = await openPostgres(address)
  // What a later version has added would stay behind.
  if (shape === 'later') throw new NoDatabase('later', shown)
  const open = link('moves')
  try {
    return await depotAt(shown, open)
  } catch (error) {
    await open.close()
    throw error
  }
}

async function depotAt(shown: string, link: Link): Promise<Depot> {
  // One connection from beginning to end: were there a second one after it broke, what the first was doing would be torn in two.
  const ask = asking(await link.ready(), shown)
  await holdAlone(ask, shown)
  const began = await seeThatNobodyLives(ask, shown)
  return {
    shown,
    ...shelves(ask),
    count: async () => Number((await ask(questions.count()))[0]?.n),
    tables: async (after, most) => (await ask(questions.tables(after, most))).map(keptIn),
    tablesOf: async (codes) => (await ask(questions.tablesOf(codes))).map(keptIn),
    async putTables(tables) {
      const rows = tables.map((kept) => [
        ...[kept.code, kept.card, kept.listed, kept.stage, kept.touched, kept.due, kept.inside, kept.told],
        ...[kept.opener, kept.command],
      ])
      const snapshots = tables.flatMap(({ code, snapshot }) => (snapshot ? [[code, snapshot.seq, snapshot.text]] : []))
      try {
        await ask(questions.putTables(...columns(rows, 10)))
      } catch (error) {
        throw openedTwice(error, tables) ?? error
      }
      await ask(questions.dropSnapshots(tables.map(({ code }) => code)))
      await ask(questions.putSnapshots(...columns(snapshots, 3)))
    },
    lines: async (code, after, most) =>
      (await ask(questions.lines(code, after, most))).map(({ seq, command, text, chain }) => ({
        seq,
        command,
        text,
        chain,
      })),
    async putLines(code, lines) {
      const rows = lines.map(({ seq, command, text, chain }) => [code, seq, command, text, chain])
      await ask(questions.putLines(...columns(rows, 5)))
    },
    async keys() {
      const text: string | undefined = (await ask(questions.keys()))[0]?.text
      if (text !== undefined) readKeys(text, shown)
      return text
    },
    putKeys: async (text) => void (await ask(questions.putKeys(text))),
    async inOneGo(work) {
      await ask('BEGIN')
      try {
        await work()
        await ask('COMMIT')
      } catch (error) {
        // If the database is gone, so is what was begun.
        await ask('ROLLBACK').catch(() => {})
        throw error
      }
    },
    stillAlone: async () => void (await seeThatNobodyLives(ask, shown, began)),
    close: () => link.close(),
  }
}

/** Another table was opened by the same command as one of these; the database names the command. */
function openedTwice(error: unknown, tables: readonly TableRow[]): OtherTable | undefined {
  const { code, detail = '' } = isRefusal(error) ? error : {}
  const table = code === '23505' ? tables.find(({ command }) => detail.includes(`(${command})`)) : undefined
  return table && new OtherTable(table.code)
}

/** What is wrong with the database while it is read or written is said of the database. */
function asking(client: Client, shown: string): Ask {
  return async (question) => {
    try {
      return (await client.query(question)).rows
    } catch (error) {
      const { code = '' } = isRefusal(error) ? error : {}
      if (code === FULL) throw new Stuck(shown, { cause: error })
      if (isRefusal(error) && !/^(28|42)/.test(code)) throw error
      throw new NoDatabase(troubleIn(error), shown, error)
    }
  }
}

/** Of two who move something here at once, the second is turned away; one that was just killed may still be on its way out. */
async function holdAlone(ask: Ask, shown: string): Promise<void> {
  try {
    await ask("SET lock_timeout = '3s'")
    await ask(questions.hold())
    await ask('RESET lock_timeout')
  } catch (error) {
    throw isRefusal(error) && error.code === '55P03' ? new Inhabited(shown) : error
  }
}

/** Large numbers come as text. */
function keptIn({ touched, due, seq, text, ...row }: QueryResultRow) {
  const { code, card, listed, stage, inside, told, opener, command } = row
  const snapshot = seq === null ? null : { seq, text }
  const times = { touched: Number(touched), due: due === null ? null : Number(due) }
  return { code, card, listed, stage, ...times, inside, told, opener, command, snapshot }
}
