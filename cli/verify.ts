import { findGame } from '../games/index.ts'
import { sure } from '../kernel/at.ts'
import type { Sealed } from '../kernel/record.ts'
import { flaws, verify as judge, startsOf } from '../kernel/verify.ts'
import { contradicts, readWitness, type Testimony, testify } from '../kernel/witness.ts'
import { points, testimonies } from '../kernel/witness.words.ts'
import { textOf } from './files.ts'
import { onlyWord, read, Usage, type Words } from './words.ts'

/** What somebody saw before the deal, and brings along. */
interface Brought {
  readonly commitment?: 'same' | 'different'
  readonly testimony?: Testimony
}

export function verify(args: readonly string[]): { print: string; code: number } {
  const words = read(args, { commitment: 'value', receipts: 'value' })
  const verdict = judge(textOf(words, onlyWord(words, 'FILE')), findGame)
  const bring = bringing(words)
  if (!verdict.fair) {
    const { flaw, line } = verdict
    return {
      code: 1,
      print: words.json ? JSON.stringify(verdict) : words.text.unfair(flaws[words.language][flaw], line),
    }
  }
  const { sealed, ranking } = verdict
  const brought = bring(sealed)
  const { commitment, testimony } = brought
  const fair = commitment !== 'different' && !(testimony && contradicts(testimony))
  const { game, seats } = sealed.terms
  const entries = sealed.entries.length
  const { chain } = sure(sealed.closing, 'closing')
  const print = words.json
    ? JSON.stringify({ fair, game, seats, entries, ranking, chain, ...brought })
    : [words.text.fair(entries, chain), ...said(words, sealed, brought)].join('\n')
  return { code: fair ? 0 : 1, print }
}

/** Reads what was brought along before anything is checked: wrong words are wrong whatever the record says. */
function bringing(words: Words): (sealed: Sealed) => Brought {
  const commitment = words.value('commitment')
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    throw new Usage(words.text.errors.notCommitment(commitment))
  const file = words.value('receipts')
  const witness = file === undefined ? undefined : readWitness(textOf(words, file))
  if (file !== undefined && !witness) throw new Usage(words.text.errors.notReceipts(file))
  return (sealed) => {
    const known = startsOf(sealed.terms).some((start) => start.commitment === commitment?.toLowerCase())
    return {
      ...(commitment !== undefined && { commitment: known ? 'same' : 'different' }),
      ...(witness && { testimony: testify(witness, sealed) }),
    }
  }
}

function said({ language, text }: Words, { terms }: Sealed, { commitment, testimony }: Brought): string[] {
  const sentences = testimonies[language]
  const lines = testimony
    ? points.map((point) => (sentences[point] as Record<string, string>)[testimony[point]] ?? '')
    : []
  if (commitment) lines.unshift(sentences.commitment[commitment])
  if (!terms.restarts) lines.push(text.before)
  else if (lines.length === 0) lines.push(text.alone)
  return lines
}
