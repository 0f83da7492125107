/** Who holds a device that is passed round. Nobody does while the curtain is drawn. */
import { signal } from '@preact/signals'
import { token } from '../app/device.ts'
import { keepNothingPressed } from '../app/pressed.ts'
import { sealWith } from '../app/sealed.ts'
import { speakAs } from '../app/speaker.ts'
import { allAnswered, stepBack, visit } from '../app/table.ts'
import type { Passed } from './people.ts'
import { tokenOf } from './pin.ts'

export const holder = signal<Passed | undefined>(undefined)

/** Whether the hand of the one who holds the device is under the cloth. */
export const cloth = signal<'covered' | 'held' | 'left open'>('covered')

/** From now on this page is that person's, until the curtain falls. */
export function takeInHand(person: Passed, itsToken: string): void {
  keepNothingPressed()
  sealWith(itsToken)
  stepBack()
  speakAs(itsToken)
  holder.value = person
}

export async function unveil(person: Passed, pin: string): Promise<void> {
  takeInHand(person, await tokenOf(person, pin))
}

/**
 * The curtain falls with a new page: nothing that was heard, drawn or remembered for the one before is in it. What they
 * pressed is answered first.
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

/** The curtain looks at the table as the device that all of them share: no hand is ever sent there. */
export function lookOn(code: string): void {
  speakAs(token)
  visit(code, undefined, 'curtain')
}

/** The device is nobody's but its own again. */
export function lookAway(): void {
  stepBack()
  speakAs(token)
}
