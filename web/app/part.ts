/** Something that belongs to a game, fetched when somebody first wants it; nothing until it is there, or where there is none. */
import { useEffect, useState } from 'preact/hooks'

export function usePart<T extends object>(
  fetch: (game: string) => Promise<T | undefined>,
  game: string,
): T | undefined {
  const [part, setPart] = useState<T>()
  useEffect(() => {
    fetch(game).then(setPart, () => {})
  }, [game])
  return part
}
