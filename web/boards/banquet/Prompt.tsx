/** What a picked action still wants to know; where a power asks, what it does stands first. */
import * as kit from '../../look/kit.module.css'
import type { Prompted } from './asking.ts'
import type { AnyMove } from './choosing.ts'
import * as css from './deeds.module.css'
import { type Dress, useDress } from './dress.ts'
import { Token } from './heraldry.tsx'

interface PromptProps<M extends AnyMove> {
  readonly prompt: Prompted<M>
  play(move: M): void
  unpick(): void
}

function Power({ prompt: { power, sentence } }: { readonly prompt: Prompted<AnyMove> }) {
  const { characters } = useDress()
  if (!power) return null
  return (
    <p class={css.power}>
      <b>{characters[power]?.name}.</b> {sentence}
    </p>
  )
}

function Question({ prompt: { question } }: { readonly prompt: Prompted<AnyMove> }) {
  return question ? <p class={css.question}>{question}</p> : null
}

function Back<M extends AnyMove>({ prompt: { back, options }, play, unpick }: PromptProps<M>) {
  if (!back) return null
  return (
    <button
      type="button"
      class={`${options.length > 0 ? kit.line : kit.link} ${css.back}`}
      onClick={() => (back.move ? play(back.move) : unpick())}
    >
      {back.words}
    </button>
  )
}

/** All of it, for those who hear it. */
export function saidOf(prompt: Prompted<AnyMove>, { characters }: Dress): string {
  const { power, sentence, question } = prompt
  return [power && `${characters[power]?.name}. ${sentence}`, question].filter(Boolean).join(' ')
}

const hasButtons = ({ options }: Prompted<AnyMove>) => options.length > 0

/** In place of the title: what the power does, where it is answered by buttons; else what is wanted, and the way back. */
export function Asked<M extends AnyMove>(props: PromptProps<M>) {
  const { prompt } = props
  const buttons = hasButtons(prompt)
  return (
    <div class={css.prompt}>
      <div class={css.asks}>{buttons && prompt.power ? <Power prompt={prompt} /> : <Question prompt={prompt} />}</div>
      {!buttons && <Back {...props} />}
    </div>
  )
}

/** Whether the answers, or what a power does, take the place of the actions and of what cannot be poured now. */
export function isLarge(prompt: Prompted<AnyMove> | null): boolean {
  return prompt !== null && (hasButtons(prompt) || prompt.power !== null)
}

/** What lies over the actions; all of it, where the title gives its place to something that was seen. */
export function Answers<M extends AnyMove>(props: PromptProps<M> & { readonly head: 'asks' | 'shows' }) {
  const { prompt, play, head } = props
  const { power, options } = prompt
  const buttons = hasButtons(prompt)
  return (
    <div class={css.prompt} data-size="large">
      <div class={css.asks}>
        {(!buttons || head === 'shows') && <Power prompt={prompt} />}
        {buttons && (power || head === 'shows') && <Question prompt={prompt} />}
      </div>
      {buttons && (
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
          <Back {...props} />
        </div>
      )}
    </div>
  )
}
