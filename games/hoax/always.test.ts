/** What holds at every step of every game, however often it is interrupted. */

import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Seat, same } from '../../kernel/state.ts'
import { rests, stands } from './chain.ts'
import { lives } from './company.ts'
import { DECK } from './setup.ts'
import { sorts } from './state.ts'
import { STORE } from './tokens.ts'
import { demand, unruly } from './unruly.ts'

describe('at every step, with an interruption every other time', () => {
  test('H1.1 H5.8 of the 60 tokens none is lost, none is made, and nobody has less than none', () => {
    const moved = new Set<string>()
    unruly(0, 30, ({ table }) => {
      for (const sort of sorts) {
        const all = [table.store, ...table.purses].map((own) => own[sort])
        demand(all.reduce((sum, own) => sum + own) === STORE, `${sort} is lost or made`)
        demand(Math.min(...all) >= 0, `less than no ${sort}`)
      }
      for (const { kind } of table.news) moved.add(kind)
    })
    const ways = ['taxed', 'earned', 'took from', 'paid', 'shared', 'returned', 'unmasked', 'questioned']
    expect(ways.filter((way) => !moved.has(way))).toEqual([])
  })

  test('H3.3 H5.5 every card rests on another, every payment on a card, every transfer on both', () => {
    unruly(1000, 30, ({ table }) => {
      if (table.stage === 'over') return
      const { cards, payment, transfers } = table
      const moved = new Set(transfers.map(({ of }) => of))
      const ground = cards.every(({ seat, storey }) => rests(table, seat, storey))
      demand(ground, 'a card rests on nothing')
      const once = new Set(cards.map(({ seat, storey }) => `${seat} ${storey}`))
      demand(once.size === cards.length, 'a card stands twice')
      const paid = payment && stands(table, payment.role === 'judge' ? 'fine' : 'mercy', payment.to)
      demand(!payment || (paid === true && !stands(table, 'immunity')), 'a payment rests on nothing')
      demand(!moved.has('deed') || stands(table, 'deed'), 'the deed fell and its tokens stay')
      demand(!moved.has('payment') || payment !== null, 'tokens were paid to nobody')
      const sharer = moved.has('share') ? sure(payment?.shared, 'Emperor who got a share') : undefined
      demand(sharer === undefined || stands(table, 'illegal', sharer), 'a share rests on nothing')
    })
  })

  test('H6.4 H6.5 who is out is not asked, owns nothing, owes nothing, and only what is paid stands of him', () => {
    unruly(2000, 30, ({ table, agenda, hands }) => {
      const gone = [...hands.keys()].filter((seat) => !lives(table, seat))
      const meets = (...seats: (Seat | 'store')[]) => gone.some((seat) => seats.includes(seat))
      demand(!meets(...agenda.asked), 'somebody is asked who is out')
      demand(!table.transfers.some(({ from, to }) => meets(from, to)), 'somebody owes who is out')
      for (const seat of gone) {
        demand(same(table.purses[seat], { gold: 0, wine: 0, grain: 0 }), 'somebody owns something and is out')
        demand(hands[seat]?.sealed === null && !table.done[seat], 'somebody chose who is out')
      }
      const ghosts = table.cards.some(({ seat }) => meets(seat))
      demand(!ghosts || table.payment !== null || table.stage === 'over', 'a claim of one who is out stands unpaid')
    })
  })

  test('H1.2 H5.4 the twelve cards are all there, and nobody ever denied or showed what he is', () => {
    const deck = DECK.toSorted()
    unruly(3000, 30, ({ table, hands, box }) => {
      demand(same([...hands.map(({ role }) => role), ...box.rest].toSorted(), deck), 'it is another deck')
      for (const [seat, { role, not }] of hands.entries()) {
        demand(!at(table.denied, seat).includes(role), 'somebody denied the truth')
        demand(!not.some((claim) => at(hands, claim.seat).role === claim.role), 'somebody showed the truth')
      }
    })
  })

  test('H5.7 H9.1 H9.4 somebody is asked until it is over, and it ends in each of the ways', () => {
    const endings = new Set<string>()
    unruly(4000, 30, ({ table, agenda }) => {
      demand(agenda.asked.length > 0 === (table.stage !== 'over'), 'nobody is asked')
      const places = table.out.filter((place) => place !== null).toSorted((a, b) => a - b)
      demand(
        places.every((place, nth) => place === nth + 1),
        'a place is missing',
      )
      if (table.last) endings.add(table.last.ending)
    })
    expect([...endings].toSorted()).toEqual(['last', 'proof', 'rounds'])
  })
})
