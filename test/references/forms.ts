/** What a schema takes, in words. */
import { at, sure } from '../../kernel/at.ts'
import { printable, visible } from '../../protocol/forms.ts'
import { emotes, marks, phrases } from '../../protocol/words.ts'

/** A schema of valibot, or a step of its pipe, as far as we use them. */
export interface Form {
  readonly type: string
  readonly entries?: Readonly<Record<string, Form>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Form
  readonly literal?: unknown
  readonly key?: unknown
  readonly pipe?: readonly Form[]
  readonly requirement?: unknown
}

export interface Field {
  readonly name: string
  readonly takes: string
}

/** The fields of an object, those of an object in it under its name; one that may be left out says so. */
export function fieldsOf({ entries }: Form, under = ''): Field[] {
  return Object.entries(sure(entries, 'entries')).flatMap(([key, form]) => {
    const name = `${under}${key}`
    return [{ name, takes: words(form) }, ...fieldsIn(name, form)]
  })
}

function fieldsIn(name: string, form: Form): Field[] {
  if (form.wrapped) return fieldsIn(name, form.wrapped)
  return form.type === 'strict_object' ? fieldsOf(form, `${name}.`) : []
}

function words(form: Form): string {
  switch (form.type) {
    case 'exact_optional':
      return `${words(sure(form.wrapped, 'wrapped'))}; may be left out`
    case 'nullable':
      return `null, or ${words(sure(form.wrapped, 'wrapped'))}`
    case 'literal':
      return said(form.literal)
    case 'picklist':
      return named(sure(form.options, 'options'))
    case 'union':
      return oneOf((sure(form.options, 'options') as readonly Form[]).map(words))
    case 'variant':
      return oneOf((sure(form.options, 'options') as readonly Form[]).map(shape))
    case 'strict_object':
      return 'an object'
    case 'record':
      return 'an object'
    case 'boolean':
      return 'true or false'
    case 'number':
      return number(form)
    case 'string':
      return text(form)
    default:
      throw new Error(`no words for a form of type ${form.type}`)
  }
}

/** An object in one line, as one of several. */
function shape({ entries }: Form): string {
  const parts = Object.entries(sure(entries, 'entries')).map(([key, form]) => `\`${key}\`: ${words(form)}`)
  return `{ ${parts.join(', ')} }`
}

/** Long lists are told once, under a name. */
const lists: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [marks, 'a *mark*'],
  [phrases, 'a *phrase*'],
  [emotes, 'an *emote*'],
])

const named = (options: readonly unknown[]) => lists.get(options) ?? oneOf(options.map(said))

const said = (value: unknown) => `\`${JSON.stringify(value)}\``

function oneOf(list: readonly string[]): string {
  return list.length === 1 ? at(list, 0) : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
}

const step = ({ pipe }: Form, type: string) => pipe?.find((form) => form.type === type)?.requirement

function number(form: Form): string {
  const [least, most] = [step(form, 'min_value'), step(form, 'max_value')]
  const upTo = most === undefined || most === Number.MAX_SAFE_INTEGER ? 'on' : `to ${most}`
  return least === undefined ? 'a number' : `a whole number from ${least} ${upTo}`
}

function text(form: Form): string {
  const [least, most] = [step(form, 'min_length'), step(form, 'max_length')]
  const pattern = form.pipe?.find(({ type, requirement }) => type === 'regex' && !isKnown(requirement))?.requirement
  if (pattern instanceof RegExp) return asPattern(pattern, most)
  const long = `a text of ${least === undefined ? 'at most' : `${least} to`} ${most} letters`
  const isVisible = form.pipe?.some((part) => (part as unknown) === visible)
  return isVisible ? `${long}, of which one can be seen` : long
}

const isKnown = (pattern: unknown) => pattern === visible.requirement || pattern === printable.requirement

function asPattern({ source }: RegExp, most: unknown): string {
  const [, digits] = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(source) ?? []
  if (digits) return `${digits} digits of 0–9 and a–f`
  return `a text${most === undefined ? '' : ` of at most ${most} letters`} like \`${source.replaceAll('`', '')}\``
}
