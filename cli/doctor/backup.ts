/** When was all of it copied last? */
import { existsSync } from 'node:fs'
import { databaseIn } from '../../server/store/database-file.ts'
import { lastCopy } from '../copied.ts'
import { type Check, ill, mind, well } from './finding.ts'

const DAY = 86_400_000
const [STALE, TOO_OLD] = [2, 14]

export const backup: Check = ({ data, store, now, text: { backup: text } }) => {
  if (store) return [well(text.database)]
  if (!existsSync(databaseIn(data))) return []
  const last = lastCopy(data)
  if (!last) return [mind(text.none)]
  const days = Math.floor((now - last.at) / DAY)
  if (now - last.at > TOO_OLD * DAY) return [ill(text.old(days, last.file))]
  if (now - last.at > STALE * DAY) return [mind(text.old(days, last.file))]
  return [existsSync(last.file) ? well(text.fresh(last.file)) : mind(text.gone(last.file))]
}
