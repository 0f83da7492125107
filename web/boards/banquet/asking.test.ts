/** Every power that asks something says what it does, and every button what one does with it. */
import { afterAll, describe, expect, test } from 'vitest'
import { type Key, keys } from '../../../games/banquet/characters/key.ts'
import { sit } from '../../../games/goblets/script.ts'
import { toastKeys } from '../../../games/toast/deck.ts'
import { sit as sitAtCourt } from '../../../games/toast/script.ts'
import { languages } from '../../../kernel/text.ts'
import { language } from '../../app/language.ts'
import { gobletsAsking } from '../goblets/asking.ts'
import { toastAsking } from '../toast/asking.ts'
import { type Asking, type Prompted, promptFor, type Sight } from './asking.ts'
import { type AnyMove, chosenOf, completed, fitting, type Picked } from './choosing.ts'

const name = (seat: number) => `Guest ${seat}`
const spoken = language.value
afterAll(() => {
  language.value = spoken
})

/** What a button begins with, or in German ends with. */
const verbs = {
  en: /^(Act|Call|Choose|Confess|Do|Exchange|Give|Keep|Leave|Let|Look|Name|Peek|Pour|Put|Say|Swap|Take|Turn|Wait)\b/,
  de: /(^|[ a-z])(ausrufen|austauschen|bekommen|behalten|drehen|einschenken|geben|gestehen|handeln|lassen|nehmen|nennen|sagen|sehen|spicken|tun|vertauschen|wählen|warten|zurücklegen)$/i,
}

interface Moment {
  readonly sight: Sight
  readonly moves: readonly AnyMove[]
}

/** Every prompt that can come up while one chooses, tap by tap. */
function prompts({ sight, moves }: Moment, asking: Asking): { kind: string; prompt: Prompted<AnyMove> }[] {
  const found: { kind: string; prompt: Prompted<AnyMove> }[] = []
  const follow = (picked: Picked): void => {
    const prompt = promptFor(sight, asking, moves, chosenOf(moves, picked))
    if (prompt) found.push({ kind: picked.kind, prompt })
    const places = new Set(fitting(moves, picked).flatMap(({ place, places }) => places ?? place ?? []))
    for (const place of places) {
      if (picked.places.includes(place)) continue
      const next = completed(moves, { ...picked, places: [...picked.places, place] })
      const fits = fitting(moves, next)
      // The last tap is the move itself.
      if (fits.length > 1) follow(next)
    }
  }
  for (const kind of new Set(moves.map((move) => move.kind))) {
    if (kind !== 'pass') follow(completed(moves, { kind, places: [] }))
  }
  return found
}

/** How far a game goes until the power of seat 1 asks, and what it asks for. */
const ways: Readonly<Partial<Record<Key, { readonly lines: readonly string[]; readonly kinds: readonly string[] }>>> = {
  cobra: { lines: ['toast'], kinds: ['pour', 'peek', 'rotate', 'swap'] },
  belladonna: { lines: [], kinds: ['veil'] },
  quicksilver: { lines: [], kinds: ['confess'] },
  datura: { lines: [], kinds: ['peek'] },
  hellebore: { lines: [], kinds: ['trade'] },
  amalthea: { lines: [], kinds: ['trade'] },
  mandrake: { lines: [], kinds: ['swap'] },
  yew: { lines: [], kinds: ['rotate'] },
  curare: { lines: [], kinds: ['double pour'] },
  oleander: { lines: [], kinds: ['retarget'] },
  foxglove: { lines: [], kinds: ['exchange'] },
  cellarer: { lines: [], kinds: ['look'] },
  arsenica: { lines: [], kinds: ['dip'] },
  nightshade: { lines: ['one wine'], kinds: ['toast'] },
  butler: { lines: [], kinds: ['look'] },
  hemlock: { lines: ['toast'], kinds: ['wait'] },
  cicuta: { lines: ['toast', 'last'], kinds: ['swap'] },
  antimony: { lines: ['toast', 'last'], kinds: ['pour'] },
  cantarella: { lines: ['toast', 'last'], kinds: ['foretell'] },
}
const silent: readonly Key[] = ['wolfsbane', 'socrates']

function atGoblets(key: Key): Moment {
  const table = sit(5, { characters: { 1: key } })
  const { lines = [] } = ways[key] ?? {}
  if (lines.includes('one wine')) table.hold(1, 'wine poison')
  if (lines.includes('toast')) {
    table.play('1 passes').hold(2, 'poison').play('2 toasts')
    while (table.asked() !== 1) table.play(`${table.asked()} passes`)
  }
  if (lines.includes('last')) {
    while (table.state.table.stage !== 'before') table.play(`${table.asked()} passes`)
  }
  return { sight: { table: table.state.table, seat: 1, name }, moves: table.offered(1) }
}

function atCourt(key: (typeof toastKeys)[number]): Moment {
  const table = sitAtCourt(5, { characters: { 1: key }, drawn: { 1: 'wine wine poison antidote' } })
  if (ways[key]?.lines.includes('toast')) {
    while (table.asked() !== 2) table.play(`${table.asked()} passes`)
    table.hold(2, '').play('2 toasts')
  }
  return { sight: { table: table.state.table, seat: 1, name }, moves: table.offered(1) }
}

const askedAtGoblets = () => gobletsAsking(sit(4).state.table)
const askedAtCourt = () => toastAsking(sitAtCourt(4).state.table)

function check(key: Key, moment: Moment, asking: Asking, spokenIn: 'en' | 'de'): void {
  const { kinds = [] } = ways[key] ?? {}
  const sentence = asking.powers[key]
  const found = prompts(moment, asking)
  for (const kind of kinds) {
    const own = found.filter((one) => one.kind === kind)
    expect(own.length, `${key} asks for ${kind}`).toBeGreaterThan(0)
    for (const { prompt } of own) {
      expect([prompt.power, prompt.sentence]).toEqual([key, sentence])
      const buttons = [...prompt.options.map(({ words }) => words), ...(prompt.back ? [prompt.back.words] : [])]
      expect(buttons.length, 'it can be done or left').toBeGreaterThan(0)
      for (const words of buttons) expect(words).toMatch(verbs[spokenIn])
    }
  }
}

describe.each(languages)('%s', (spokenIn) => {
  test.each(keys)('G3.5 %s says what it does, and verbs are on its buttons', (key) => {
    language.value = spokenIn
    expect(askedAtGoblets().powers[key]?.length).toBeGreaterThan(20)
    expect(ways[key] === undefined).toBe(silent.includes(key))
    if (ways[key]) check(key, atGoblets(key), askedAtGoblets(), spokenIn)
  })

  test.each(toastKeys)('T6.1 %s says what it does at court, and verbs are on its buttons', (key) => {
    language.value = spokenIn
    expect(askedAtCourt().powers[key]?.length).toBeGreaterThan(20)
    if (ways[key]) check(key, atCourt(key), askedAtCourt(), spokenIn)
  })

  test('what is given for what stands on the button', () => {
    language.value = spokenIn
    const [trade] = prompts(atGoblets('hellebore'), askedAtGoblets())
    expect(trade?.prompt.options.map(({ tokens }) => tokens)).toEqual([['poison', 'ogre']])
    const given = askedAtGoblets().given
    expect(trade?.prompt.options[0]?.words).toContain(given.poison)
    expect(trade?.prompt.options[0]?.words).toContain(given.ogre)
  })
})

test('G5.1 G7.3 G7.4 T4.1 T5.3 who calls the Toast is told what will come of it', () => {
  language.value = 'en'
  const goblets = [sit(4), sit(3), sit(3, { options: { finale: 'drink at once' } })].map(({ state }) => state.table)
  const court = [sitAtCourt(4), sitAtCourt(2)].map(({ state }) => state.table)
  expect([...goblets.map(gobletsAsking), ...court.map(toastAsking)].map(({ ask }) => ask.toast)).toEqual([
    'Everybody gets one last action, then all drink. Sure?',
    'Everybody gets one last action, then all drink in turn. Sure?',
    'Then all drink in turn. Sure?',
    'Once it is said, everybody drinks. Sure?',
    'Then all drink in turn, you first. Sure?',
  ])
})
