import { look, type Shape, type State } from '../state.ts'
import { languages, type Name, refusals, type Text } from '../text.ts'
import { demand, everySeat, type Trial, walk } from './walk.ts'

const name: Name = (seat) => `Seat-${seat}`

/** Every move, every piece of news and every option has a text in every language. */
export function everythingIsSaid<G extends Shape>(trial: Trial<G>): void {
  const { game, options } = trial
  for (const language of languages) {
    const text = game.text[language]
    const written = (what: string, sentence: string) =>
      demand(
        sentence.trim() !== '' && !/undefined|null|NaN|\[object/.test(sentence),
        `${game.key}: ${what} has no good text in ${language}: ${sentence}`,
      )
    written('the title', text.title)
    written('the pitch', text.pitch)
    for (const kind of game.kinds) written(`the kind ${kind}`, text.kind(kind))
    for (const [key, value] of Object.entries(options))
      sayOption(text, key as keyof G['options'] & string, value, written)
    const check = (state: State<G>) => sayState(trial, state, text, written)
    check(walk(trial, ({ state }) => check(state)))
    for (const [refusal, sentence] of Object.entries(refusals[language])) written(`the refusal ${refusal}`, sentence)
  }
}

type Written = (what: string, sentence: string) => void

function sayOption<G extends Shape>(
  text: Text<G>,
  key: keyof G['options'] & string,
  value: unknown,
  written: Written,
): void {
  const { label, help } = text.option(key)
  written(`the option ${key}`, label)
  written(`the help of ${key}`, help)
  written(`${value} of ${key}`, text.value(key, value, name))
}

function sayState<G extends Shape>({ game }: Trial<G>, state: State<G>, text: Text<G>, written: Written): void {
  for (const news of state.table.news) written(`the news ${news.kind}`, text.news(news, name))
  for (const seat of everySeat(state)) {
    for (const news of state.hands[seat]!.news) written(`the secret ${news.kind}`, text.secret(news, name))
    for (const move of game.moves(look(state, seat))) written(`the move ${move.kind}`, text.move(move, name))
  }
}
