/** What each frame says. The compiler lists what is missing. */
import type { Frame } from '../../protocol/frames.ts'

export const told = {
  welcome:
    'The house knows the device. `now` is its clock, in milliseconds since 1970: all times that it tells are by that.',
  ok: 'It was done. `id` is that of the ask; `seq` the step with which it was done, `code` the table or circle it was done at, `chain` a receipt of all that had been played by then, which can be checked against the record once the game is over.',
  no: 'It was not done, and why. `id` is null where the ask could not be read so far.',
  view: 'Everything that this device may see of the table, whole. It takes the place of all that was known before. `log` is what happened since `seen`.',
  change:
    'What has changed since the step before. If `seq` is not the next number, something was missed: `enter` again.',
  here: 'Who is at the table right now. Nothing of it is kept, and it has no number.',
  voices: 'Who takes part in the voices.',
  introduced: 'Words that another device has sent by `introduce`.',
  tables: 'The answer to `list` and `mine`.',
  bye: 'Why the house hangs up. Only *kicked* ends no line, but the stay at the table.',
} as const satisfies Readonly<Record<Frame['is'], string>>
