import { expect, test } from 'vitest'
import type { Better, Betting } from '../../protocol/bets.ts'
import { bestReader, guessesOf, heldIn, strikingIn } from './striking.ts'

const claim = (at: number, truth: 'true' | 'false') => ({ at, seat: 0, what: '1', truth })
const better = (name: string, ...bets: Better['bets']): Better => ({ name, who: 'another', bets })
const betting: Betting = {
  claims: [claim(3, 'false'), claim(5, 'true'), claim(8, 'false'), claim(9, 'true')],
  betters: [
    better(
      'Eve',
      { claim: 0, says: 'truth', sure: 90 },
      { claim: 1, says: 'lie', sure: 80 },
      { claim: 2, says: 'lie', sure: 100 },
    ),
    better('Ned', { claim: 0, says: 'truth', sure: 50 }, { claim: 3, says: 'truth', sure: 70 }),
  ],
}

test('what the room held likely is what all of them did, on the average', () => {
  expect(heldIn(betting).map(({ belief, voices }) => [belief, voices])).toEqual([
    [0.7, 2],
    [0.2, 1],
    [0, 1],
    [0.7, 1],
  ])
})

test('told is what fooled the room most, and the lie it smelt best, in the order of the game', () => {
  expect(strikingIn(heldIn(betting)).map((held) => held.claim.at)).toEqual([3, 5, 8])
  const dull = heldIn({
    ...betting,
    claims: [claim(3, 'true')],
    betters: [better('Ned', { claim: 0, says: 'truth', sure: 70 })],
  })
  expect(strikingIn(dull).map((held) => held.claim.at)).toEqual([3])
})

test('who was least off reads best, if they had more than a word or two to say, or nobody had', () => {
  expect(bestReader(betting)?.name).toBe('Eve')
  const [eve, ned] = betting.betters as [Better, Better]
  expect(bestReader({ ...betting, betters: [{ ...eve, bets: eve.bets.slice(0, 2) }, ned] })?.name).toBe('Ned')
  expect(guessesOf(betting, betting.betters[1] as Better)).toEqual([
    { says: 'truth', sure: 50, truth: 'false' },
    { says: 'truth', sure: 70, truth: 'true' },
  ])
  expect(bestReader({ claims: [], betters: [] })).toBeUndefined()
})
