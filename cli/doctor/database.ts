/** The database of several houses: is it there, of which shape is it, and may this user do what a house has to? */
import { whatIsKept } from '../kept.ts'
import { type Check, ill, well } from './finding.ts'
import { asked } from './sight.ts'

export const database: Check = async (visit) => {
  const { store, text, common } = visit
  if (!store) return []
  try {
    const { shown, shape, rights } = await asked(visit)
    if (rights === 'too few') return [ill(text.database.rights(shown))]
    return [well(text.database[shape](shown))]
  } catch (error) {
    const why = whatIsKept(error, common)
    if (why === undefined) throw error
    return [ill(text.database.shut(why))]
  }
}
