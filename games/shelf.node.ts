/** Every game of the house. Whoever adds a game adds it here, and nowhere else; a page finds them by their folders. */
import type { Kit, Shelved } from '../kernel/kit.ts'
import { kit as dice } from './dice/kit.ts'
import { kit as goblets } from './goblets/kit.ts'
import { kit as hoax } from './hoax/kit.ts'
import { kit as rats } from './rats/kit.ts'
import { kit as toast } from './toast/kit.ts'

const kits: readonly Kit[] = [rats, goblets, toast, hoax, dice]

export const shelf: readonly Shelved[] = kits.map((kit) => ({ title: kit.title, kit, open: async () => kit }))
