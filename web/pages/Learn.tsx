import { Nowhere } from './Nowhere.tsx'

export function Learn(_: { readonly game: string }) {
  return <Nowhere />
}
