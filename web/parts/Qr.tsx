import { useMemo } from 'preact/hooks'
import { encode } from 'uqr'

/** A QR code, dark on paper, with the quiet zone that cameras need. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg data-qr viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={label}>
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff6de" />
      <path d={path} fill="#0c0807" shape-rendering="crispEdges" />
    </svg>
  )
}
