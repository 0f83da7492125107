/** A table of goblets for everybody: by keys alone, and with nothing that axe would mind, in both languages. */
import { describe, expect, test } from 'vitest'
import type { Language } from '../../kernel/text.ts'
import { inAll, inTurn } from '../long.ts'
import { clean } from './banquet.clean.ts'
import { deed, leaveLedger, lookIntoIt, peek, pourByTaps, readLedger } from './banquet.ts'
import { freshParlour } from './fresh.ts'
import { seatAtGoblets } from './goblets.ts'
import { isOn, strike } from './keys.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

describe('by keys alone', () => {
  test('one turn: a number for the action, arrows for the goblet, Enter to do it, Space to look', async () => {
    const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
    const { keyboard } = ada.page
    const eye = await seatAtGoblets(parlour(), [ada], { seats: 4, options: { host: 3 } })
    await deed(ada, 'pour').waitFor()

    await strike(ada, '1')
    await isOn(ada, '.banquet-screen_fold.banquet-screen_open')
    await keyboard.press('Enter')
    await isOn(ada, '.banquet-goblet[data-place="0"] > button')
    await keyboard.press('ArrowRight')
    await isOn(ada, '.banquet-goblet[data-place="1"] > button')
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await isOn(ada, '.banquet-goblet[data-place="3"] > button')
    await eye.seesMove(() => keyboard.press('Enter'))
    expect(eye.table.news).toMatchObject([{ kind: 'poured', seat: 0, goblet: { place: 3 } }])

    // The closed Toast answers to its number too, and Escape leads back.
    await deed(ada, 'toast').and(ada.page.locator(':enabled')).waitFor()
    await keyboard.press('5')
    await ada.page.locator('.clausesheet_clauseSheet .clausesheet_clauseWords').waitFor()
    await keyboard.press('Escape')
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' })

    await strike(ada, '3')
    await isOn(ada, '.banquet-deeds_options button')
    await keyboard.press('Escape')
    await ada.page.locator('.banquet-deeds_options').waitFor({ state: 'detached' })
    await strike(ada, '2')
    await isOn(ada, '.banquet-goblet[data-state="may"] > button')
    await eye.seesMove(() => keyboard.press('Enter'))
    const peephole = ada.page.locator('.banquet-mine_looked .banquet-mine_peephole')
    await peephole.waitFor()
    await peephole.focus()
    await keyboard.down(' ')
    await ada.page.locator('.banquet-mine_peephole[data-held]').waitFor()
    await keyboard.up(' ')
    await ada.page.locator('.banquet-mine_peephole[data-held]').waitFor({ state: 'detached' })
  })
})

describe('axe finds nothing', () => {
  const openAndShut = async (person: Person, what: string, state: string) => {
    await person.press(person.page.locator(what).first())
    await person.page.getByRole('dialog').waitFor()
    await clean(state, person)
    await person.page.keyboard.press('Escape')
    await person.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  // Names are in both languages, or nothing would compile: what axe says of the second is left to the long runs.
  const languages = inAll<readonly Language[]>(['en'], ['en', 'de'])
  test.each(inTurn('axe at goblets', languages, 1))(
    'on a turn, in the sheets and on the ledger (%s)',
    async (language) => {
      const ada = await parlour().newPerson({ name: 'Ada', as: 'wide', language })
      const options = { host: 3, characters: 'known', dial: 'record' } as const
      const eye = await seatAtGoblets(parlour(), [ada], { seats: 4, options })
      for (;;) {
        await eye.untilAsked(0)
        if (eye.table.stage !== 'beginning') break
        await eye.seesMove(() => ada.press(ada.page.locator('.banquet-deeds_back')))
      }
      await deed(ada, 'pour').waitFor()
      await clean('my turn', ada)
      await openAndShut(ada, '.banquet-mine_myhead', 'a house')
      // What was seen goes with the turn: she looks before she pours.
      await eye.seesMove(() => peek(ada))
      await lookIntoIt(ada)
      await clean('after a look', ada)
      await openAndShut(ada, '.banquet-notes_memo', 'notes')
      await eye.seesMove(() => pourByTaps(ada, 'wine', 1))
      while (eye.table.call === null) {
        await eye.untilAsked(0, () => eye.table.call !== null)
        if (eye.table.call !== null) break
        const toast = deed(ada, 'toast')
        await toast.and(ada.page.locator(':enabled')).waitFor()
        const open = await toast.evaluate((button) => (button as HTMLElement).dataset.state === 'open')
        if (!open) await eye.seesMove(() => pourByTaps(ada, 'wine', 0))
        else
          await eye.seesMove(async () => {
            await ada.press(toast)
            await ada.press(ada.page.locator('.banquet-deeds_prompt .banquet-deeds_options .kit_go'))
          })
      }
      while (eye.table.course === 1) {
        await eye.untilAsked(0, () => eye.table.course > 1)
        if (eye.table.course > 1) break
        await eye.seesMove(() => ada.press(deed(ada, 'pass').or(ada.page.locator('.banquet-deeds_back')).first()))
      }
      await readLedger(ada)
      await clean('the ledger', ada)
      await leaveLedger(ada)
    },
  )
})
