/** What our files declare, as the compiler reads them: each declaration with the comment before it and without what it does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import { createVirtualFileSystem } from 'typescript/unstable/fs'
import { API } from 'typescript/unstable/sync'
import { sure } from '../../kernel/at.ts'

const root = join(import.meta.dirname, '../..')

export interface Declaration {
  readonly name: string
  readonly comment: string
  readonly code: string
  readonly is: 'exported' | 'inner'
}

/** One of several shapes that a type may have. */
interface Branch {
  readonly comment: string
  readonly code: string
}

export interface Declared {
  readonly declarations: readonly Declaration[]
  /** The parts of a type that is one of many. */
  branches(name: string): readonly Branch[]
}

/** Reads these files, by their paths from the root. They alone are read: nothing here asks what a type means. */
export function declaredIn<const P extends string>(paths: readonly P[]): Readonly<Record<P, Declared>> {
  const files = Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(join(root, path), 'utf8')]))
  const compilerOptions = {
    noLib: true,
    noResolve: true,
    types: [],
    module: 'nodenext',
    allowImportingTsExtensions: true,
  }
  const config = JSON.stringify({ compilerOptions, files: Object.keys(files) })
  const api = new API({ cwd: '/', fs: createVirtualFileSystem({ ...files, '/tsconfig.json': config }) })
  try {
    const [project] = api.updateSnapshot({ openProjects: ['/tsconfig.json'] }).getProjects()
    const { program } = sure(project, 'project')
    const read = (path: P) => declared(sure(program.getSourceFile(`/${path}`), path))
    return Object.fromEntries(paths.map((path) => [path, read(path)])) as Record<P, Declared>
  } finally {
    api.close()
  }
}

type Named = Node & {
  readonly name?: { readonly text: string }
  readonly body?: Node
  readonly type?: Node & { readonly types?: readonly Node[] }
  readonly modifiers?: readonly Node[]
  readonly declarationList?: { readonly declarations: readonly Named[] }
  readonly initializer?: Node
}

function declared(file: SourceFile): Declared {
  const statements = [...file.statements] as Named[]
  return {
    declarations: statements.flatMap((statement) => declarationOf(statement, file.text) ?? []),
    branches: (name) => {
      const { type } = sure(
        statements.find((statement) => statement.name?.text === name),
        name,
      )
      let before = sure(type, 'type').pos
      return [...(type?.types ?? [])].map((part) => {
        const comment = commentIn(file.text.slice(before, part.getStart()))
        before = part.end
        return { comment, code: unindented(part.getText()) }
      })
    },
  }
}

const KINDS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.VariableStatement,
  SyntaxKind.ClassDeclaration,
])

function declarationOf(statement: Named, text: string): Declaration | undefined {
  if (!KINDS.has(statement.kind)) return undefined
  const [variable] = statement.declarationList?.declarations ?? []
  const isExported = statement.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword)
  return {
    name: sure((variable ?? statement).name?.text, 'name'),
    comment: commentIn(text.slice(statement.pos, statement.getStart())),
    code: text
      .slice(statement.getStart(), signatureEnd(statement, variable))
      .replace(/^export /, '')
      .trim(),
    is: isExported ? 'exported' : 'inner',
  }
}

/** Where what it is ends, and what it does begins. A thing whose type is written needs not be seen. */
function signatureEnd(statement: Named, variable: Named | undefined): number {
  if (variable?.type) return variable.type.end
  return statement.kind === SyntaxKind.InterfaceDeclaration ? statement.end : (statement.body?.pos ?? statement.end)
}

/** The words of the last comment here that documents something. */
function commentIn(trivia: string): string {
  const comments = [...trivia.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
  const lines = (comments.at(-1)?.[1] ?? '').split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim())
  return lines.join('\n').trim()
}

/** A piece of code that stood further in, from the left edge. */
function unindented(code: string): string {
  const [first = '', ...rest] = code.split('\n')
  const deep = Math.min(...rest.map((line) => line.search(/\S/)).filter((at) => at >= 0))
  return [first, ...rest.map((line) => line.slice(Number.isFinite(deep) ? deep : 0))].join('\n')
}
