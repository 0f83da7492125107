/** The worked examples of the printed rulebook, move by move. */
import { describe, expect, test } from 'vitest'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Role } from './state.ts'

const [anton, bernd, claudia, doris, erich] = [0, 1, 2, 3, 4]
const TRUTH: Role[] = ['thief', 'peasant', 'pope', 'wizard', 'peasant']
const company = (laid: Laid = {}, roles = TRUTH) =>
  sit(roles, { purses: ['', '2 gold 1 wine', '1 wine', '1 wine', '1 grain'], ...laid })
const stage = (table: Sitting) => table.state.table.stage

/** Anton steals Bernd’s gold; Bernd is Emperor, Claudia Judge, Doris and Erich are Popes. */
const scene = (laid: Laid = {}, roles = TRUTH) =>
  company(laid, roles)
    .play(`${anton} steals gold from ${bernd}`)
    .window(`${bernd} illegal`)
    .window(`${claudia} fines gold`)
    .window(`${doris} forgives`, `${erich} forgives`)

describe('the personal action', () => {
  test('H2.5 Anton says “Thief” and takes 2 gold from Bernd, for all to see', () => {
    const table = company().play(`${anton} steals gold from ${bernd}`)
    expect(table.purses().slice(0, 2)).toEqual(['2 gold', '1 wine'])
    expect(table.news('took from')).toMatchObject({ seat: anton, role: 'thief', from: bernd, sort: 'gold', count: 2 })
  })

  test('H2.3 or Claudia says “Pope”, and everybody who has wine gives her one', () => {
    const table = company({ acting: claudia }).play(`${claudia} taxes as pope`)
    expect(table.purses()).toEqual(['', '2 gold', '3 wine', '', '1 grain'])
    expect(table.news('taxed')?.from).toEqual([bernd, doris])
  })
})

describe('the reactions', () => {
  test('H3.3 H3.6 Bernd is Emperor, Claudia Judge, Doris and Erich are Popes: Anton has these ways out', () => {
    expect(scene().offered(anton, 'pay', 'immune')).toEqual([
      `${anton} pays judge ${claudia}`,
      `${anton} pays pope ${doris}`,
      `${anton} pays pope ${erich}`,
      `${anton} immune`,
    ])
  })

  test('H2.2 he takes the punishment and pays the 2 gold', () => {
    const table = scene().play(`${anton} pays judge ${claudia}`)
    expect(table.news('paid')).toMatchObject({ to: claudia, sort: 'gold', count: 2 })
    expect(table.purses().slice(0, 3)).toEqual(['', '1 gold 1 wine', '1 gold 1 wine'])
  })

  test('H2.3 or he is forgiven by one Pope and pays 1 token of that Pope’s choice', () => {
    const table = scene({ purses: ['1 grain', '2 gold 1 wine'] }).play(`${anton} pays pope ${erich}`)
    expect(table.asked()).toEqual([erich])
    expect(table.play(`${erich} names grain`).purses()).toEqual(['2 gold', '1 wine', '', '', '1 grain'])
  })

  test('H3.7 H2.4 or he is Wizard: the 2 gold are his, and the others stand there', () => {
    const table = scene().play(`${anton} immune`)
    expect(table.purses().slice(0, 2)).toEqual(['2 gold', '1 wine'])
    expect(table.cards()).toContain('0 thief')
  })
})

describe('the accusations', () => {
  /** Bernd doubts the Wizard; Claudia and Erich agree. */
  const doubted = (roles = TRUTH) =>
    scene({}, roles).play(`${anton} immune`).accuse(`${bernd} accuses ${anton} wizard`, claudia, erich)

  test('H5.2 H5.4 Anton admits that he is no Wizard, and is no longer immune', () => {
    const table = doubted()
    expect(table.news('confessed')).toEqual({ kind: 'confessed', seat: anton, role: 'wizard' })
    expect(table.purses()[anton]).toBe('2 gold')
    // On a screen Judges and Popes have one more chance (H3.8).
    table.window().window()
    expect(table.offered(anton, 'pay', 'immune')).toEqual([
      `${anton} pays judge ${claudia}`,
      `${anton} pays pope ${doris}`,
      `${anton} pays pope ${erich}`,
    ])
  })

  test('H3.5 H5.5 then Bernd has to admit that he is no Emperor: all but the Thief falls, no new Emperor comes', () => {
    const table = doubted().accuse(`${anton} accuses ${bernd} emperor`, doris, erich)
    expect([table.cards(), stage(table)]).toEqual([['0 thief'], 'last call'])
    expect(table.purses().slice(0, 2)).toEqual(['2 gold', '1 wine'])
    expect([claudia, doris, erich].flatMap((seat) => table.offered(seat, 'illegal', 'fine', 'forgive'))).toEqual([])
    expect(stage(table.window())).toBe('action')
  })

  test('H5.6 or Bernd really is Emperor, shows his card, and has won', () => {
    const table = doubted(['thief', 'emperor', 'pope', 'wizard', 'peasant'])
    table.accuse(`${anton} accuses ${bernd} emperor`, doris, erich)
    expect(table.news('proved')).toEqual({ kind: 'proved', seat: bernd, role: 'emperor' })
    expect(table.news('ended')).toMatchObject({ ending: 'proof', winners: [bernd] })
  })
})

describe('the unmaskings', () => {
  test('H6.2 H6.3 Bernd knows that Anton is the Thief: Anton hands over his tokens in silence', () => {
    const table = company({ purses: ['3 wine', '1 gold'], acting: claudia }).play(`${bernd} unmasks ${anton} thief`)
    expect([table.purses(), table.state.table.out[anton]]).toEqual([['', '1 gold 3 wine', '', '', ''], 1])
    expect(JSON.stringify(table.state.table)).not.toContain('"role":"thief"')
  })

  test('H6.2 Claudia takes Doris for the Peasant: Doris beams, and the game is over for Claudia', () => {
    const table = company({ purses: ['', '', '2 grain', '1 wine'] }).play(`${claudia} unmasks ${doris} peasant`)
    expect([table.purses(), table.state.table.out[claudia]]).toEqual([['', '', '', '1 wine 2 grain', ''], 1])
  })
})

describe('the question', () => {
  test('H7.1 H7.2 Bernd is no Emperor, Wizard or Thief and shows the Judge: Pope or Peasant are left', () => {
    const table = company({
      acting: claudia,
      out: [anton, doris],
      denied: { [bernd]: ['emperor', 'wizard', 'thief'] },
      purses: ['', '', '1 gold 1 wine 1 grain'],
    })
    table.play(`${claudia} questions ${bernd}`)
    expect(table.offered(bernd)).toEqual([`${bernd} shows judge`, `${bernd} shows pope`])
    table.play(`${bernd} shows judge`)
    expect(table.purses()[claudia]).toBe('')
    const guesses = table.offered(claudia, 'unmask').filter((line) => line.includes(`unmasks ${bernd}`))
    expect(guesses).toEqual([`${claudia} unmasks ${bernd} pope`, `${claudia} unmasks ${bernd} peasant`])
  })
})

describe('two are left', () => {
  const pair = () =>
    company({ acting: claudia, out: [anton, bernd, doris], purses: ['', '', '', '', '2 wine'] }).play(
      `${claudia} steals wine from ${erich}`,
    )

  test('H8.1 Claudia accuses Erich, and he has to answer at once', () => {
    const table = pair().window(`${erich} illegal`).play(`${claudia} accuses ${erich} emperor`)
    expect(table.news('confessed')).toEqual({ kind: 'confessed', seat: erich, role: 'emperor' })
  })

  test('H8.2 Claudia steals 2 wine; Erich is Emperor and fines her 2 wine as Judge', () => {
    const table = pair().window(`${erich} illegal`).window(`${erich} fines wine`).window()
    expect(table.play(`${claudia} pays judge ${erich}`).purses()[erich]).toBe('2 wine')
  })

  test('H8.2 as Wizard she would be immune, as Pope she forgives herself', () => {
    const table = pair().window(`${erich} illegal`).window(`${erich} fines wine`).window(`${claudia} forgives`)
    expect(table.offered(claudia, 'pay', 'immune')).toEqual([
      `${claudia} pays judge ${erich}`,
      `${claudia} pays pope ${claudia}`,
      `${claudia} immune`,
    ])
    expect(table.play(`${claudia} pays pope ${claudia}`).purses()[claudia]).toBe('2 wine')
  })
})

describe('all at once', () => {
  const crowd = () =>
    sit(['thief', 'peasant', 'pope', 'wizard', 'peasant', 'judge', 'judge', 'emperor'], { purses: ['', '2 gold'] })
      .play('0 steals gold from 1')
      .window('1 illegal', '2 illegal')
      .window('3 fines gold', '4 fines gold')
      .window('5 forgives', '6 forgives', '7 forgives')

  test('H3.3 H3.6 two Emperors, two Judges, three Popes: the Thief is the last link', () => {
    expect(crowd().asked()).toEqual([0])
    expect(crowd().offered(0, 'pay')).toEqual(
      ['judge 3', 'judge 4', 'pope 5', 'pope 6', 'pope 7'].map((whom) => `0 pays ${whom}`),
    )
  })

  test('H3.6 he pays a Judge, who then decides which Emperor gets a token', () => {
    const table = crowd().play('0 pays judge 4')
    expect(table.offered(4, 'share')).toEqual(['4 shares with 1', '4 shares with 2'])
    expect(table.play('4 shares with 2').purses()).toEqual(['', '', '1 gold', '', '1 gold', '', '', ''])
  })
})
