/** A whole game by pressing, from the first page to the proof of the deal and on to the next game. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { markText } from '../../protocol/text.ts'
import { asked, moveOnce, playOut } from './board.ts'
import { freshParlour, storiedParlour } from './fresh.ts'
import type { Person } from './person.ts'
import { readLog, toldAt } from './sentences.ts'
import { join, lay, seatAt, sitDown, start } from './table.ts'

/** Who came where, as this person reads it; puppets by their English names. */
async function places({ page, language }: Person): Promise<string[]> {
  const marks = Object.keys(markText.en) as (keyof typeof markText.en)[]
  const english = (name: string) => {
    const mark = marks.find((one) => markText[language][one] === name)
    return mark === undefined ? name : markText.en[mark]
  }
  const rows = await page.locator('.over_places li').all()
  return Promise.all(
    rows.map(async (row) => `${await row.locator('b').innerText()} ${english(await row.locator('span').innerText())}`),
  )
}

describe('three people and a puppet, in two languages', () => {
  const parlour = storiedParlour()
  let ada: Person
  let ben: Person
  let cora: Person
  let people: readonly Person[]
  let code: string

  test('they sit down and begin', async () => {
    ;[ada, ben, cora] = await Promise.all([
      parlour().newPerson({ name: 'Ada', as: 'wide' }),
      parlour().newPerson({ name: 'Ben', as: 'phone' }),
      parlour().newPerson({ name: 'Cora', as: 'phone', language: 'de' }),
    ])
    people = [ada, ben, cora]
    code = await lay(ada)
    for (const guest of [ben, cora]) {
      await join(guest, code)
      await sitDown(guest)
    }
    await start(ada, [ben, cora])
  })

  test('they play to the end', async () => {
    // One looks and doubts; the others see to it that it comes to an end.
    await Promise.all([playOut([ada]), playOut([ben, cora], 'bold')])
  })

  test('the end is the same for everybody, and everybody heard the same game in their own language', async () => {
    const told = await toldAt(parlour().port, code)
    expect(await places(ada)).toHaveLength(4)
    expect(told('en').length).toBeGreaterThan(10)
    for (const person of people) {
      expect(await places(person)).toEqual(await places(ada))
      expect(await readLog(person)).toEqual(told(person.language))
      expect(await person.page.locator('html').getAttribute('lang')).toBe(person.language)
    }
    expect(await cora.text('.over')).toMatch(/gewinn|teilt/)
    expect(await ben.text('.over')).toMatch(/win/)
  })

  test('the deal is checked on the device itself', async () => {
    await cora.press(cora.page.getByRole('link', { name: 'Das Protokoll prüfen' }))
    await cora.page.locator('.proof .findings_verdict[data-kind="fair"]').waitFor()
    expect(new URL(cora.page.url()).pathname).toBe(`/proof/${code}/1`)
    expect(await cora.page.locator('.findings_steps > li[data-result="held"]').count()).toBe(12)
    await cora.press(cora.page.getByRole('link', { name: 'Zurück zum Tisch' }))
  })

  test('and once more, with the same people, if their host likes', async () => {
    expect(await ben.page.getByRole('button', { name: 'The same again' }).count()).toBe(0)
    await ada.press(ada.page.getByRole('button', { name: 'The same again' }))
    await ada.page.locator('.lobby_start button.kit_go').waitFor()
    await start(ada, [ben, cora])
    for (const { page } of people) await page.locator('h1', { hasText: new RegExp(`${code}.* 2$`) }).waitFor()
    const isAsked = async (person: Person) => {
      await asked(person)
      return person
    }
    await moveOnce(await Promise.race(people.map(isAsked)))
  })
})

describe('one person, and what only one can see', () => {
  const parlour = freshParlour()

  test('a ceremony keeps its outcome to itself until it falls', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', motion: 'moves' })
    const { others } = await seatAt(parlour(), [ada])
    await moveOnce(ada)
    await moveOnce(ada, 'bold')
    const doubter = at(others, 0)
    await doubter.until(() => doubter.moves.length > 0)
    await doubter.must({ is: 'move', question: doubter.view.agenda.question, move: { kind: 'doubt' } })
    const all = () => document.querySelector('.rats-verdict_counting') && document.querySelector('#app')?.innerHTML
    const counting = String(await (await ada.page.waitForFunction(all)).jsonValue())
    await ada.page.locator('.rats-verdict').waitFor()
    const verdict = await ada.text('.rats-verdict h3')
    expect(counting).toContain('lifts the wall')
    expect(await ada.page.content()).toContain(verdict)
    expect(counting).not.toContain(verdict)
    expect(counting).not.toContain('lifts the wall:')
  })

  test('a record that was tampered with is found out in the page', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
    const code = await lay(ada, { seats: 3 })
    await start(ada)
    await playOut([ada], 'bold')
    await ada.press(ada.page.getByRole('link', { name: 'Check the deal' }))
    await ada.page.locator('.proof_own .findings_verdict[data-kind="fair"]').waitFor()
    const keeping = ada.page.waitForEvent('download')
    await ada.press(ada.page.getByRole('link', { name: 'Keep the file' }))
    const kept = await keeping
    expect(kept.suggestedFilename()).toBe(`humbug-${code}-1.jsonl`)
    const record = readFileSync(await kept.path(), 'utf8')
    const check = async (text: string) => {
      const buffer = Buffer.from(text)
      await ada.page.setInputFiles('input[type=file]', { name: `${text.length}.jsonl`, mimeType: 'text/plain', buffer })
      const chosen = ada.page.locator('.findings_recordChosen', { hasText: `${text.length}.jsonl` })
      return chosen.locator('.findings_verdict').getAttribute('data-kind')
    }
    expect(await check(record)).toBe('fair')
    const told = record.replace(
      /"kind":"announce","claim":(\d+)/,
      (_, claim) => `"kind":"announce","claim":${Number(claim) - 1} `,
    )
    expect(told).not.toBe(record)
    expect(await check(told)).toBe('broken')
  })
})
