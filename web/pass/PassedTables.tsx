/** On the first page: the tables at which this device goes from hand to hand. The house knows them under other tokens. */
import { listed } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import * as css from '../pages/home.module.css'
import { Art } from '../parts/Art.tsx'
import { passWords as t } from './pass.words.ts'
import { passedTables } from './people.ts'

export function PassedTables({ known }: { readonly known: readonly string[] }) {
  const tables = passedTables().filter(({ code }) => !known.includes(code))
  if (tables.length === 0) return null
  return (
    <section>
      <h2>{t().tables}</h2>
      <div class={kit.rows}>
        {tables.map(({ code, names }) => (
          <a key={code} class={css.tablelink} href={`/t/${code}`}>
            <span>
              <b>{code}</b>
              <em>{listed(names)}</em>
            </span>
            <Art of="arrow" class={css.tablelinkArrow} />
          </a>
        ))}
      </div>
    </section>
  )
}
