/** What a house keeps in its folder: whole, of a version that this one understands, with keys that are nobody else's. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { keysIn, readKeys } from '../../server/ops/keys.ts'
import { versionOf } from '../../server/store/database.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { migrations } from '../../server/store/migrations.ts'
import { isWhole } from '../copying.ts'
import { type Check, type Finding, ill, mind, well } from './finding.ts'
import { readTables } from './tables.ts'
import type { DoctorText } from './text.en.ts'

export const data: Check = ({ data, store, text: { data: text } }) => {
  if (store) return []
  const file = databaseIn(data)
  if (!existsSync(file)) return [mind(text.nothing(data))]
  return [tables(file, text), keys(keysIn(data), text)]
}

function tables(file: string, text: DoctorText['data']): Finding {
  try {
    return readTables(file, (db) => {
      const version = versionOf(db)
      if (!version) return ill(text.foreign(file))
      if (version > migrations.length) return ill(text.later(file))
      if (!isWhole(db, file)) return ill(text.damaged(file))
      return well(version < migrations.length ? text.earlier(file) : text.whole(file))
    })
  } catch {
    return ill(text.damaged(file))
  }
}

function keys(file: string, text: DoctorText['data']): Finding {
  if (!existsSync(file)) return ill(text.noKeys(file))
  try {
    readKeys(readFileSync(file, 'utf8'), file)
  } catch {
    return ill(text.damagedKeys(file))
  }
  const others = process.platform === 'win32' ? 0 : statSync(file).mode & 0o077
  return others === 0 ? well(text.keys) : ill(text.openKeys(file))
}
