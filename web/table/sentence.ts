/** What happened, as a sentence in the reader's language. */

import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { TableTalk } from '../../protocol/asks.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import { emoteText, phraseText } from '../../protocol/text.ts'
import { findGame } from '../app/games.ts'
import { language, words } from '../app/language.ts'
import type { Line } from '../app/log.ts'
import { nameIn } from '../app/people.ts'
import { quipText } from '../app/quips.ts'

const t = words({
  en: {
    sat: (who: string) => `${who} sits down.`,
    left: (who: string) => `${who} leaves.`,
    returned: (who: string) => `${who} is back.`,
    kicked: (who: string) => `${who} was shown to the door.`,
    'stood in': (who: string) => `A puppet stands in for ${who}.`,
    offered: (who: string, by: string) => `${by} offers to sit in for ${who}.`,
    'turned down': (who: string, by: string) => `${by} is thanked and stays an onlooker; ${who} is still expected.`,
    'let in': (who: string, by: string) => `${by} sits in for ${who}.`,
    'got up': (who: string, by: string) => `${by} gets up again. A puppet stands in for ${who}.`,
    consented: (who: string, by: string, whose: string) => `${whose} agrees that ${by} sits in for ${who}.`,
    'had sat in': (who: string, by: string, n: number) =>
      `${by} had sat in for ${who}, made ${['no move', 'one move'][n] ?? `${n} moves`} and saw that hand.`,
    'sent off': (who: string, by: string) => `${by} was shown to the door. A puppet stands in for ${who}.`,
    hosts: (who: string) => `${who} hosts the table now.`,
    moved: (who: string) => `${who} moved to another device.`,
    called: 'Everybody lends a hand to luck.',
    restarted: (who: string) => `${who}’s device kept its bytes shut. The deal begins again, under a new seal.`,
    dealt: 'The game begins.',
    paused: 'The table pauses.',
    'went on': 'The game goes on.',
    time: 'More time was granted.',
    again: 'Another game is laid.',
    closed: 'The table was cleared away.',
    over: 'The game is over.',
    said: (who: string, what: string) => `${who}: ${what}`,
    inFor: (by: string, who: string) => `${by} (for ${who})`,
  },
  de: {
    sat: (who: string) => `${who} setzt sich.`,
    left: (who: string) => `${who} geht.`,
    returned: (who: string) => `${who} ist zurück.`,
    kicked: (who: string) => `${who} wurde vor die Tür gesetzt.`,
    'stood in': (who: string) => `Eine Puppe springt für ${who} ein.`,
    offered: (who: string, by: string) => `${by} würde für ${who} einspringen.`,
    'turned down': (who: string, by: string) => `${by} erntet Dank und schaut weiter zu; ${who} wird noch erwartet.`,
    'let in': (who: string, by: string) => `${by} springt für ${who} ein.`,
    'got up': (who: string, by: string) => `${by} steht wieder auf. Eine Puppe springt für ${who} ein.`,
    consented: (who: string, by: string, whose: string) =>
      `${whose} ist einverstanden: ${by} soll für ${who} einspringen.`,
    'had sat in': (who: string, by: string, n: number) =>
      `${by} war für ${who} eingesprungen, zog ${['nicht', 'einmal'][n] ?? `${n}-mal`} und sah die Hand.`,
    'sent off': (who: string, by: string) => `${by} wurde vor die Tür gesetzt. Eine Puppe springt für ${who} ein.`,
    hosts: (who: string) => `${who} führt jetzt den Tisch.`,
    moved: (who: string) => `${who} ist auf ein anderes Gerät umgezogen.`,
    called: 'Alle helfen dem Glück nach.',
    restarted: (who: string) => `Das Gerät von ${who} blieb verschlossen. Es wird neu gegeben, unter neuem Siegel.`,
    dealt: 'Das Spiel beginnt.',
    paused: 'Der Tisch macht Pause.',
    'went on': 'Es geht weiter.',
    time: 'Es gab mehr Zeit.',
    again: 'Ein neues Spiel wird gedeckt.',
    closed: 'Der Tisch wurde abgeräumt.',
    over: 'Das Spiel ist vorbei.',
    said: (who: string, what: string) => `${who}: ${what}`,
    inFor: (by: string, who: string) => `${by} (für ${who})`,
  },
})

function spoken(said: TableTalk, who: string): string {
  if (said.is === 'phrase') return t().said(who, phraseText[language.value][said.phrase])
  if (said.is === 'emote') return `${who} ${emoteText[language.value][said.emote]}.`
  return t().said(who, said.text)
}

function roomSentence(news: RoomNews, name: Name): string {
  if (news.kind === 'said') return spoken(news.words, news.by ? t().inFor(news.by, name(news.seat)) : name(news.seat))
  if (news.kind === 'consented') return t().consented(name(news.seat), news.name, name(news.by))
  if (news.kind === 'had sat in') return t()['had sat in'](name(news.seat), news.name, news.moves)
  if ('name' in news) return t()[news.kind](name(news.seat), news.name)
  if ('seat' in news) return t()[news.kind](name(news.seat))
  return t()[news.kind]
}

export function sentence(line: Line, room: Room, name: Name = nameIn(room)): string {
  if (line.of === 'quip') return t().said(name(line.news.seat), quipText(line.news))
  if (line.of === 'room') return roomSentence(line.news, name)
  const text = findGame(room.settings.game)?.text[language.value]
  if (!text) return ''
  return line.of === 'game' ? text.news(line.news as never, name) : text.secret(line.news as never, name)
}

/** Is somebody named in it? Whatever a game calls the seats in its news, it says so with their names. */
export function names(line: Line, room: Room, seat: Seat): boolean {
  let isNamed = false
  sentence(line, room, (one) => {
    isNamed ||= one === seat
    return ''
  })
  return isNamed
}

/** Whom a line is about first of all, for the mark beside it. */
export function actorOf({ news }: Line): Seat | undefined {
  const { seat, from, by } = news as { seat?: unknown; from?: unknown; by?: unknown }
  return [seat, by, from].find((one): one is Seat => typeof one === 'number')
}
