/** Puts what somebody says where they sit, as far as that is on the page. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Seat } from '../../kernel/state.ts'

/** How far from the edge of the window. */
const EDGE = 6

/** How much of it lies above the seat: half of it hides no more than a mark, all of it leaves a face to be seen. */
const over = { mark: 0.5, face: 1 } as const
type Over = keyof typeof over

function place(own: HTMLElement, seat: Seat, what: Over): void {
  const seats = document.querySelectorAll(`main [data-seat="${seat}"], main [data-seats~="${seat}"]`)
  const spot = [...seats].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0)
  if (!spot) return
  const { width, height } = own.getBoundingClientRect()
  const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE))
  own.style.left = `${within(spot.left + spot.width / 2 - width / 2, innerWidth - width)}px`
  own.style.top = `${within(spot.top - height * over[what], innerHeight - height)}px`
  own.dataset.there = ''
}

/** `words`: what is in it; more of them take another place. */
export function useAtSeat(own: RefObject<HTMLElement>, seat: Seat, words: string, what: Over): void {
  useLayoutEffect(() => {
    const again = () => own.current && place(own.current, seat, what)
    again()
    addEventListener('resize', again)
    addEventListener('scroll', again, true)
    return () => {
      removeEventListener('resize', again)
      removeEventListener('scroll', again, true)
    }
  }, [seat, words])
}
