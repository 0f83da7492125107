/**
 * What newly lies before somebody settles first. A verdict gives way by itself just when its reader reaches for the button, and in the same
 * place lies the next move then: that finger meant what stood there before. It takes the same time for everybody, whatever lies there.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { browser } from '../app/world.ts'

/** Longer than the second half of a double tap, or a finger that is on its way, and shorter than reading what lies there. */
export const SETTLES = 400

/** `about`: when that changes, something else lies there, from the first picture that shows it. */
export function useSettling(about: string): 'settling' | 'settled' {
  const shown = useRef({ about, nth: 0 })
  if (shown.current.about !== about) shown.current = { about, nth: shown.current.nth + 1 }
  const { nth } = shown.current
  const [settled, settle] = useState(-1)
  useEffect(() => browser.after(SETTLES, () => settle(nth)), [nth])
  return settled === nth ? 'settled' : 'settling'
}

interface Asking {
  readonly asked: boolean
  /** For the button: the second half of a double tap answers nothing. */
  readonly press: { readonly onClick: (event: MouseEvent) => void; readonly 'data-settling': true | undefined }
}

/** What cannot be taken back is asked twice, in the same place. */
export function useTwice(act: () => void): Asking {
  const [asked, setAsked] = useState(false)
  const settling = useSettling(String(asked)) === 'settling'
  const onClick = ({ detail }: MouseEvent) => {
    if (!asked) setAsked(true)
    // Whoever presses with a key or a screen reader knows what is pressed.
    else if (!settling || detail === 0) act()
  }
  return { asked, press: { onClick, 'data-settling': (asked && settling) || undefined } }
}
