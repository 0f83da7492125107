import { Nowhere } from './Nowhere.tsx'

export function Screen(_: { readonly code: string }) {
  return <Nowhere />
}
