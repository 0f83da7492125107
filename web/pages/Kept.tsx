/** How long this house keeps what nobody touches, and by what name it knows this device. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { useEffect, useState } from 'preact/hooks'
import { token } from '../app/device.ts'
import * as kit from '../look/kit.module.css'
import * as css from './about.module.css'
import { aboutWords as t } from './about.words.ts'

/** As much of it as nobody else has. */
const NAME = 16
const nameHere = () => bytesToHex(sha256(hexToBytes(token))).slice(0, NAME)

async function daysKept(): Promise<number | null | undefined> {
  const answer = await fetch('/kept').catch(() => undefined)
  const said: unknown = answer?.ok ? await answer.json() : undefined
  const days: unknown = Object(said).days
  return typeof days === 'number' || days === null ? days : undefined
}

export function Kept() {
  const [days, setDays] = useState<number | null>()
  useEffect(() => void daysKept().then(setDays), [])
  return (
    <>
      {days !== undefined && <p>{t().keeps(days)}</p>}
      <p class={kit.quiet}>
        {t().device} <code class={css.device}>{nameHere()}</code>. {t().deviceLine}
      </p>
    </>
  )
}
