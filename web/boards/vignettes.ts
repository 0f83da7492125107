/** A small picture for each game. */
import type { OfEveryGame } from '../../games/keys.ts'
import goblets from '../look/vig-goblets.svg'
import hoax from '../look/vig-hoax.svg'
import rats from '../look/vig-rats.svg'
import toast from '../look/vig-toast.svg'

export const vignettes: Readonly<Record<string, string>> = {
  goblets,
  hoax,
  rats,
  toast,
} satisfies OfEveryGame<string>
