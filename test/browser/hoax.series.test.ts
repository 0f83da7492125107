/** A series of two games of Hoax for three: one is won by the truth, the other by knowing faces. */

import { expect, test } from 'vitest'
import type { Role } from '../../games/hoax/state.ts'
import { sure } from '../../kernel/at.ts'
import { freshParlour } from './fresh.ts'
import { accuse, goOn, letPass, readRole, seatAtHoax, unmask, untilMask, vote, wear } from './hoax.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

async function rolesOf(people: readonly Person[]): Promise<ReadonlyMap<Person, Role>> {
  const roles = new Map<Person, Role>()
  for (const person of people) roles.set(person, await readRole(person))
  return roles
}

test('an accusation that loses the game, an unmasking right and wrong, and the last two', async () => {
  const people = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'wide' }),
    parlour().newPerson({ name: 'Ben', as: 'phone', language: 'de' }),
    parlour().newPerson({ name: 'Cleo', as: 'small' }),
  ])
  const [ada] = people as [Person, Person, Person]
  await seatAtHoax(parlour(), people, { seats: 3, options: { games: 2 } })
  const all = (act: (person: Person) => Promise<unknown>) => Promise.all(people.map(act))
  const roles = await rolesOf(people)

  // H5.6: somebody tells the truth, and is accused of it. A Judge has no deed to be true about, and lets a turn go by.
  let honest = await untilMask(people)
  while (roles.get(honest) === 'judge') {
    await wear(honest, 'peasant')
    honest = await untilMask(people)
  }
  const truth = sure(roles.get(honest), 'role')
  await wear(honest, truth)
  const [accuser, voter] = people.filter((person) => person !== honest) as [Person, Person]
  await accuse(accuser, truth)
  await honest.page.locator('.hoax-voting_accused').waitFor()
  expect(await honest.page.locator('.hoax-voting_thumb').count()).toBe(0)
  await vote(voter, 'lie')
  await all(({ page }) => page.locator('.hoax-rites_told .kit_go').waitFor())
  for (const person of people) {
    expect(await person.page.locator('.hoax-results li').count()).toBe(3)
    expect(await person.text('.hoax-results .hoax-results_won')).toContain(honest.name)
    expect(await person.text('.hoax-results .hoax-results_won')).toContain('+3')
  }
  // H9.3: the next game is dealt already, but nobody sees anything of it before this one is read.
  expect(await ada.text('.hoax-rites_told .kit_go')).toBe('On to game 2 of 2')
  expect(await ada.page.locator('.hoax-mymask').count()).toBe(0)
  await all(goOn)
  expect(await ada.text('.bar')).toContain('Game 2 of 2')

  // H6.2: a right guess first; only the two learn what it was.
  const now = await rolesOf(people)
  const first = await untilMask(people)
  const [victim, last] = people.filter((person) => person !== first) as [Person, Person]
  await unmask(first, victim, { role: sure(now.get(victim), 'role') })
  await all(({ page }) => page.locator('.hoax-rites_told .kit_go').waitFor())
  expect(await first.page.locator('.hoax-rites_consequences li').count()).toBe(1)
  expect(await last.page.locator('.hoax-rites_consequences li').count()).toBe(0)
  await all(goOn)
  expect(await victim.page.locator('.ledge .hoax-choices_big, .hoax-maskcards').count()).toBe(0)

  // H8.2: with two left a deed may be called illegal by whoever did it.
  await wear(first, now.get(first) === 'peasant' ? 'pope' : 'peasant')
  await first.page.locator('.ledge .hoax-choices_big.hoax-choices_calm').waitFor()
  expect(await first.page.locator('.ledge .hoax-choices_big.hoax-choices_bold').count()).toBe(1)
  await letPass(first)
  // H6.2: then a wrong one, which ends it.
  const wrong = now.get(last) === 'emperor' ? 'thief' : 'emperor'
  await unmask(first, last, { role: wrong })
  await all(({ page }) => page.locator('.hoax-rites_told .kit_go').waitFor())
  expect(await last.text('.hoax-results .hoax-results_won')).toContain(last.name)
  expect(await last.text('.hoax-results .hoax-results_won')).toContain('+5')
  await all(goOn)
  await all(({ page }) => page.locator('.over_places').waitFor())
  // Who was what, and the standings once; nobody owes anybody anything any more.
  expect(await ada.page.locator('.hoax-results li').count()).toBe(3)
  expect(await ada.text('.hoax-results')).not.toMatch(/\+\d/)
  expect(await ada.page.locator('.hoax-bill').count()).toBe(0)
  const places = await ada.page.locator('.over_places em').allInnerTexts()
  const points = places.map((text) => Number.parseInt(text, 10))
  expect(points.reduce((sum, one) => sum + one)).toBe(3 + 1 + 1 + (1 + 2 + 5))
})
