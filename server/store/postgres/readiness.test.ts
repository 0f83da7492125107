/** A house whose database is away for a while says so at once, and is well again by itself. */
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { at, sure } from '../../../kernel/at.ts'
import { Pipe } from '../../../test/houses/pipe.ts'
import { closeAll, house, playOut, start, tableOf } from '../../../test/open.ts'
import { type Postgres, thePostgres } from '../../../test/postgres/server.ts'
import { isSaid, askedOften as limits } from '../../../test/readiness.ts'

afterEach(closeAll)

interface Absence {
  begin(pipe: Pipe, postgres: Postgres): Promise<void> | void
  end(pipe: Pipe, postgres: Postgres): Promise<void> | void
}

const absences: Readonly<Record<string, Absence>> = {
  'has crashed': { begin: (_, postgres) => postgres.crash(), end: (_, postgres) => postgres.open() },
  'does not answer': { begin: (pipe) => pipe.freeze(), end: (pipe) => pipe.mend() },
}

test.each(Object.keys(absences))(
  'a database that %s: that is said at once, and whoever waits is answered',
  async (how) => {
    const { begin, end } = sure(absences[how], how)
    const postgres = await thePostgres()
    const pipe = await Pipe.to(postgres.port)
    onTestFinished(() => pipe.close())
    const database = (await postgres.newDatabase()).replace(`${postgres.port}`, `${pipe.port}`)
    const { port } = await house({ store: { database }, limits })
    const { people } = await tableOf(port, 3, 3)
    await start(people)
    await isSaid(port, 'ok')

    await begin(pipe, postgres)
    const asking = at(people, 0).ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
    const answers: string[] = []
    void asking.then(({ is }) => answers.push(is))
    // It does not wait for the database as long as that guest does.
    await isSaid(port, 'not now')
    expect(answers).toEqual([])
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok\n')

    await end(pipe, postgres)
    expect(await asking).toMatchObject({ is: 'ok' })
    await isSaid(port, 'ok')
    await playOut(people)
    expect(people.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
  },
)
