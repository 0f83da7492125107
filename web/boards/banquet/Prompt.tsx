/** What a picked action still wants to know; where a power asks, what it does stands first. */
import * as kit from '../../look/kit.module.css'
import type { Prompted } from './asking.ts'
import type { AnyMove } from './choosing.ts'
import * as css from './deeds.module.css'
import { useDress } from './dress.ts'
import { Token } from './heraldry.tsx'

interface PromptProps<M extends AnyMove> {
  readonly prompt: Prompted<M> | null
  play(move: M): void
  unpick(): void
}

/** A prompt with buttons, or with a power to read, takes the room of the actions and of what cannot be poured now. */
export function isLarge(prompt: Prompted<AnyMove> | null): boolean {
  return prompt !== null && (prompt.options.length > 0 || prompt.power !== null)
}

export function Prompt<M extends AnyMove>({ prompt, play, unpick }: PromptProps<M>) {
  const { characters } = useDress()
  // Its lines are kept free, so that no goblet moves away from the finger that drags a token to it.
  if (!prompt) return <div class={css.prompt} />
  const { power, sentence, question, options, back } = prompt
  const leave = back && (
    <button
      type="button"
      class={`${options.length > 0 ? kit.line : kit.link} ${css.back}`}
      onClick={() => (back.move ? play(back.move) : unpick())}
    >
      {back.words}
    </button>
  )
  return (
    <div class={css.prompt} data-size={isLarge(prompt) ? 'large' : 'small'}>
      <div class={css.asks} aria-live="polite">
        {power && (
          <p class={css.power}>
            <b>{characters[power]?.name}.</b> {sentence}
          </p>
        )}
        {question && <p class={css.question}>{question}</p>}
      </div>
      {options.length > 0 ? (
        <div class={css.options} data-options>
          {options.map(({ move, words, tokens: [give, get] }, at) => (
            <button
              key={at}
              type="button"
              class={options.length === 1 ? kit.go : kit.line}
              data-house={move.house}
              onClick={() => play(move)}
            >
              {give && (
                <span class={css.gives} aria-hidden="true">
                  <Token sort={give} />
                  {get && '→'}
                  {get && <Token sort={get} />}
                </span>
              )}
              <span>{words}</span>
            </button>
          ))}
          {leave}
        </div>
      ) : (
        leave
      )}
    </div>
  )
}
