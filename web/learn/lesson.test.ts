import { describe, expect, test } from 'vitest'
import { findGame, findKit, games } from '../../games/index.ts'
import { fetchLesson } from '../../games/parts.ts'
import { at, sure } from '../../kernel/at.ts'
import { received, same, type View } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import { LessonHouse } from './lesson.ts'

type ViewFrame = Frame & { is: 'view' }

async function opened(game: string) {
  const lesson = sure(await fetchLesson(game), `lesson in ${game}`)
  const frames: ViewFrame[] = []
  const due: (() => void)[] = []
  const house = new LessonHouse(game, lesson, {
    tell: (frame) => void (frame.is === 'view' && frames.push(frame)),
    self: { name: 'Ada', mark: undefined },
    pause: (_after, act) => {
      due.push(act)
      return () => due.splice(due.indexOf(act), 1)
    },
  })
  house.answer({ is: 'enter', code: 'home' }, 'e')
  const view = (): View => {
    const { seat, game, hand } = at(frames, frames.length - 1, 'frame')
    return received({ seat, ...(game as object), hand })
  }
  const press = (move: { readonly kind: string }) =>
    house.answer({ is: 'move', question: view().agenda.question, move }, 'm')
  return { lesson, house, frames, due, view, press }
}

const taught = games.map(({ key }) => key).filter((key) => findKit(key)?.lesson)

describe.each(taught)('the lesson of %s', (game) => {
  test('opens what is written and nothing else, and comes to its end', async () => {
    const { lesson, house, frames, due, view, press } = await opened(game)
    const said = new Set<string>()
    const { moves } = sure(findGame(game), game)
    const refused = (why: string) => ({ is: 'no', id: 'm', why })
    const does = {
      reading: () => {
        const [any] = moves(view())
        if (any) expect(press(any)).toEqual(refused('closed'))
        house.goOn()
      },
      others: () => {
        expect(house.offered).toEqual([])
        sure(due.shift(), 'move that is due')()
      },
      move: () => {
        const closed = moves(view()).find((move) => !house.offered.some((open) => same(open, move)))
        if (closed) expect(press(closed)).toEqual(refused('illegal'))
        const { step } = house.coaching.value
        house.goOn()
        expect(house.coaching.value.step).toBe(step)
        expect(press(at(house.offered, 0, 'move'))).toEqual({ is: 'ok', id: 'm' })
      },
    }
    for (;;) {
      const { said: words, waits, step, steps } = house.coaching.value
      for (const word of words) said.add(word)
      expect(step).toBeLessThanOrEqual(steps)
      if (waits === 'nothing') break
      does[waits]()
    }
    expect(said).toEqual(new Set(Object.keys(lesson.words.en)))
    // The learner sees no hand but their own, and every step is told once.
    expect(frames.every(({ seat }) => seat === lesson.seat)).toBe(true)
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, n) => n + 1))
    expect(frames.at(-1)?.room.chairs.map((chair) => chair?.name)).toEqual(
      lesson.names.map((name, seat) => (seat === lesson.seat ? 'Ada' : name)),
    )
  })

  test('stops when one leaves', async () => {
    const { house, due } = await opened(game)
    while (house.coaching.value.waits === 'reading') house.goOn()
    house.close()
    expect(due).toEqual([])
  })
})
