/**
 * A small game to test the contract with. The hider puts a pea under a cup; the others guess, sealed, and may peek
 * first: then they alone learn of one empty cup. When all have guessed, the cups are lifted; right guesses score a
 * point, wrong ones cost a die as long as there is more than one. Everybody has dice before them that nobody else sees;
 * the hider ends the round with a throw for everybody to see, or by showing one of those dice, and scores it. Then all
 * dice are rolled anew. After a round each the game is over.
 */
import { at, sure } from '../at.ts'
import { type Bots, randomBot } from '../bot.ts'
import { type Chance, pick } from '../chance.ts'
import type { Game, Reveal } from '../game.ts'
import { answered, ask, copy, type Seat, type Shape, type State, type View } from '../state.ts'
import { type Text, telling } from '../text.ts'
import { sound } from './thimble.sound.ts'

type Cup = number
type Die = number
type Told =
  | { readonly kind: 'hid' | 'peeked'; readonly seat: Seat }
  | { readonly kind: 'lifted'; readonly pea: Cup }
  | { readonly kind: 'thrown' | 'shown'; readonly die: Die }
  | { readonly kind: 'rolled' }
type Secret = { readonly kind: 'empty'; readonly cup: Cup } | { readonly kind: 'rolled'; readonly dice: readonly Die[] }

export interface Thimble extends Shape {
  table: {
    news: Told[]
    cups: number
    hider: Seat
    stage: 'hide' | 'guess' | 'throw' | 'over'
    peeked: boolean[]
    score: number[]
    guesses: (Cup | null)[]
    /** How many each has. */
    dice: number[]
  }
  hand: { news: Secret[]; empty: Cup | null; guess: Cup | null; pea: Cup | null; dice: Die[] }
  box: { pea: Cup | null }
  move:
    | { readonly kind: 'hide' | 'guess'; readonly cup: Cup }
    | { readonly kind: 'peek' }
    | { readonly kind: 'throw' }
    | { readonly kind: 'show'; readonly die: Die }
  options: { cups: 3 | 4 }
}

type Move = Thimble['move']
export type ThimbleState = State<Thimble>

const DICE = 3

function setup(seats: number, { cups }: Thimble['options'], chance: Chance): ThimbleState {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const state: ThimbleState = {
    agenda: { question: 0, asked: [] },
    table: {
      news: [],
      cups,
      hider: 0,
      stage: 'hide',
      peeked: each(() => false),
      score: each(() => 0),
      guesses: each(() => null),
      dice: each(() => DICE),
    },
    hands: each(() => ({ news: [], empty: null, guess: null, pea: null, dice: [] })),
    box: { pea: null },
  }
  roll(state, chance)
  ask(state, [0])
  return state
}

function roll({ table, hands }: ThimbleState, chance: Chance): void {
  table.news.push({ kind: 'rolled' })
  for (const [seat, hand] of hands.entries()) {
    hand.dice = throwDice(at(table.dice, seat), chance)
    hand.news.push({ kind: 'rolled', dice: [...hand.dice] })
  }
}

function throwDice(many: number, chance: Chance): Die[] {
  return Array.from({ length: many }, () => chance(6) + 1)
}

function moves({ seat, agenda, table, hand }: View<Thimble>): Move[] {
  if (!agenda.asked.includes(seat)) return []
  const cups = Array.from({ length: table.cups }, (_, cup) => cup)
  if (table.stage === 'hide') return cups.map((cup) => ({ kind: 'hide', cup }))
  if (table.stage === 'throw') {
    const own = [...new Set<Die>(hand.dice)]
    return [{ kind: 'throw' }, ...own.map((die): Move => ({ kind: 'show', die }))]
  }
  const guesses = cups.map((cup): Move => ({ kind: 'guess', cup }))
  return table.peeked[seat] ? guesses : [...guesses, { kind: 'peek' }]
}

function play(state: ThimbleState, seat: Seat, move: Move, chance: Chance): void {
  const { table, hands, box } = state
  const hand = at(hands, seat, 'hand')
  switch (move.kind) {
    case 'hide':
      box.pea = move.cup
      hand.pea = move.cup
      table.guesses.fill(null)
      table.stage = 'guess'
      table.news.push({ kind: 'hid', seat })
      return ask(
        state,
        hands.map((_, other) => other).filter((other) => other !== seat),
      )
    case 'peek': {
      const empty = emptyCups(table.cups, sure(box.pea, 'pea'))
      hand.empty = pick(empty, chance)
      hand.news.push({ kind: 'empty', cup: hand.empty })
      table.peeked[seat] = true
      table.news.push({ kind: 'peeked', seat })
      return
    }
    case 'guess':
      hand.guess = move.cup
      answered(state, seat)
      return state.agenda.asked.length === 0 ? lift(state) : undefined
    case 'throw': {
      const die = chance(6) + 1
      score(table, seat, die)
      table.news.push({ kind: 'thrown', die })
      return nextRound(state, chance)
    }
    case 'show':
      score(table, seat, move.die)
      table.news.push({ kind: 'shown', die: move.die })
      return nextRound(state, chance)
  }
}

function score(table: Thimble['table'], seat: Seat, points: number): void {
  table.score[seat] = at(table.score, seat) + points
}

function emptyCups(cups: number, pea: Cup): Cup[] {
  return Array.from({ length: cups }, (_, cup) => cup).filter((cup) => cup !== pea)
}

function lift(state: ThimbleState): void {
  const { table, hands, box } = state
  const pea = sure(box.pea, 'pea')
  for (const [seat, hand] of hands.entries()) {
    if (hand.guess === pea) score(table, seat, 1)
    else if (hand.guess !== null && hand.dice.length > 1) {
      hand.dice.pop()
      table.dice[seat] = at(table.dice, seat) - 1
    }
    table.guesses[seat] = hand.guess
    Object.assign(hand, { empty: null, guess: null, pea: null })
  }
  table.peeked.fill(false)
  table.news.push({ kind: 'lifted', pea })
  box.pea = null
  table.stage = 'throw'
  ask(state, [table.hider])
}

function nextRound(state: ThimbleState, chance: Chance): void {
  state.table.hider++
  const over = state.table.hider === state.hands.length
  state.table.stage = over ? 'over' : 'hide'
  if (!over) roll(state, chance)
  ask(state, over ? [] : [state.table.hider])
}

function imagine(view: View<Thimble>, chance: Chance): ThimbleState {
  const { seat, seats, agenda, table, hand } = copy(view) as View<Thimble>
  const hidden = table.stage === 'guess'
  const fits = emptyCups(table.cups, hand.empty ?? -1)
  const pea = hidden ? (hand.pea ?? pick(fits, chance)) : null
  const hands = Array.from({ length: seats }, (_, other) => {
    if (other === seat) return hand
    const empty = pea !== null && table.peeked[other] ? pick(emptyCups(table.cups, pea), chance) : null
    const guessed = hidden && other !== table.hider && !agenda.asked.includes(other)
    const dice = throwDice(at(table.dice, other), chance)
    return {
      news: justTold(view, other, empty, dice),
      empty,
      guess: guessed ? chance(table.cups) : null,
      pea: other === table.hider ? pea : null,
      dice,
    }
  })
  return { agenda, table, hands, box: { pea } } as ThimbleState
}

/** What another was told in the last step. */
function justTold({ table }: View<Thimble>, other: Seat, empty: Cup | null, dice: readonly Die[]): Secret[] {
  return table.news.flatMap((news): Secret[] => {
    if (news.kind === 'rolled') return [{ kind: 'rolled', dice: [...dice] }]
    return news.kind === 'peeked' && news.seat === other ? [{ kind: 'empty', cup: sure(empty, 'empty cup') }] : []
  })
}

function reveals(view: View<Thimble>, by: Seat, move: Move): Reveal {
  if (move.kind === 'throw' || move.kind === 'show') return 'luck'
  if (move.kind === 'guess') return view.agenda.asked.length === 1 ? 'secret' : 'nothing'
  return move.kind === 'peek' && by === view.seat ? 'secret' : 'nothing'
}

const text: Text<Thimble> = {
  title: 'Thimble',
  pitch: 'A pea, some cups.',
  kind: (kind) => kind,
  move: telling<Move>({
    hide: ({ cup }) => `hide under ${cup}`,
    guess: ({ cup }) => `guess ${cup}`,
    peek: () => 'peek',
    throw: () => 'throw',
    show: ({ die }) => `show a ${die}`,
  }),
  news: telling<Told>({
    hid: ({ seat }, name) => `${name(seat)} hid the pea`,
    peeked: ({ seat }, name) => `${name(seat)} peeked`,
    lifted: ({ pea }) => `it was under ${pea}`,
    thrown: ({ die }) => `a ${die}`,
    shown: ({ die }) => `a ${die}, shown`,
    rolled: () => 'all roll their dice',
  }),
  secret: telling<Secret>({
    empty: ({ cup }) => `${cup} is empty`,
    rolled: ({ dice }) => `you rolled ${dice.join(', ')}`,
  }),
  option: (key) => ({ label: key, help: key }),
  value: (_key, value) => String(value),
}

const random = randomBot<Thimble>({ moves })
export const thimbleBots: Bots<Thimble> = { random, easy: random, normal: random, hard: random }

export const thimble: Game<Thimble> = {
  key: 'thimble',
  seats: [2, 4],
  kinds: ['hide', 'guess', 'peek', 'throw', 'show'],
  bound: 100,
  choices: () => ({ cups: [3, 4] }),
  setup,
  moves,
  play,
  ranking: ({ stage, score }) =>
    stage === 'over' ? score.map((mine) => 1 + score.filter((other) => other > mine).length) : undefined,
  seen: (view, by, move) => (by === view.seat || move.kind === 'show' ? move : { kind: move.kind }),
  reveals,
  imagine,
  sound,
  why: (view, kind) => (moves(view).some((move) => move.kind === kind) ? undefined : 'X1'),
  tally: () => [],
  ending: () => 'lifted',
  text: { en: text, de: text },
}
