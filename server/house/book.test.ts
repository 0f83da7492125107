/** What is read for the book of a circle when somebody opens it. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, playOut, start, tableOf } from '../../test/open.ts'
import { done } from '../../test/tables.ts'
import { deviceOf } from '../net/socket.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

test('a game that was broken off is looked at once, and those before it are in the book', async () => {
  const read: string[] = []
  const reading = (store: Store): Store => ({
    ...store,
    lines: async (code, from) => {
      read.push(code)
      return store.lines(code, from)
    },
  })
  const { port, house: inside } = await house({ reading })
  const { code: table, people } = await tableOf(port, 1, 3)
  const ada = at(people, 0)
  const { code } = await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
  await start(people)
  await playOut(people)
  await done(ada, { is: 'again' })
  await start(people)
  await done(ada, { is: 'close' })
  const open = async () => {
    read.length = 0
    const book = await inside.circles.book(deviceOf(ada.token), sure(code, 'circle'))
    return [book?.map(({ round }) => round), read.includes(table)]
  }
  expect([await open(), await open()]).toEqual([
    [[1], true],
    [[1], false],
  ])
})
