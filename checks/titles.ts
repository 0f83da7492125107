/** What the tests in a file are called: those that are always played, whatever is said beside them or is still to be written. */
import { createRequire } from 'node:module'

/** Read when it is needed: this lies in what is released as well, where there is neither a test nor a bundler. */
const bundler = (): typeof import('vite') => createRequire(import.meta.url)('vite')

interface Titled {
  /** As it is written there: what is put into it stands as `$`. */
  readonly title: string
  /** Where it begins with what is put into it: all words of the rows from which that comes. */
  readonly rows: readonly string[]
}

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

export function titlesIn(path: string, text: string): Titled[] {
  const { program } = bundler().parseSync(path, text)
  const found: Titled[] = []
  const known = new Map<string, Node>()
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) known.set(nameOf(node.id), node.init)
    return true
  })
  visit(program, (node) => {
    const called = node.type === 'CallExpression' ? calledIn(node) : undefined
    // What skips, waits to be written or hangs on a condition may never be played, with all that stands in it.
    if (called === undefined || /^describe(?:\.each)?$/.test(called.name)) return true
    const title = wordsOf(listed(node.arguments)[0])
    if (!/^(?:test|it)(?:\.each)?$/.test(called.name)) return title === undefined
    if (title === undefined) return true
    const rows = called.rows.map((row) => (row.type === 'Identifier' && known.get(nameOf(row))) || row)
    found.push({ title, rows: /^[$%]/.test(title) ? rows.flatMap(wordsWithin) : [] })
    return true
  })
  return found
}

/** `test`, `describe.skip` …; with `each` what it is called for. */
function calledIn({ callee }: Node): { readonly name: string; readonly rows: readonly Node[] } | undefined {
  if (!isNode(callee)) return undefined
  const isEach = callee.type === 'CallExpression'
  const name = nameOf(isEach ? callee.callee : callee)
  if (!/^(?:test|it|describe)(?:\.|$)/.test(name)) return undefined
  return { name, rows: isEach ? listed(callee.arguments) : [] }
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return String(node.name ?? '')
}

function wordsOf(node: Node | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  return listed(node.quasis)
    .map(({ value }) => (value as { readonly cooked: string }).cooked)
    .join('$')
}

function wordsWithin(node: Node): string[] {
  const all: string[] = []
  visit(node, (one) => {
    const words = wordsOf(one)
    if (words !== undefined) all.push(words)
    return true
  })
  return all
}

/** Every part of it, down to where somebody has seen enough. */
function visit(node: unknown, goesOn: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const one of node) visit(one, goesOn)
  else if (isNode(node) && goesOn(node)) for (const part of Object.values(node)) visit(part, goesOn)
}

const isNode = (some: unknown): some is Node => typeof some === 'object' && some !== null && 'type' in some
const listed = (some: unknown): Node[] => (Array.isArray(some) ? some.filter(isNode) : [])
