/** What hands do at each board: whatever is asked first is done in the simplest way. */
import type { Guest } from './guest.ts'

/** Told, and to be left. */
const ceremony = ['.rats-verdict', '.toast-court_closing', '.hoax-rites_told', '.banquet-ledger_told'].map(
  (part) => `${part} .kit_go`,
)

const banquet = [
  'dialog .kit_go',
  '.toast-court_redraw .kit_go',
  '.toast-pointing_grudges button',
  '.banquet-deeds_prompt .banquet-deeds_options .kit_go',
  '.banquet-deeds_prompt .banquet-deeds_options button',
  '.banquet-goblet[data-state="may"] > button',
  '.banquet-deeds_deed[data-state="open"]:has(use[href$="#toast"])',
  '.banquet-screen_fold.banquet-screen_open',
  '.banquet-deeds_deed[data-state="quiet"]',
  '.banquet-deeds_prompt .kit_line.kit_full',
]

/** What can be pressed when somebody is asked, the first that is there before the others. */
const ways: Readonly<Record<string, readonly string[]>> = {
  rats: [...ceremony, '.rats-answer_ans.rats-answer_believe', '.rats-giver_lastword button', '.rats-giver .kit_go'],
  goblets: [...ceremony, ...banquet],
  toast: [...ceremony, ...banquet],
  hoax: [
    ...ceremony,
    'dialog .hoax-sheets_ware',
    'dialog .hoax-sheets_guess',
    '.hoax-choices_picks .hoax-choices_big',
    '.hoax-maskcards .hoax-maskcards_pill',
    '.ledge .hoax-choices_big.hoax-choices_calm',
    '.ledge .hoax-choices_bold[aria-keyshortcuts="p"]',
    '.hoax-voting_thumb',
    '.ledge .hoax-choices_row:not(.hoax-choices_shut)',
    '.ledge .hoax-choices_two .hoax-choices_big',
    '.ledge .hoax-choices_big',
  ],
}

const open = (game: string) => (ways[game] ?? []).map((css) => `${css}:enabled`)

/** Presses the first thing that is open, and waits until something else is. */
export async function pressOn(guest: Guest, game: string): Promise<'went on' | 'over'> {
  const found = await guest.until(
    (all) => (document.querySelector('.over') ? 'over' : all.find((css) => document.querySelector(css))),
    open(game),
  )
  if (found === 'over' || found === undefined) return 'over'
  const before = await guest.run(standing, open(game), '')
  await guest.pressIfThere(found)
  await guest.until(standing, open(game), before)
  return 'went on'
}

/** In the page: what is open, in words that are others whenever anything is; nothing while they are the same. */
function standing(all: readonly string[], before: string): string {
  const found = all.flatMap((css) => [...document.querySelectorAll(css)].map((one) => one.outerHTML))
  const now = JSON.stringify([found, document.querySelector<HTMLElement>('main')?.innerText])
  return now === before ? '' : now
}
