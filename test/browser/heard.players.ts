/** Somebody who cannot see the page, at each of the games: what they press follows from what is read out to them. */
import type { Locator } from 'playwright-core'
import { type Chance, pick } from '../../kernel/chance.ts'
import type { Heard } from './heard.table.ts'
import type { Control, Ear } from './heard.ts'

/** Does something about what was said, if there is something to do. */
type Listener = (said: string) => Promise<unknown>

/** Told, and to be left. */
const onward =
  /^(Go on$|Weiter$|Next round|Nächste Runde|(Course|Gang|Round|Runde) \d+, |The last round|Die letzte Runde|To the wine|Zum Wein|On to game|Zu Spiel)/
/** Closed, or where it is written why. */
const shut = /(Why|Warum)\b.*\?|[RGTH]\d+\.\d+$/
/** The end, and one's own place in it. */
const theEnd = /(Your place|Dein Platz): \d/
const MOST = 2000

const main = ({ person: { page } }: Ear) => page.getByRole('main')
const find = (all: readonly Control[], name: RegExp) => all.find((one) => name.test(one.name))

async function openIn(ear: Ear, part: Locator): Promise<Control[]> {
  return (await ear.controls(part)).filter(({ name, pressed }) => !pressed && !shut.test(name))
}

/** Looks under the wall at first and now and then, says what was heard there or the most that is open, and doubts now and then. */
function atRats(ear: Ear, luck: Chance): Listener {
  const part = main(ear)
  let looks = 0
  const saying = /^(Say “|Hand on|„|Ungesehen an)/
  const die = /^(blank|one rat|two rats|leer|eine Ratte|zwei Ratten)\b/
  const rats = (dice: string) => dice.split(', ').filter((one) => !/blank|leer/.test(one)).length
  const say = async (least: number) => {
    const dial = part.getByRole('slider')
    const now = Number(await dial.getAttribute('aria-valuenow'))
    const { keyboard } = ear.person.page
    await dial.focus()
    if (luck(3) > 0) await keyboard.press('End')
    else for (let n = now; n < least; n++) await keyboard.press('ArrowRight')
    const word = find(await openIn(ear, part), saying)
    return word && ear.press(word)
  }
  return async () => {
    const all = await openIn(ear, part)
    const answer = luck(6) === 0 ? /^(Doubt|Zweifeln)/ : /^(Believe|Glauben)/
    const plain = find(all, onward) ?? find(all, answer) ?? find(all, /^(Go quietly|Still gehen|Take )| mitnehmen$/)
    if (plain) return ear.press(plain)
    const look = find(all, /^(Hold to look|Zum Nachsehen)/)
    if (look && (looks++ < 2 || luck(4) === 0)) return say(rats(await ear.hold(look, die)))
    const shake = find(all, /shake|schütteln/i)
    if (shake && (luck(2) === 0 || !find(all, saying))) return ear.press(shake)
    return find(all, saying) && say(0)
  }
}

/** Peeks first, then pours, turns and swaps as it comes, and holds up whatever was seen. */
function atGoblets(ear: Ear, luck: Chance): Listener {
  const part = main(ear)
  let looked = false
  /** The place cards, the notes, and the way back. */
  const idle =
    /screen|Sichtschirm|napkin|Serviette|goal|Dein Ziel|points?$|Punkte?$|notes?$|Notiz|^Choose again|^Anders wählen/
  const wanted = (open: readonly Control[]) => {
    const toast = find(open, /Call the Toast|Den Toast ausrufen/) ?? (luck(2) === 0 ? find(open, /^Toast/) : undefined)
    if (toast) return toast
    if (!looked) return find(open, /^(Peek|Spicken|Hineinspicken)/)
    return luck(4) > 0 ? find(open, /^(Pass|Passen)$/) : find(open, /^[1-9] (wine|Wein)/)
  }
  return async () => {
    const all = await openIn(ear, part)
    const look = find(all, /^(Hold to look into it|Halten, um hineinzusehen)/)
    const told = find(all, onward)
    if (told) return ear.press(told)
    if (look) {
      await ear.hold(look)
      looked = true
      const enough = find(await openIn(ear, part), /^(Enough|Genug)$/)
      return enough && ear.press(enough)
    }
    const open = all.filter(({ name }) => !idle.test(name))
    const goblets = open.filter(({ name }) => /goblet|Becher/i.test(name))
    const next = wanted(open) ?? [goblets, open].filter(({ length }) => length > 0).map((some) => pick(some, luck))[0]
    return next && ear.press(next)
  }
}

/** Knows who they are from having held it up, says so where it helps, and lets the rest pass. */
function atHoax(ear: Ear, luck: Chance): Listener {
  const part = main(ear)
  const doze = /^(Pass this turn|Wake me|Hurry|Diesen Zug|Weck|Puppen)/
  let role = ''
  return async (said) => {
    const look = role ? undefined : find(await openIn(ear, part), /^(Hold to look at your|Halten, um deine wahre)/)
    if (look) role = (await ear.hold(look, /^(Tonight|In Wahrheit)/)).split(' ').at(-1) ?? ''
    const title = (await regionsIn(part)).find((name) => name !== '' && said.startsWith(name))
    if (title === undefined) return undefined
    const ledge = part.getByRole('region', { name: title, exact: true })
    const open = (await openIn(ear, ledge)).filter(({ name }) => !doze.test(name))
    const mine = open.find(({ name }) => name.startsWith(`${role}:`) || name.includes(` ${role} `))
    const calm = find(open, /^(Let it|Geschehen|Ruhen|Let luck|Das Los)/)
    const next = find(open, onward) ?? mine ?? calm ?? (open.length > 0 ? pick(open, luck) : undefined)
    return next && ear.press(next)
  }
}

async function regionsIn(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot()
  return [...tree.matchAll(/- '?region "((?:[^"\\]|\\.)*)"/g)].map(([, name]) => JSON.parse(`"${name}"`))
}

const listeners: Readonly<Record<Heard, (ear: Ear, luck: Chance) => Listener>> = {
  rats: atRats,
  goblets: atGoblets,
  toast: atGoblets,
  hoax: atHoax,
}

/** Chooses something on a sheet that came up. */
async function onSheet(ear: Ear, luck: Chance): Promise<void> {
  const sheet = ear.person.page.getByRole('dialog')
  if ((await sheet.count()) === 0) return
  const open = (await openIn(ear, sheet)).filter(({ name }) => !/^(Close|Schließen)$/.test(name))
  if (open.length > 0) await ear.press(pick(open, luck))
}

interface Evening {
  readonly luck: Chance
  /** Whenever something is said to this person, before anything is done about it. */
  readonly hears: (said: string) => Promise<void>
}

/** Plays until the end is read out; says in which words. Whatever is not said is not known, and so not answered. */
export async function playByEar(ear: Ear, key: Heard, { luck, hears }: Evening): Promise<string> {
  const listener = listeners[key](ear, luck)
  for (let calls = 0; calls < MOST; calls++) {
    const { how, text } = await ear.called()
    if (theEnd.test(text)) return text
    await hears(text)
    await (how === 'dialog' ? onSheet(ear, luck) : listener(text))
  }
  throw new Error(`something was said ${MOST} times, and it is not over`)
}
