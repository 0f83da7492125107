/**
 * Laying a table, and sitting down at it. The line may be long in answering: whoever has gone elsewhere meanwhile is not taken away from
 * there, and finds the table in their list.
 */
import { sure } from '../../kernel/at.ts'
import type { Mark } from '../../protocol/words.ts'
import { ask, type Reply, type Wish } from './line.ts'
import { stillHere, turn } from './route.ts'
import { tell, visit } from './table.ts'

type Laying = Extract<Wish, { readonly is: 'create' }>

interface Sitter {
  readonly name: string
  readonly mark: Mark | undefined
}

export async function layTable(wish: Laying | Promise<Laying>, { name, mark }: Sitter): Promise<Reply> {
  const isHere = stillHere()
  const wished = await wish
  const reply = await ask(wished)
  if (reply.is === 'ok' && isHere()) {
    const code = sure(reply.code, 'code')
    visit(code, wished.password)
    void tell({ is: 'sit', name, ...(mark ? { mark } : {}) })
    turn(`/t/${code}`)
  }
  return reply
}
