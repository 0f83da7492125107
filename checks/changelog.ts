/** `npm version`: gives what stands under *Unreleased* in the CHANGELOG its number and its day. */
const UNRELEASED = '## Unreleased\n'

/** The CHANGELOG with everything unreleased under this version, or why that cannot be. */
export function released(text: string, version: string, day: string): string {
  const [before, after] = text.split(UNRELEASED)
  if (before === undefined || after === undefined) throw new Error('the CHANGELOG has no part “Unreleased”')
  const [news = ''] = after.split('\n## ')
  if (news.trim() === '') throw new Error('nothing in the CHANGELOG is unreleased')
  if (versionsIn(text).includes(version)) throw new Error(`the CHANGELOG has ${version} already`)
  return `${before}${UNRELEASED}\n## ${version} · ${day}\n${after}`
}

/** Every released version, the newest first. */
export function versionsIn(text: string): string[] {
  return [...text.matchAll(/^## (\d+\.\d+\.\d+) · \d{4}-\d\d-\d\d$/gm)].flatMap(([, version]) => version ?? [])
}

/** What stands under a version; of one that is not released yet, what is unreleased. */
export function notesOf(text: string, version: string): string {
  const parts = text.split(/^## /m).slice(1)
  const found =
    parts.find((part) => part.startsWith(`${version} ·`)) ?? parts.find((part) => part.startsWith('Unreleased'))
  return (found ?? '').split('\n').slice(1).join('\n').trim()
}
