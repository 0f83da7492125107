import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { type Language, languages, type Name } from '../../kernel/text.ts'
import type { Named } from '../banquet/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { toastKeys } from './deck.ts'
import { choices } from './setup.ts'
import { type Earned, kinds, type Move, type Options, type ToastNews, type ToastSecret } from './state.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { toastWords } from './words.ts'

const texts = { en, de }
const name: Name = (seat) => at(['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil'], seat)
const both = (say: (language: Language) => string) => languages.map(say)
const told = (news: ToastNews) => both((l) => texts[l].news(news, name))
const whispered = (secret: ToastSecret) => both((l) => texts[l].secret(secret, name))
const button = (move: Move) => both((l) => texts[l].move(move, name))

const goblet: Named = { place: 2, ring: null, before: 2 }
const DEADLY = { ...tokens(2, 1), ogre: 1 }

describe('tokens', () => {
  test('are counted sort by sort, and clear wine has a plural in German', () => {
    expect(whispered({ kind: 'drew', tokens: tokens(2, 1, 1) })).toEqual([
      'Drawn, and under your napkin now: 2 clear wine, 1 poison, 1 antidote.',
      'Gezogen und jetzt unter deiner Serviette: 2 klare Weine, 1 Gift, 1 Gegengift.',
    ])
    expect(whispered({ kind: 'drew', tokens: tokens(1, 3) })).toEqual([
      'Drawn, and under your napkin now: 1 clear wine, 3 poison.',
      'Gezogen und jetzt unter deiner Serviette: 1 klarer Wein, 3 Gift.',
    ])
  })

  test('are seen in the goblet before somebody, the Deadly Poison last, or nothing', () => {
    expect(whispered({ kind: 'saw', goblet, tokens: DEADLY })).toEqual([
      'You looked into the goblet before Cleo: 2 clear wine, 1 poison, 1 Deadly Poison.',
      'Du hast in den Becher vor Cleo gesehen: 2 klare Weine, 1 Gift, 1 Tödliches Gift.',
    ])
    expect(whispered({ kind: 'saw', goblet: { place: 2, ring: null }, tokens: tokens() })).toEqual([
      'You looked into goblet 3: nothing.',
      'Du hast in Becher 3 gesehen: nichts.',
    ])
  })

  test('stand in the right case where something is done with them', () => {
    expect(button({ kind: 'pour', token: 'wine', place: 0 })).toEqual([
      'Pour clear wine into goblet 1',
      'Klaren Wein in Becher 1 einschenken',
    ])
    expect(button({ kind: 'trade', give: 'wine' })).toEqual([
      'Trade clear wine for the Deadly Poison',
      'Klaren Wein gegen das Tödliche Gift tauschen',
    ])
    expect(button({ kind: 'exchange', give: 'antidote' })).toEqual([
      'Put antidote back and draw at random',
      'Gegengift zurücklegen und blind ziehen',
    ])
    expect(whispered({ kind: 'poured', seat: 3, goblet, token: 'wine' })).toEqual([
      'Between us: Dora poured clear wine into the goblet before Cleo.',
      'Unter uns: Dora hat klaren Wein in den Becher vor Cleo eingeschenkt.',
    ])
    expect(whispered({ kind: 'took', token: 'ogre' })).toEqual([
      'Fished out, and under your napkin now: the Deadly Poison.',
      'Herausgefischt und jetzt unter deiner Serviette: das Tödliche Gift.',
    ])
  })
})

describe('the preliminaries', () => {
  test('a round has a number, a host, and says when it counts double', () => {
    expect(told({ kind: 'course', course: 2, of: 3, host: 1, doubled: false })).toEqual([
      'Round 2 of 3, under the eyes of the Royal Guard. Bruno conducts the ceremonies.',
      'Runde 2 von 3, unter den Augen der Königlichen Garde. Die Zeremonie leitet Bruno.',
    ])
    const [english, german] = told({ kind: 'course', course: 3, of: 3, host: 1, doubled: true })
    expect([english, german]).toEqual([
      expect.stringMatching(/ It is the last: all points now count double\.$/),
      expect.stringMatching(/ Es ist die letzte: Alle Punkte zählen jetzt doppelt\.$/),
    ])
  })

  test('one draws again, several draw again', () => {
    expect(told({ kind: 'redrawn', seats: [1] })).toEqual([
      'Clear wine, four times over, and not a drop of malice: Bruno draws again.',
      'Viermal klarer Wein und kein Tropfen Bosheit: Bruno zieht noch einmal.',
    ])
    expect(told({ kind: 'redrawn', seats: [1, 3] })).toEqual([
      'Clear wine, four times over, and not a drop of malice: Bruno and Dora draw again.',
      'Viermal klarer Wein und kein Tropfen Bosheit: Bruno und Dora ziehen noch einmal.',
    ])
  })

  test('a grudge is chosen, or is all that is left', () => {
    expect(told({ kind: 'accused', seat: 0, target: 3, forced: false })).toEqual([
      'Ada bears Dora a grudge, and now it has been said.',
      'Ada hegt einen Groll gegen Dora, und nun ist es heraus.',
    ])
    expect(told({ kind: 'accused', seat: 3, target: 0, forced: true })).toEqual([
      'Only Ada is left for Dora to resent.',
      'Für Dora bleibt zum Grollen nur noch Ada.',
    ])
  })
})

describe('the reckoning', () => {
  const earned = (seats: number[], points: number, breaches = 0): Earned => ({
    seats,
    alive: 0,
    target: 0,
    both: 0,
    other: 0,
    breaches,
    points,
  })

  test('puts equal points together, and pairs with their taster', () => {
    const points = [earned([1, 0], 3), earned([3, 2], 0), earned([4], 1)]
    expect(told({ kind: 'scored', course: 1, doubled: false, earned: points })).toEqual([
      'Round 1: 3 points each for Bruno and Ada; 1 point for Emil; nothing for Dora and Cleo.',
      'Runde 1: je 3 Punkte für Bruno und Ada; 1 Punkt für Emil; nichts für Dora und Cleo.',
    ])
  })

  test('says that it was double, and who is on the Guard’s list', () => {
    const points = [earned([0], 5, 1), earned([1], 0), earned([3, 2], 0, 3)]
    expect(told({ kind: 'scored', course: 3, doubled: true, earned: points })).toEqual([
      'Round 3 (double): 5 points for Ada; nothing for Bruno, Dora, and Cleo. On the Guard’s list: Ada (−1), Dora and Cleo (−3).',
      'Runde 3 (doppelt): 5 Punkte für Ada; nichts für Bruno, Dora und Cleo. Auf der Liste der Garde: Ada (−1), Dora und Cleo (−3).',
    ])
  })

  test('has a word for a round that was worth nothing', () => {
    expect(told({ kind: 'scored', course: 2, doubled: false, earned: [earned([0], 0)] })).toEqual([
      'Round 2 was worth nothing to anybody.',
      'Runde 2 hat niemandem etwas gebracht.',
    ])
  })

  test('names one winner or several, of a duel and of the game', () => {
    expect(told({ kind: 'course won', seats: [0, 2] })).toEqual([
      'Honour is satisfied: the round goes to Ada and Cleo, a point each.',
      'Der Ehre ist Genüge getan: Die Runde geht an Ada und Cleo, je ein Punkt.',
    ])
    expect(told({ kind: 'over', winners: [4] })).toEqual([
      'Still received at court: Emil.',
      'Bei Hofe weiterhin willkommen: Emil.',
    ])
  })

  test('tells a Toast of somebody from that of the Guard, and a late guest from one who passes', () => {
    const [called, guarded] = [
      told({ kind: 'toast', seat: 1, by: 'caller' }),
      told({ kind: 'toast', seat: 1, by: 'table' }),
    ]
    expect(called.every((line) => line.includes('Bruno'))).toBe(true)
    expect(guarded.some((line) => line.includes('Bruno'))).toBe(false)
    expect(told({ kind: 'breach', seat: 1 })).not.toEqual(told({ kind: 'passed', seat: 1 }))
    expect(told({ kind: 'round', round: 19, of: 20 })).not.toEqual(told({ kind: 'round', round: 20, of: 20 }))
  })
})

describe.each(languages)('the words of the court, %s', (language) => {
  const { option, value, kind } = texts[language]

  test('have a button of its own for every kind of move', () => {
    expect(new Set(kinds.map(kind)).size).toBe(kinds.length)
  })

  test.each([3, 6, 9])('read every value of every option as words (%i seats)', (seats) => {
    for (const [key, values] of Object.entries(choices(seats)) as [keyof Options, readonly unknown[]][]) {
      const said = values.map((one) => value(key, one, (seat) => `seat ${seat}`))
      expect(new Set(said).size).toBe(values.length)
      for (const words of [...said, option(key).label]) expect(words).toMatch(/\S/)
      expect(option(key).help).toMatch(/^\p{Lu}.*\.$/u)
    }
    expect(value('host', 3, name)).toBe('Dora')
  })

  test('name fifteen characters, and what a look costs here', () => {
    const { characters } = toastWords[language]
    expect(new Set(toastKeys.map((key) => characters[key].name)).size).toBe(15)
    for (const key of toastKeys) expect(characters[key].ability).toMatch(/^\p{Lu}.*\.$/u)
    for (const key of ['arsenica', 'butler'] as const) expect(characters[key].ability).toMatch(/Toast/)
    expect(characters.datura.ability).not.toMatch(/Toast/)
  })

  test('list what is in every bag', () => {
    expect(value('bag', 'usual', name)).toBe(
      language === 'en'
        ? 'usual: 16 clear wine, 10 poison, 10 antidote'
        : 'gewöhnlich: 16 klare Weine, 10 Gift, 10 Gegengift',
    )
  })
})
