import { Nowhere } from './Nowhere.tsx'

export function Practice(_: { readonly game: string | undefined }) {
  return <Nowhere />
}
