import type { Thimble, ThimbleState } from './thimble.ts'

/** What is wrong with it, if anything: every hand holds what the table says it holds. */
export function sound({ agenda, table, hands, box }: ThimbleState): string | undefined {
  const hidden = table.stage === 'guess'
  if ((box.pea !== null) !== hidden) return 'the pea lies where no pea is hidden, or is missing'
  for (const [seat, hand] of hands.entries()) {
    if (hand.dice.length !== table.dice[seat])
      return `seat ${seat} holds ${hand.dice.length} dice, and the table says ${table.dice[seat]}`
    if (hand.pea !== (seat === table.hider ? box.pea : null)) return `seat ${seat} hid another pea`
    if (hand.empty !== null && hand.empty === box.pea) return `seat ${seat} saw the pea where there is none`
    if ((hand.empty !== null) !== table.peeked[seat]) return `seat ${seat} peeked and knows nothing, or the other way`
    const guessed = hidden && seat !== table.hider && !agenda.asked.includes(seat)
    if ((hand.guess !== null) !== guessed) return `seat ${seat} has answered without a guess, or the other way`
    const told = hand.news.every((news) => isTrue(hand, news))
    if (!told) return `seat ${seat} was told what is not so`
  }
  return undefined
}

function isTrue({ dice, empty }: Thimble['hand'], news: Thimble['hand']['news'][number]): boolean {
  if (news.kind === 'empty') return news.cup === empty
  return news.dice.length === dice.length && news.dice.every((die, at) => die === dice[at])
}
