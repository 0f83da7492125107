/** Who holds a device that is passed round. Nobody does while the curtain is drawn. */
import { signal } from '@preact/signals'
import { fresh, token } from '../app/device.ts'
import { speakFor } from '../app/line.ts'
import { keepNothingPressed } from '../app/pressed.ts'
import { sealWith } from '../app/sealed.ts'
import { allAnswered, stepBack, visit } from '../app/table.ts'
import { type Passed, peopleAt } from './people.ts'
import { tokenOf } from './pin.ts'

export const holder = signal<Passed | undefined>(undefined)

/** Whether the hand of the one who holds the device is under the cloth. */
export const cloth = signal<'covered' | 'held' | 'left open'>('covered')

/** From now on this page is that person's, until the curtain falls. */
export function takeInHand(person: Passed, itsToken: string): void {
  keepNothingPressed()
  sealWith(itsToken)
  stepBack()
  speakFor(itsToken)
  holder.value = person
}

export async function unveil(person: Passed, pin: string): Promise<void> {
  takeInHand(person, await tokenOf(person, pin))
}

/**
 * The curtain falls with a new page: nothing that was heard, drawn or remembered for the one before is in it. What he pressed
 * is answered first.
 */
export async function drawCurtain(code: string): Promise<void> {
  await allAnswered()
  blank()
  location.replace(`/t/${code}`)
}

/** Nothing stays in sight while the next page is on its way, nor where a browser keeps the old one for its back button. */
export function blank(): void {
  const page = document.getElementById('app')
  if (page) page.style.display = 'none'
}

/**
 * The curtain looks at the table as an onlooker whom nobody knows: no hand is ever sent to such a one. Where strangers may not
 * look, it looks as a screen of somebody whose token is here.
 */
export function lookOn(code: string, as: 'stranger' | 'screen'): void {
  const open = peopleAt(code).find(({ pin }) => pin === 'none')
  speakFor(as === 'stranger' ? fresh() : (open?.half ?? token))
  visit(code, undefined, as === 'screen' ? 'screen' : 'own')
}

/** The device is nobody's but its own again. */
export function lookAway(): void {
  stepBack()
  speakFor(token)
}
