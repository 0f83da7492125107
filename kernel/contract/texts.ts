import type { Shape, State } from '../state.ts'
import { languages, type Name, refusals } from '../text.ts'
import { demand } from './failure.ts'
import { bytes } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'

const name: Name = (seat) => `Seat-${seat}`

/** Every move, every piece of news and every option has a text in every language. */
export function everythingIsSaid<G extends Shape>({ game }: Held<G>): Visitor<G> {
  // A text follows from what it tells: what was said once is said.
  const told = new Set<string>()
  const seen = new WeakSet<object>()
  const once = (
    what: string,
    thing: { readonly kind: string },
    tell: (text: Held<G>['game']['text']['en']) => string,
  ) => {
    if (seen.has(thing)) return
    seen.add(thing)
    const key = what + bytes(thing)
    if (told.has(key)) return
    told.add(key)
    sayEverywhere(game, `the ${what} ${thing.kind}`, tell)
  }
  const sayTheNews = ({ table, hands }: State<G>) => {
    for (const news of table.news) once('news', news, (text) => text.news(news, name))
    for (const { news } of hands) {
      for (const secret of news) once('secret', secret, (text) => text.secret(secret, name))
    }
  }
  return {
    pass: ({ state }) => sayTheNews(state),
    visit(stop) {
      for (const seat of stop.watchers) {
        for (const move of stop.moves(seat)) once('move', move, (text) => text.move(move, name))
      }
    },
    leave({ state, record }) {
      sayTheNews(state)
      sayOptions(game, record.options)
    },
    conclude() {
      sayEverywhere(game, 'the title', ({ title }) => title)
      sayEverywhere(game, 'the pitch', ({ pitch }) => pitch)
      for (const kind of game.kinds) sayEverywhere(game, `the kind ${kind}`, (text) => text.kind(kind))
      for (const language of languages) {
        for (const [refusal, sentence] of Object.entries(refusals[language])) {
          written(`the refusal ${refusal}`, language, sentence)
        }
      }
    },
  }
}

type Texts<G extends Shape> = Held<G>['game']['text']

function sayEverywhere<G extends Shape>(
  { text }: { readonly text: Texts<G> },
  what: string,
  tell: (text: Texts<G>['en']) => string,
): void {
  for (const language of languages) written(what, language, tell(text[language]))
}

function sayOptions<G extends Shape>(game: Held<G>['game'], options: G['options']): void {
  for (const [option, value] of Object.entries(options)) {
    const key = option as keyof G['options'] & string
    sayEverywhere(game, `the option ${key}`, (text) => text.option(key).label)
    sayEverywhere(game, `the help of ${key}`, (text) => text.option(key).help)
    sayEverywhere(game, `${value} of ${key}`, (text) => text.value(key, value, name))
  }
}

function written(what: string, language: string, sentence: string): void {
  demand(
    sentence.trim() !== '' && !/undefined|null|NaN|\[object/.test(sentence),
    `${what} has no good text in ${language}: "${sentence}"`,
    'words',
  )
}
