import { useEffect } from 'preact/hooks'

/** What the tab is called while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Humbug' : `${title} · Humbug`
  }, [title])
}
