import { useEffect, useMemo } from 'preact/hooks'

/** An address under which a text can be kept as a file, for as long as it is shown. */
export function useFileLink(text: string, type: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([text], { type })), [text, type])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
