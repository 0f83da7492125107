/** A page, or a sheet over one, that is fetched when somebody first goes there. */
import { type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { AGAIN } from '../app/insist.ts'
import { Waiting } from './Waiting.tsx'

export function lazily<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  meanwhile: 'waiting' | 'nothing' = 'waiting',
): ComponentType<P> {
  const loaded: Signal<ComponentType<P> | 'failed' | null> = signal(null)
  let asked = false
  return (props: P) => {
    if (!asked) {
      asked = true
      fetch().then(
        (page) => {
          loaded.value = page
        },
        () => {
          loaded.value = 'failed'
          setTimeout(() => {
            asked = false
            loaded.value = null
          }, AGAIN)
        },
      )
    }
    const Page = loaded.value
    if (meanwhile === 'nothing' && (Page === 'failed' || Page === null)) return null
    if (Page === 'failed' || Page === null) return <Waiting for={Page === null ? 'page' : 'house'} />
    return <Page {...props} />
  }
}
