/** How well a puppet lies, and in which way: for whoever keeps the table. */
import { type Level, levels } from '../../kernel/bot.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { words } from '../app/language.ts'
import { tell } from '../app/table.ts'
import { Choice } from '../parts/Choice.tsx'
import { lobbyWords } from './lobby.words.ts'
import { NatureMark } from './NatureMark.tsx'

const COOL = 'cool'
type Kind = Nature | typeof COOL

const t = words({
  en: {
    level: 'How well it lies',
    levels: {
      random: 'Does just anything.',
      easy: 'A friendly beginner.',
      normal: 'Knows the odds, and lies when it pays.',
      hard: 'Plays as well as we know how.',
      teacher: 'Watches how people stand, as all can see, and plays so that they win about every third game.',
    } satisfies Record<Level, string>,
    nature: 'Of what nature it is',
    cool: 'a cool head',
    natures: {
      candid: 'Tells the truth where it can, and thinks that you do, too.',
      gambler: 'Stakes much on little, now and then without a look.',
      grudge: 'Forgets nothing, and pays everybody back.',
      accountant: 'Goes by the odds, and gives nothing away.',
      parrot: 'Does what it has just seen done.',
      fox: 'Lies where it can, and takes you for one of its kind.',
      cool: 'Has no habits by which you could know it.',
    } satisfies Record<Kind, string>,
  },
  de: {
    level: 'Wie gut sie lügt',
    levels: {
      random: 'Macht irgendetwas.',
      easy: 'Freundlich und noch am Lernen.',
      normal: 'Kennt die Chancen und lügt, wenn es sich lohnt.',
      hard: 'Spielt so gut, wie wir es können.',
      teacher: 'Sieht wie alle, wie es um euch steht, und spielt so, dass ihr etwa jedes dritte Spiel gewinnt.',
    },
    nature: 'Von welcher Art sie ist',
    cool: 'ein kühler Kopf',
    natures: {
      candid: 'Sagt die Wahrheit, wo es geht, und glaubt, dass ihr es auch tut.',
      gambler: 'Setzt viel auf wenig, hin und wieder ungesehen.',
      grudge: 'Vergisst nichts und zahlt alles heim.',
      accountant: 'Geht nach den Chancen und verschenkt nichts.',
      parrot: 'Macht nach, was eben gemacht wurde.',
      fox: 'Lügt, wo es geht, und hält euch für seinesgleichen.',
      cool: 'Hat keine Gewohnheiten, an denen man es erkennt.',
    },
  },
})

interface PuppetProps {
  readonly room: Room
  readonly seat: Seat
}

export function PuppetTools({ room, seat }: PuppetProps) {
  const chair = room.chairs[seat]
  if (!chair?.bot) return null
  const kind: Kind = chair.nature ?? COOL
  const hire = (level: Level, to: Kind) =>
    void tell({ is: 'hire', seat, level, ...(to === COOL ? {} : { nature: to }) })
  const level = chair.bot
  return (
    <>
      <Choice
        label={t().level}
        help={t().levels[level]}
        value={level}
        values={levels}
        name={(one) => lobbyWords().levels[one]}
        onChange={(one) => hire(one, kind)}
      />
      <Choice
        label={t().nature}
        help={t().natures[kind]}
        value={kind}
        values={[...natures, COOL] as const}
        name={(one) =>
          one === COOL ? (
            t().cool
          ) : (
            <>
              <NatureMark of={one} />
              {lobbyWords().natures[one]}
            </>
          )
        }
        onChange={(one) => hire(level, one)}
      />
    </>
  )
}
