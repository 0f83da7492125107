/** Somebody who cannot see the page, at each of the games: what they press follows from what is read out to them. */
import type { Locator } from 'playwright-core'
import type { GameKey, OfEveryGame } from '../../games/keys.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import type { Control, Ear } from './heard.ts'

/** Does something about what was said, if there is something to do. */
type Listener = (said: string) => Promise<unknown>

/** Told, and to be left. */
const onward =
  /^(Go on$|Weiter$|Next round|Nächste Runde|Course \d|Gang \d|Round \d|Runde \d|The last round|Die letzte Runde|To the wine|Zum Wein|On to game|Zu Spiel)/
/** Closed, or where it is written why. */
const shut = /(Why|Warum)\b.*\?|[RGTH]\d+\.\d+$/
/** The end, and one's own place in it. */
const theEnd = /(Your place|Dein Platz): \d/
const MOST = 2000

const main = ({ person: { page } }: Ear) => page.getByRole('main')
const dialog = ({ person: { page } }: Ear) => page.getByRole('dialog').last()
const find = (all: readonly Control[], name: RegExp) => all.find((one) => name.test(one.name))

async function openIn(ear: Ear, part: Locator): Promise<Control[]> {
  return (await ear.controls(part)).filter(({ name, pressed }) => !pressed && !shut.test(name))
}

const button = (part: Locator, { name }: Control) => part.getByRole('button', { name, exact: true }).first()

/** Looks under the wall whenever it may, says what was heard there or the least that is open, and doubts now and then. */
function atRats(ear: Ear, luck: Chance): Listener {
  let seen = 0
  const part = main(ear)
  const press = (one: Control) => ear.press(button(part, one))
  const say = async (word: Control) => {
    const dial = part.getByRole('slider')
    const [now, most] = await Promise.all(['now', 'max'].map((which) => dial.getAttribute(`aria-value${which}`)))
    await dial.focus()
    for (let n = Number(now); n < Math.min(seen, Number(most)); n++) await ear.person.page.keyboard.press('ArrowRight')
    const said = find(await openIn(ear, part), saying)
    seen = 0
    await press(said ?? word)
  }
  const saying = /^(Say “|Hand on|„|Ungesehen an)/
  const rat = /^(blank|one rat|two rats|leer|eine Ratte|zwei Ratten)\b/
  return async () => {
    const all = await openIn(ear, part)
    const look = find(all, /^(Hold to look|Zum Nachsehen)/)
    const shake = find(all, /shake|schütteln/i)
    const word = find(all, saying)
    const told = find(all, onward) ?? find(all, luck(4) === 0 ? /^(Doubt|Zweifeln)/ : /^(Believe|Glauben)/)
    if (told) return press(told)
    if (look && word) {
      const dice = await ear.hold(button(part, look), rat)
      seen = dice.split(', ').reduce((sum, die) => sum + (['one rat', 'eine Ratte'].includes(die) ? 1 : 0), 0)
      return say(word)
    }
    const last = find(all, /^(Go quietly|Still gehen)|^Take | mitnehmen$/)
    const next = last ?? (word && (!shake || luck(2) === 0) ? undefined : shake)
    if (next) return press(next)
    return word && say(word)
  }
}

/** Pours, peeks, turns and swaps as it comes, and holds up whatever was seen. */
function atGoblets(ear: Ear, luck: Chance): Listener {
  const part = main(ear)
  const press = (one: Control) => ear.press(button(part, one))
  /** A plate, my own, my notes, and the way back. */
  const idle = /screen|Sichtschirm|Schirm|napkin|Serviette|goal|Dein Ziel|points?$|Punkte?$|notes?$|Notiz|^Choose again|^Anders wählen/
  return async () => {
    const all = await openIn(ear, part)
    const told = find(all, onward)
    if (told) return press(told)
    const look = find(all, /^(Hold to look into it|Halten, um hineinzusehen)/)
    if (look) {
      await ear.hold(button(part, look))
      const enough = find(await openIn(ear, part), /^(Enough|Genug)$/)
      return enough && press(enough)
    }
    const open = all.filter(({ name }) => !idle.test(name))
    const goblets = open.filter(({ name }) => /goblet|Becher/i.test(name))
    const toast = find(open, /Toast/)
    if (toast && luck(2) === 0) return press(toast)
    const from = goblets.length > 0 ? goblets : open
    return from.length > 0 ? press(pick(from, luck)) : undefined
  }
}

/** Knows who they are from having held it up, says so where it helps, and lets the rest pass. */
function atHoax(ear: Ear, luck: Chance): Listener {
  const part = main(ear)
  const doze = /^(Pass this turn|Wake me|Hurry|Diesen Zug|Weck|Puppen)/
  let role = ''
  return async (said) => {
    const look = role ? undefined : find(await openIn(ear, part), /^(Hold to look at your|Halten, um deine wahre)/)
    if (look) role = (await ear.hold(button(part, look), /^(Tonight|Heute)/)).split(' ').at(-1) ?? ''
    const title = (await regionsIn(part)).find((name) => name !== '' && said.startsWith(name))
    if (title === undefined) return
    const ledge = part.getByRole('region', { name: title, exact: true })
    const open = (await openIn(ear, ledge)).filter(({ name }) => !doze.test(name))
    const mine = open.find(({ name }) => name.startsWith(`${role}:`) || name.includes(` ${role} `))
    const calm = find(open, /^(Let it|Geschehen|Ruhen|Let luck|Das Los)/)
    const next = find(open, onward) ?? mine ?? calm
    if (next) return ear.press(button(ledge, next))
    return open.length > 0 ? ear.press(button(ledge, pick(open, luck))) : undefined
  }
}

async function regionsIn(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot()
  return [...tree.matchAll(/- '?region "((?:[^"\\]|\\.)*)"/g)].map(([, name]) => JSON.parse(`"${name}"`))
}

const listeners: OfEveryGame<(ear: Ear, luck: Chance) => Listener> = {
  rats: atRats,
  goblets: atGoblets,
  toast: atGoblets,
  hoax: atHoax,
}

/** Chooses something on a sheet that came up. */
async function onSheet(ear: Ear, luck: Chance): Promise<void> {
  if ((await ear.person.page.getByRole('dialog').count()) === 0) return
  const open = (await openIn(ear, dialog(ear))).filter(({ name }) => !/^(Close|Schließen)$/.test(name))
  if (open.length > 0) await ear.press(button(dialog(ear), pick(open, luck)))
}

/** Plays until the end is read out; says in which words, and how often something was to be done. */
export async function playByEar(ear: Ear, key: GameKey, luck: Chance): Promise<{ calls: number; end: string }> {
  const listener = listeners[key](ear, luck)
  for (let calls = 1; calls < MOST; calls++) {
    const { how, text } = await ear.called()
    if (theEnd.test(text)) return { calls, end: text }
    await (how === 'dialog' ? onSheet(ear, luck) : listener(text))
  }
  throw new Error(`something was said ${MOST} times, and it is not over`)
}
