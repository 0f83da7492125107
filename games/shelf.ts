/** The games that a page finds in the folders of the house: their lids at once, the rest of each when somebody comes to it. */
import type { Kit, Shelved, Title } from '../kernel/kit.ts'

const titles = import.meta.glob<Title>('./*/title.ts', { eager: true, import: 'title' })
const kits = import.meta.glob<Kit>('./*/kit.ts', { import: 'kit' })

export const shelf: readonly Shelved[] = Object.values(titles)
  .sort((a, b) => a.place - b.place)
  .flatMap((title) => {
    const open = kits[`./${title.key}/kit.ts`]
    return open ? [{ title, open }] : []
  })
