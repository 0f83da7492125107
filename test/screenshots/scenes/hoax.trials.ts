/** Hoax: the vote, a confession, a proof, an unmasking, a question and its answer. */

import type { Move } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'
import { goOn } from './banquet.ts'
import { masked } from './hoax.masquerade.ts'

const roles = ['thief', 'emperor', 'judge', 'pope', 'wizard', 'peasant'] as const
const purses = [
  [2, 2, 2],
  [3, 1, 0],
  [1, 2, 3],
  [1, 3, 1],
  [0, 1, 1],
  [2, 0, 1],
] as const
const yes: Move = { kind: 'vote', vote: 'yes' }
const no: Move = { kind: 'vote', vote: 'no' }

export async function trials(stage: Stage, windows: Windows): Promise<void> {
  await confession(stage, windows)
  await proof(stage, windows)
  await unmasking(stage, windows)
  await question(stage, windows)
}

/** Ida says she is a Judge; she is not, and a Pope falls with her. */
async function confession(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, { code: 'GERTCH', names, roles, purses, options: { starter: 3 } })
  await table.play([3, { kind: 'steal', from: 2, sort: 'wine' }])
  await table.round({ 1: { kind: 'illegal' } })
  await table.round({ 5: { kind: 'fine', sort: 'wine' } })
  await table.round({ 4: { kind: 'forgive' } })
  await table.play([3, { kind: 'pay', to: 5, role: 'judge' }])
  await table.play([1, { kind: 'accuse', seat: 5, role: 'judge' }], [3, yes])
  await windows.shows('.hoax-voting_thumb')
  await windows.unfocus()
  await windows.take('hoax-vote')
  await table.play([0, yes], [2, yes], [4, no])
  await windows.shows('.hoax-rites_told .kit_go')
  await windows.unfocus()
  await windows.take('hoax-confession')
}

/** Everybody was sure that Otto is no Pope. */
async function proof(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, {
    code: 'BEWE1S',
    names,
    roles,
    purses,
    options: { starter: 3, games: 2 },
  })
  await table.play([3, { kind: 'income', role: 'pope' }], [2, { kind: 'accuse', seat: 3, role: 'pope' }])
  await table.play([0, yes], [1, yes], [4, no], [5, yes])
  await windows.shows('.hoax-rites_told .kit_go')
  await windows.unfocus()
  await windows.take('hoax-proof')
}

async function unmasking(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, {
    code: 'ENT1AR',
    names,
    roles,
    purses,
    options: { starter: 1 },
    past: ({ table, hands }) => {
      table.denied[4] = ['judge', 'pope']
      at(hands, 0).not = [{ seat: 4, role: 'emperor' }]
    },
  })
  await table.play([1, { kind: 'tax', role: 'emperor' }])
  await windows.press('.hoax-asides_aside.hoax-asides_hot:has(use[href$="#unmask"])')
  await windows.shows('dialog .hoax-sheets_face')
  await windows.press('dialog .hoax-sheets_face:nth-child(4)')
  await windows.press('dialog button.hoax-sheets_guess')
  await windows.unfocus()
  await windows.take('hoax-unmask', 'whole')
  await windows.inside(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close(), undefined)
  await table.play([0, { kind: 'unmask', seat: 4, role: 'wizard' }])
  await windows.shows('.hoax-rites_told .kit_go')
  await windows.unfocus()
  await windows.take('hoax-unmasked')
}

async function question(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, { code: 'FRAGE1', names, roles, purses, options: { starter: 2 } })
  await table.play([2, { kind: 'question', seat: 0 }])
  await windows.press('.ledge .hoax-choices_big')
  await windows.shows('dialog .hoax-sheets_guess')
  await windows.unfocus()
  await windows.take('hoax-show')
  const asked = await masked(stage, windows, { code: 'FRAGE2', names, roles, purses })
  await asked.play([0, { kind: 'question', seat: 2 }], [2, { kind: 'show', role: 'thief' }])
  await windows.shows('.hoax-choices_slipShown')
  await windows.each(async (window) => {
    if (window.size === 'phone') await window.page.locator('.hoax-asides_toNotes').tap()
    for (const nth of [2, 9, 9, 16, 16, 16])
      await window.page
        .locator(
          window.size === 'phone' ? 'dialog button.hoax-notes_cell' : '.hoax-notes_papers button.hoax-notes_cell',
        )
        .nth(nth)
        .click()
  })
  await windows.unfocus()
  await windows.take('hoax-notes')
}

/** Only two are left: the last guess ends it. */
export async function end(stage: Stage, windows: Windows): Promise<void> {
  const table = await masked(stage, windows, {
    code: 'ZWE1ER',
    names: names.slice(0, 4),
    roles: roles.slice(0, 4),
    purses: purses.slice(0, 4),
    past: ({ table }) => {
      const gone: readonly [Seat, number][] = [
        [1, 2],
        [3, 1],
      ]
      for (const [seat, place] of gone) {
        table.out[seat] = place
        table.purses[seat] = { gold: 0, wine: 0, grain: 0 }
      }
    },
  })
  await table.play([0, { kind: 'tax', role: 'pope' }], [0, { kind: 'pass' }], [2, { kind: 'illegal' }])
  await windows.shows('.hoax-claim')
  await windows.unfocus()
  await windows.take('hoax-two')
  await table.play([2, { kind: 'unmask', seat: 0, role: 'pope' }])
  await goOn(windows)
  await windows.shows('.over')
  await windows.unfocus()
  await windows.take('hoax-over')
}
