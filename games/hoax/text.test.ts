import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { languages, type Name } from '../../kernel/text.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'
import type { Card } from './state.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const texts = { en, de }
const name: Name = (seat) => at(['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil'], seat)
const told = (news: HoaxNews) => languages.map((language) => texts[language].news(news, name))
const whispered = (news: HoaxSecret) => languages.map((language) => texts[language].secret(news, name))

describe('the action', () => {
  const taxed = (from: readonly number[]): HoaxNews => ({ kind: 'taxed', seat: 0, role: 'pope', sort: 'wine', from })

  test('taxes nobody, one, or several', () => {
    expect(told(taxed([]))).toEqual([
      '“Pope”, says Ada, and leaves empty-handed: nobody else has any loose wine.',
      '„Papst“, sagt Ada und geht leer aus: Wein liegt sonst bei niemandem lose.',
    ])
    expect(told(taxed([1]))).toEqual([
      '“Pope”, says Ada, and collects 1 wine from Bruno.',
      '„Papst“, sagt Ada und kassiert 1 Wein von Bruno.',
    ])
    expect(told(taxed([1, 2, 3]))).toEqual([
      '“Pope”, says Ada, and collects 1 wine each from Bruno, Cleo, and Dora.',
      '„Papst“, sagt Ada und kassiert je 1 Wein von Bruno, Cleo und Dora.',
    ])
  })

  test('draws on a full store and on an empty one', () => {
    const earned = (count: number): HoaxNews => ({ kind: 'earned', seat: 0, role: 'peasant', sort: 'grain', count })
    expect(told(earned(2))).toEqual([
      '“Peasant”, says Ada, and takes 2 grain from the store.',
      '„Bauer“, sagt Ada und holt 2 Korn aus dem Lager.',
    ])
    expect(told(earned(0))).toEqual([
      '“Peasant”, says Ada. The store is out of grain.',
      '„Bauer“, sagt Ada. Das Lager gibt an Korn nichts mehr her.',
    ])
  })

  test('takes from somebody, or finds nothing there', () => {
    const took = (role: 'wizard' | 'thief', count: number): HoaxNews => ({
      kind: 'took from',
      seat: 0,
      role,
      from: 1,
      sort: 'wine',
      count,
    })
    expect(told(took('thief', 2))).toEqual([
      '“Thief”, says Ada, and relieves Bruno of 2 wine.',
      '„Dieb“, sagt Ada und erleichtert Bruno um 2 Wein.',
    ])
    expect(told(took('wizard', 1))).toEqual([
      '“Wizard”, says Ada, and makes 1 wine vanish from Bruno.',
      '„Zauberer“, sagt Ada und zaubert Bruno 1 Wein weg.',
    ])
    expect(told(took('thief', 0))).toEqual([
      '“Thief”, says Ada, but Bruno has no wine to steal.',
      '„Dieb“, sagt Ada, aber an Wein ist bei Bruno nichts zu stehlen.',
    ])
    expect(told(took('wizard', 0))).toEqual([
      '“Wizard”, says Ada, but Bruno has no wine to conjure with.',
      '„Zauberer“, sagt Ada, aber an Wein ist bei Bruno nichts wegzuzaubern.',
    ])
  })
})

describe('a window', () => {
  test('without a claim says so, each role in its own way', () => {
    const silent = (['emperor', 'judge', 'pope'] as const).map((role) => told({ kind: 'spoke', role, claims: [] }))
    expect(silent).toEqual([
      ['No Emperor objects.', 'Kein Kaiser hat Einwände.'],
      [
        'No Judge comes forward, so the outrage has no consequences.',
        'Kein Richter meldet sich, und die Empörung bleibt folgenlos.',
      ],
      ['No Pope feels forgiving.', 'Kein Papst ist in vergebender Stimmung.'],
    ])
  })

  test('has one Emperor or several', () => {
    const claims = [1, 2].map((seat) => ({ seat, sort: null }))
    expect(told({ kind: 'spoke', role: 'emperor', claims: claims.slice(1) })).toEqual([
      'Cleo is Emperor and cries “Illegal!”',
      'Cleo ist Kaiser und ruft: „Verboten!“',
    ])
    expect(told({ kind: 'spoke', role: 'emperor', claims })).toEqual([
      'Bruno and Cleo are Emperors and cry “Illegal!”',
      'Bruno und Cleo sind Kaiser und rufen: „Verboten!“',
    ])
  })

  test('has one Judge with a fine, or several with a fine each', () => {
    const claims = [
      { seat: 3, sort: 'wine' },
      { seat: 4, sort: 'gold' },
    ] as const
    expect(told({ kind: 'spoke', role: 'judge', claims: claims.slice(0, 1) })).toEqual([
      'Dora is Judge and sets a fine of 2 wine.',
      'Dora ist Richter und verhängt eine Strafe: 2 Wein.',
    ])
    expect(told({ kind: 'spoke', role: 'judge', claims })).toEqual([
      'Dora and Emil are Judges. The fine: 2 wine to Dora or 2 gold to Emil.',
      'Dora und Emil sind Richter. Die Strafe: 2 Wein an Dora oder 2 Gold an Emil.',
    ])
  })
})

describe('the payment', () => {
  const paid = (role: 'judge' | 'pope', to: number, count: number): HoaxNews => ({
    kind: 'paid',
    seat: 0,
    to,
    role,
    sort: count === 0 ? null : 'gold',
    count,
  })

  test('is a fine or buys forgiveness', () => {
    expect(told(paid('judge', 3, 2))).toEqual([
      'Ada pays the fine: 2 gold to Judge Dora.',
      'Ada zahlt die Strafe: 2 Gold an Richter Dora.',
    ])
    expect(told(paid('pope', 3, 1))).toEqual([
      'Ada buys forgiveness: 1 gold to Pope Dora.',
      'Ada kauft Vergebung: 1 Gold an Papst Dora.',
    ])
  })

  test('is settled with nothing, for want of tokens or by oneself', () => {
    expect(told(paid('judge', 3, 0))).toEqual([
      'Ada has nothing loose to pay with. Judge Dora takes note.',
      'Bei Ada liegt nichts lose. Richter Dora nimmt es zur Kenntnis.',
    ])
    expect(told(paid('pope', 3, 0))).toEqual([
      'Ada has nothing loose to pay with. Pope Dora forgives for nothing.',
      'Bei Ada liegt nichts lose. Papst Dora vergibt umsonst.',
    ])
    expect(told(paid('pope', 0, 0))).toEqual([
      'Pope Ada forgives Ada, free of charge.',
      'Papst Ada vergibt Ada, und zwar gratis.',
    ])
  })

  test('goes back to a player or to the store', () => {
    expect(told({ kind: 'returned', from: 0, to: 1, sort: 'grain', count: 1 })).toEqual([
      'Ada gives 1 grain back to Bruno.',
      'Ada gibt 1 Korn an Bruno zurück.',
    ])
    expect(told({ kind: 'returned', from: 0, to: 'store', sort: 'grain', count: 2 })).toEqual([
      'Ada gives 2 grain back to the store.',
      'Ada gibt 2 Korn an das Lager zurück.',
    ])
  })
})

describe('an accusation', () => {
  const voted = (...votes: readonly ('yes' | 'no')[]): HoaxNews => ({
    kind: 'voted',
    by: 0,
    of: 4,
    role: 'judge',
    votes: votes.map((vote, seat) => ({ seat, vote })),
    carried: votes.filter((vote) => vote === 'yes').length * 2 > votes.length,
  })

  test('is carried or fails, with figures and names', () => {
    expect(told(voted('yes', 'yes', 'no', 'yes'))).toEqual([
      'Carried, 3 to 1: the truth, please, Emil. Yes: Ada, Bruno, and Dora. No: Cleo.',
      'Angenommen, 3 zu 1: die Wahrheit bitte, Emil. Ja: Ada, Bruno und Dora. Nein: Cleo.',
    ])
    expect(told(voted('yes', 'no'))).toEqual([
      'Failed, 1 to 1: Emil may stay Judge. Yes: Ada. No: Bruno.',
      'Abgelehnt, 1 zu 1: Emil darf Richter bleiben. Ja: Ada. Nein: Bruno.',
    ])
    expect(told(voted('yes'))).toEqual([
      'Carried, 1 to 0: the truth, please, Emil. Yes: Ada.',
      'Angenommen, 1 zu 0: die Wahrheit bitte, Emil. Ja: Ada.',
    ])
  })

  test('brings down one card or several, a Wizard of two cards once', () => {
    const deed: Card = { seat: 0, role: 'wizard', storey: 'deed', sort: null }
    const fine: Card = { seat: 4, role: 'judge', storey: 'fine', sort: 'gold' }
    expect(told({ kind: 'fell', cards: [deed, { ...deed, storey: 'immunity' }] })).toEqual([
      'Down comes Wizard Ada.',
      'Es fällt: Zauberer Ada.',
    ])
    expect(told({ kind: 'fell', cards: [deed, fine] })).toEqual([
      'Down come Wizard Ada and Judge Emil.',
      'Es fallen: Zauberer Ada und Richter Emil.',
    ])
  })
})

describe('an unmasking', () => {
  test('is right or wrong, and keeps the guess between the two', () => {
    expect(told({ kind: 'unmasked', by: 0, of: 1, out: 1, heir: 0 })).toEqual([
      'Ada unmasks Bruno, and it is true. Bruno is out, Ada inherits.',
      'Ada entlarvt Bruno, und es stimmt. Bruno ist draußen, Ada erbt.',
    ])
    expect(told({ kind: 'unmasked', by: 0, of: 1, out: 0, heir: 1 })).toEqual([
      'Ada would unmask Bruno and finds the wrong face. Ada is out, Bruno inherits.',
      'Ada will Bruno entlarven und findet das falsche Gesicht. Ada ist draußen, Bruno erbt.',
    ])
    expect(whispered({ kind: 'guessed', by: 0, of: 1, role: 'peasant', right: false })).toEqual([
      'Between you two: Ada took Bruno for Peasant and was wrong.',
      'Unter euch beiden: Ada hat bei Bruno auf „Bauer“ getippt, und das war falsch.',
    ])
  })
})

describe('the end', () => {
  const ended = { kind: 'ended', roles: ['emperor', 'thief', 'thief'], gained: [1, 5, 2] } as const
  const known = [
    'Who was what: Ada (Emperor, 1 point), Bruno (Thief, 5 points), and Cleo (Thief, 2 points).',
    'Wer was war: Ada (Kaiser, 1 Punkt), Bruno (Dieb, 5 Punkte) und Cleo (Dieb, 2 Punkte).',
  ]
  const how = (news: HoaxNews) => told(news).map((said, at) => said.replace(` ${known[at]}`, ''))

  test('comes with the last one, with a proof, or with the last round, and shows all roles', () => {
    expect(told({ ...ended, ending: 'last', winners: [1] })[0]).toContain(known[0])
    expect(how({ ...ended, ending: 'last', winners: [1] })).toEqual([
      'Only Bruno is left, and wins.',
      'Nur Bruno ist noch im Spiel und gewinnt.',
    ])
    expect(how({ ...ended, ending: 'proof', winners: [1] })).toEqual([
      'Accused of the truth, Bruno wins at once.',
      'Der Wahrheit angeklagt: Bruno gewinnt auf der Stelle.',
    ])
    expect(how({ ...ended, ending: 'rounds', winners: [0, 2] })).toEqual([
      'No game is longer than this: Ada and Cleo share it.',
      'Länger dauert kein Spiel: Ada und Cleo teilen es sich.',
    ])
  })

  test('counts games only where there are several, and lets equal points share', () => {
    expect(told({ kind: 'game', game: 1, of: 1, starter: 0 })).toEqual([
      'The masks are dealt. Ada begins.',
      'Die Masken sind verteilt. Ada beginnt.',
    ])
    expect(told({ kind: 'game', game: 2, of: 3, starter: 1 })).toEqual([
      'Game 2 of 3: the masks are dealt. Bruno begins.',
      'Spiel 2 von 3: Die Masken sind verteilt. Bruno beginnt.',
    ])
    expect(told({ kind: 'over', winners: [1], points: [1, 5, 2] })).toEqual([
      'The victory goes to Bruno (5 points).',
      'Der Sieg geht an Bruno (5 Punkte).',
    ])
    expect(told({ kind: 'over', winners: [0, 2], points: [4, 1, 4] })).toEqual([
      'The victory goes to Ada and Cleo (4 points each).',
      'Der Sieg geht an Ada und Cleo (je 4 Punkte).',
    ])
  })
})
