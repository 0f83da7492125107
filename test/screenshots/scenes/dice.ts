/** Late in an evening of Liar's Dice: the first bid, an answer, the cups up, and the end. */
import { dice as game } from '../../../games/dice/index.ts'
import type { DiceState, Face, Move } from '../../../games/dice/state.ts'
import { at } from '../../../kernel/at.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { Company, names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const bid = (count: number, face: Face): Move => ({ kind: 'bid', count, face })

/** What lies under each cup, in place of what was dealt. */
function under(cups: readonly string[]): (dealt: DiceState) => void {
  return ({ table, hands }) => {
    for (const [seat, cup] of cups.entries()) {
      const dice = [...cup].map(Number) as Face[]
      table.dice[seat] = dice.length
      Object.assign(at(hands, seat), { dice, news: dice.length > 0 ? [{ kind: 'threw', dice: [...dice] }] : [] })
    }
  }
}

async function sat(stage: Stage, windows: Windows, code: string, cups: readonly string[]): Promise<Company> {
  stage.lay(code, (dealt) => under(cups)(dealt as unknown as DiceState))
  const options = { ...defaults(game, cups.length), starter: 0, exact: true } as unknown as Settings['options']
  const settings = { game: 'dice', options }
  const company = await Company.playing(stage, { code, names: names.slice(0, cups.length), settings })
  await windows.goTo(`/t/${code}`)
  await windows.shows('.dice-bidding .kit_go')
  await windows.unfocus()
  return company
}

/** Whoever is asked does this, and all hear of it. */
async function says({ people, ada }: Company, ...moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    const person = at(people, at(ada.view.agenda.asked, 0))
    const { seq = 0 } = await person.must({ is: 'move', question: person.view.agenda.question, move })
    await Promise.all(people.map((other) => other.until(() => other.seq >= seq)))
  }
}

export async function dice(stage: Stage, windows: Windows): Promise<void> {
  const five = await sat(stage, windows, 'BECHER', ['55132', '2644', '336', '12456', '5'])
  await windows.take('dice-bid')
  await says(five, bid(3, 5), bid(4, 5), bid(5, 3), bid(5, 5), bid(6, 6))
  await windows.shows('.dice-bidding_call')
  await windows.unfocus()
  await windows.take('dice-answer')
  await says(five, { kind: 'doubt' })
  await windows.shows('.dice-lifted .kit_go')
  await windows.unfocus()
  await windows.take('dice-lifted')

  const last = await sat(stage, windows, 'BECHR2', ['33', '6'])
  await says(last, bid(2, 3), { kind: 'doubt' })
  await windows.press('.dice-lifted .kit_go')
  await windows.shows('.over')
  await windows.unfocus()
  await windows.take('dice-over')
}
