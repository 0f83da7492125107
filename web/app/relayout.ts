/**
 * WebKit keeps the layout of the old window when a media query begins or ceases to hold while anything on the page is a container
 * (seen in 2.50, in every game, also when a phone is turned). It looks again when the size of all letters changes.
 */
export function followWindow(): void {
  if (!navigator.vendor.startsWith('Apple')) return
  const root = document.documentElement
  addEventListener('resize', () => {
    const { fontSize } = root.style
    root.style.fontSize = '101%'
    void root.offsetWidth
    root.style.fontSize = fontSize
  })
}
