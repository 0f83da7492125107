/** `- R1.1 …` in a list, `| R5.1 …` in a table. */
const WRITTEN = /^(?:- |\| )([A-Z]\d+(?:\.\d+)?)\b/gm

/** The numbers of all clauses that a RULES.md writes down. */
export function clausesOf(rules: string): Set<string> {
  return new Set([...rules.matchAll(WRITTEN)].map(([, clause = '']) => clause))
}
