import { Nowhere } from './Nowhere.tsx'

export function Replay(_: { readonly code: string | undefined; readonly round: number }) {
  return <Nowhere />
}
