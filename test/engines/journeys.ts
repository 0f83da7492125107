/** The journeys that every engine makes. Each begins with a device that has never been here, and the page must not complain. */
import { expect } from 'vitest'
import { at } from '../../kernel/at.ts'
import { connect, playOut } from '../open.ts'
import { gameOf } from '../tables.ts'
import { type Guest, keys } from './guest.ts'
import { pressOn } from './hands.ts'
import { lay, type Scene, seatAt, sitDown } from './scene.ts'

type Journey = (guest: Guest, scene: Scene) => Promise<void>

const wide = async (guest: Guest) => expect(await guest.spills()).toEqual([])

/** From the first page to a table of one's own. */
const first: Journey = async (guest) => {
  await guest.goTo('/')
  await wide(guest)
  await guest.press('a.home_lay')
  await guest.write('form.new_form input[autocomplete=nickname]', 'Ada')
  await guest.press('.new_lay button')
  await guest.see('.lobby .kit_rows')
  await wide(guest)
  await guest.press('.lobby_start button.kit_go')
  await guest.see('main.play_table .play_upper')
}

const look = async (guest: Guest, hole: string, seen: string) => {
  await guest.hold(hole, () => guest.see(seen))
  await guest.gone(seen)
}

/** Goes on with the keyboard until it is there. */
async function stepTo(guest: Guest, css: string): Promise<void> {
  await guest.see(css)
  for (let n = 0; n < 40; n++) {
    if (await guest.run((there) => document.activeElement?.matches(there) ?? false, css)) return
    await guest.key(keys.Tab)
  }
  throw new Error(`no way by Tab to ${css}`)
}

const rats: Journey = async (guest, scene) => {
  const { eye } = await seatAt(scene, guest, 'rats', 4, { starter: 0 })
  await stepTo(guest, '.rats-giver .kit_go:enabled')
  await eye.seesMove(() => guest.key(keys.Enter))
  await look(guest, '.rats-giver button.rats-hole[aria-pressed]:enabled', '.rats-hole_heldDice')
  await wide(guest)
  // What was seen is still known after a reload, and the seat is still one's own.
  await scene.engine.reload()
  await stepTo(guest, '.rats-giver [role=slider]')
  const value = () => guest.run(() => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow'))
  const before = await value()
  await guest.key(keys.ArrowRight)
  await guest.until((was) => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') !== was, before)
  await eye.seesMove(() => guest.key(keys.Enter))
}

const goblets: Journey = async (guest, scene) => {
  const { eye } = await seatAt(scene, guest, 'goblets', 4, { characters: 'none' })
  await eye.seesMove(async () => {
    await guest.press('.banquet-screen_fold.banquet-screen_open')
    await guest.press('.banquet-goblet[data-state="may"] > button')
  })
  await wide(guest)
}

const toast: Journey = async (guest, scene) => {
  const { eye } = await seatAt(scene, guest, 'toast', 4, { characters: 'none' })
  await eye.seesMove(() => guest.press('.toast-court_redraw .kit_go'))
  await guest.see('.banquet-screen')
  await wide(guest)
}

/** Where everything stands, in its own letters. The strokes of a drawing come with its sheet, whenever that comes. */
const layout = (guest: Guest) =>
  guest.run(async () => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    const places = [...document.querySelectorAll('.play_frame, .play_frame :not(svg *)')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return `${one.getAttribute('class')} ${[left, top, width, height].map(Math.round)}`
    })
    return places
  })

type Size = readonly [width: number, height: number]
const crossings: readonly (readonly [from: Size, to: Size])[] = [
  [
    [1100, 800],
    [1300, 800],
  ],
  [
    [390, 844],
    [844, 390],
  ],
]

/** A window that becomes wider, and a phone that is turned, show the same as if they had always been so. */
async function turnAbout(guest: Guest, { engine }: Scene, shown: string): Promise<void> {
  for (const [from, to] of crossings) {
    await engine.resize(...to)
    await engine.reload()
    await guest.see(shown)
    const wanted = await layout(guest)
    await engine.resize(...from)
    expect(await layout(guest)).not.toEqual(wanted)
    await engine.resize(...to)
    expect(await layout(guest)).toEqual(wanted)
  }
}

const hoax: Journey = async (guest, scene) => {
  const { eye } = await seatAt(scene, guest, 'hoax', 4, { starter: 0 })
  await turnAbout(guest, scene, '.hoax-choices_picks')
  await eye.seesMove(() => guest.press('.hoax-choices_picks .hoax-choices_big'))
  await look(guest, '.hoax-mymask_look', '.hoax-mymask_rolecard')
  await wide(guest)
  await eye.seesMove(() => guest.press('.hoax-maskcards_maskcard[data-role=peasant] .hoax-maskcards_pill'))
}

/** One phone for two: behind the curtain nothing is left, and whoever takes it sees their own. */
const curtain: Journey = async (guest, scene) => {
  const host = await connect(scene.port)
  const code = await lay(host, 'rats', 3, { starter: 0 })
  await guest.goTo(`/t/${code}`)
  await sitDown(guest)
  await guest.press('[data-add]')
  await guest.write('[data-person] input', 'Berta')
  await guest.press('[data-person] .kit_go')
  await guest.see({ css: '.seats_ls', words: 'Berta' })
  await host.must({ is: 'enter', code })
  await host.must({ is: 'hire', seat: 2, level: 'easy' })
  await host.must({ is: 'start' })
  await guest.see('main.play_table .play_upper')
  await guest.press('.passed_passbar .kit_go')
  await guest.see('.curtain .kit_rows')
  await wide(guest)
  expect(await guest.count('[data-hand], .rats-hole, .ledge')).toBe(0)
  await guest.press({ css: '.curtain_opening button', words: '' })
  await guest.see({ css: '.passed_passbarWho', words: 'Ada' })
}

const tv: Journey = async (guest, scene) => {
  const { code } = await gameOf(scene.port, 3, 3)
  await guest.goTo(`/tv/${code}`)
  await guest.see('.play_frame .play_upper')
  expect(await guest.count('[data-hand]')).toBe(0)
  await wide(guest)
}

/** A game that is over: watched again, and checked in a thread of its own. */
const replay: Journey = async (guest, scene) => {
  const { code, people } = await gameOf(scene.port, 3, 3)
  await playOut(people)
  await guest.goTo('/about')
  await guest.run((token) => localStorage.setItem('humbug.token', token), at(people, 0).token)
  await guest.goTo(`/replay/${code}/1`)
  await guest.see('.seal_proofSeal[data-kind="plain"]')
  const told = await guest.text('.reel_told')
  await guest.press('.reel_key[data-of=last]')
  await guest.see('.tale_ending .over_places li')
  await guest.until((was) => document.querySelector<HTMLElement>('.reel_told')?.innerText !== was, told)
  await wide(guest)
  await guest.goTo(`/proof/${code}/1`)
  await guest.see('.findings_verdict[data-kind="open"]')
}

/** The first steps of a lesson: read, and do what the coach opens. */
const lesson: Journey = async (guest) => {
  await guest.goTo('/learn/rats')
  for (const step of [1, 2, 3]) {
    await guest.see(`.coach[data-step="${step}"]`)
    const reading = await guest.count(`.coach[data-step="${step}"][data-waits="reading"]`)
    await guest.press(reading > 0 ? '.coach footer .kit_ink' : '.rats-giver .kit_go')
  }
  await guest.see('.coach[data-step="4"]')
  await wide(guest)
}

/** What was once opened is on the device, and plays there without a line. */
const practice: Journey = async (guest, scene) => {
  await guest.goTo('/?keep')
  await guest.run(async () => void (await navigator.serviceWorker.ready))
  scene.wire.cut('hung up')
  try {
    await guest.goTo('/practice/rats')
    await guest.press('.new_lay button')
    await guest.see('main.play_table .play_upper')
    expect(await guest.text('h1')).toBe('Practice · game 1')
    for (let n = 0; n < 3; n++) await pressOn(guest, 'rats')
  } finally {
    scene.wire.mend()
  }
}

export const journeys: Readonly<Record<string, Journey>> = {
  'the first page, a new table, its lobby': first,
  'the rats: shaken by keyboard, looked under while held; a reload comes back to it; said by keyboard': rats,
  'the goblets: a first move': goblets,
  'the toast: a first move': toast,
  'hoax: a window crosses 75rem, a phone is turned; a token, my role while held, a mask': hoax,
  'one phone for two, and a curtain between them': curtain,
  'a TV shows the table and no hand': tv,
  'a replay, and a proof in its worker': replay,
  'a lesson': lesson,
  'practice without a line': practice,
}
