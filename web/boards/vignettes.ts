/** A small picture for each game. */
import goblets from '../look/vig-goblets.svg'
import rats from '../look/vig-rats.svg'

export const vignettes: Readonly<Record<string, string>> = { goblets, rats }
