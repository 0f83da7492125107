/** What a table has to tell, as the page must tell it: the sentences of the game, from what a player without a page heard. */

import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { markText } from '../../protocol/text.ts'
import { connect } from '../open.ts'
import type { Person } from './person.ts'

function nameIn(room: Room, language: Language): (seat: number) => string {
  return (seat) => {
    const { name, mark } = sure(room.chairs[seat], 'one on that chair')
    return name || markText[language][mark]
  }
}

/** All public news of the game so far, told to somebody who has just come to watch. */
export async function toldAt(port: number, code: string): Promise<(language: Language) => string[]> {
  const watcher = await connect(port)
  await watcher.must({ is: 'enter', code })
  const { log } = watcher
  const room = sure(watcher.room, 'room')
  watcher.socket.terminate()
  const text = (language: Language) => sure(findGame(room.settings.game), 'game').text[language]
  return (language) =>
    log.flatMap(({ news = [] }) => news.map((one) => text(language).news(one as never, nameIn(room, language))))
}

/** The public sentences of the game in the list of all that was said, which is opened for it and shut again. */
export async function readLog(person: Person): Promise<string[]> {
  const { page } = person
  await person.press(page.locator('.bar button.bar_icon').first())
  const sheet = page.locator('dialog.sheet')
  await sheet.locator('.log_logs').waitFor()
  const lines = await sheet.locator('.log_logs li[data-of="game"] > span').allInnerTexts()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  return lines
}
