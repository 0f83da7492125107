/** A small picture for each game. */
import rats from '../look/vig-rats.svg'

export const vignettes: Readonly<Record<string, string>> = { rats }
