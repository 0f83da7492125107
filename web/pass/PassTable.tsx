/** A table on a device that is passed round: the curtain, or the seat of who holds it. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Standing, standing } from '../app/table.ts'
import { Curtain } from './Curtain.tsx'
import { Holding } from './Holding.tsx'
import { holder } from './holder.ts'
import { addLuckOf } from './joining.ts'

interface PassTableProps {
  readonly code: string
  readonly children: (now: Standing) => ComponentChildren
}

export function PassTable({ code, children }: PassTableProps) {
  const now = standing.value
  useEffect(() => {
    if (now) addLuckOf(now)
  }, [now])
  const person = holder.value
  if (!person) return <Curtain code={code} />
  return (
    <Holding key={person.half} code={code} person={person}>
      {children}
    </Holding>
  )
}
