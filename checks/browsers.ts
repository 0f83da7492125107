/**
 * What is newer than the oldest browsers we serve (web/build/browsers.ts), kept by hand from what MDN says of each. The bundler
 * lowers syntax; nobody but this list notices a function that is not there yet.
 */
interface Newer {
  readonly name: string
  readonly since: string
  readonly found: RegExp
  /** What stands near it where somebody asked first whether it is there. */
  readonly asked?: RegExp
}

const call = (names: string, since: string): Newer[] =>
  names.split(' ').map((name) => ({ name, since, found: new RegExp(`\\.${name}\\(`) }))
const word = (names: string, since: string): Newer[] =>
  names.split(' ').map((name) => ({ name, since, found: new RegExp(`\\b${name.replace('.', '\\.')}\\b`) }))

const scripts: readonly Newer[] = [
  ...call('toReversed toSorted toSpliced with', 'Safari 16, Chrome 110'),
  ...call('isSubsetOf isSupersetOf isDisjointFrom symmetricDifference intersection difference union', 'Safari 17'),
  ...call('checkVisibility', 'Safari 17.4'),
  ...call('isWellFormed toWellFormed', 'Safari 16.4'),
  ...call('showPopover hidePopover togglePopover', 'Safari 17'),
  ...call('startViewTransition getOrInsert getOrInsertComputed moveBefore setHTMLUnsafe', 'Safari 18'),
  ...call('scrollIntoViewIfNeeded', 'never in Firefox'),
  ...call('toBase64 setFromBase64 setFromHex', 'Safari 18.2'),
  ...word('Object.groupBy Map.groupBy Promise.withResolvers AbortSignal.any', 'Safari 17.4'),
  ...word('Array.fromAsync AbortSignal.timeout CompressionStream DecompressionStream OffscreenCanvas', 'Safari 16.4'),
  ...word('adoptedStyleSheets Intl.DurationFormat', 'Safari 16.4'),
  ...word('URL.canParse URL.parse', 'Safari 17'),
  ...word('Promise.try Uint8Array.fromBase64 Error.isError', 'Safari 18.2'),
  ...word('Iterator.from Iterator.concat RegExp.escape Math.sumPrecise Float16Array', 'Safari 18.2'),
  ...word('Intl.Segmenter', 'Firefox 125'),
  ...word('scrollend', 'Safari 26'),
  {
    name: 'bytes as hex',
    since: 'Safari 18.2',
    found: /\.toHex\(|\bUint8Array\.fromHex\b/,
    asked: /typeof Uint8Array\.from\(\[\]\)\.toHex/,
  },
  { name: 'inert', since: 'Safari 15.5', found: /\.inert\b|\binert:/ },
  { name: 'navigator.userActivation', since: 'Safari 16.4', found: /userActivation\./ },
  { name: 'navigator.wakeLock', since: 'Safari 16.4', found: /wakeLock\./, asked: /[`'"]wakeLock[`'"]in/ },
  {
    name: 'requestIdleCallback',
    since: 'Safari 26',
    found: /requestIdleCallback\(/,
    asked: /[`'"]requestIdleCallback[`'"]in/,
  },
  {
    name: 'a helper of iterators',
    since: 'Safari 18.4',
    found: /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find)\(/,
  },
  { name: 'a look behind in a pattern', since: 'Safari 16.4', found: /\(\?<[=!]/ },
  { name: 'static {}', since: 'Safari 16.4', found: /\bstatic\s*\{/ },
]

const styles: readonly Newer[] = [
  { name: 'a range in @media', since: 'Safari 16.4', found: /@media[^{]*[<>]/ },
  { name: 'nesting', since: 'Safari 17.2', found: /[{;}]\s*&/ },
  { name: 'a mixed colour', since: 'Safari 16.2, Chrome 111', found: /color-mix\(|light-dark\(|\b(?:ok)?l(?:ab|ch)\(/ },
  { name: 'a unit of a container', since: 'Safari 16', found: /[\d.]cq(?:w|h|i|b|min|max)\b/ },
  { name: '@property, @scope, @starting-style', since: 'Safari 16.4', found: /@(?:property|scope|starting-style)\b/ },
  { name: 'subgrid', since: 'Safari 16, Chrome 117', found: /\bsubgrid\b/ },
  { name: 'a newer pseudo-class', since: 'Safari 15.6', found: /:(?:modal|open|popover-open|user-(?:in)?valid|dir)\b/ },
  { name: ':nth-child(… of …)', since: 'Chrome 111', found: /:nth-(?:last-)?child\([^)]* of / },
  { name: 'reckoning', since: 'Chrome 111', found: /[\s:(,](?:round|mod|rem|abs|sign|sin|cos|tan|pow|sqrt|hypot)\(/ },
  { name: 'image-set()', since: 'Safari 17', found: /[^-]image-set\(/ },
  { name: 'linear()', since: 'Safari 17.2', found: /[\s:,]linear\(/ },
  { name: 'anchors', since: 'Safari 26', found: /\banchor\(|position-anchor/ },
  { name: 'field-sizing, interpolate-size', since: 'Safari 26', found: /\b(?:field-sizing|interpolate-size)\b/ },
  // Where there is none, letters of twice the size still fit the window, in a table that scrolls by itself.
  {
    name: '@container without a way out',
    since: 'Safari 16',
    found: /@container (?:[\w-]+ )?\(width<=[34]0rem\)/,
    asked: /@supports not \(container-type/,
  },
  { name: 'overflow: clip', since: 'Safari 16', found: /overflow:clip/, asked: /@supports not \(overflow:clip\)/ },
]

/** In so many characters: whoever asks further away asks for something else. */
const NEAR = 1000

function isThere(text: string, { found, asked }: Newer): boolean {
  return [...text.matchAll(new RegExp(found, 'g'))].some(
    ({ index }) => !asked?.test(text.slice(Math.max(0, index - NEAR), index + NEAR)),
  )
}

/** What in a file of the built page is too new for the oldest browser, each with the browser that has it. */
export function tooNew(path: string, text: string): string[] {
  const list = path.endsWith('.css') ? styles : scripts
  return list.filter((newer) => isThere(text, newer)).map(({ name, since }) => `${path}: ${name} (${since})`)
}
