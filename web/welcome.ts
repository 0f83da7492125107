/** The first page: what this house is and what is played here. */
import { games } from '../games/index.ts'
import type { Language } from '../kernel/text.ts'

const text = {
  en: {
    languages: 'Language',
    motto: 'A parlour for honest liars',
    seats: ([least, most]: readonly [number, number]) => `${least} to ${most} players`,
    soon: 'The lamps are lit and the dice are in the cup; the chairs are still being carried in.',
  },
  de: {
    languages: 'Sprache',
    motto: 'Ein Salon für ehrliche Lügner',
    seats: ([least, most]: readonly [number, number]) => `${least} bis ${most} Personen`,
    soon: 'Die Lampen brennen, die Würfel liegen im Becher; die Stühle werden noch hereingetragen.',
  },
} as const

const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }

function languageLink(language: Language, current: Language): string {
  const mark = language === current ? ' aria-current="true"' : ''
  return `<a href="/?lang=${language}" lang="${language}" aria-label="${names[language]}"${mark}>${language.toUpperCase()}</a>`
}

function card(language: Language): (game: (typeof games)[number]) => string {
  return ({ key, seats, text: told }) => `<article>
<svg aria-hidden="true"><use href="/look/rats.svg#vig-${key}"/></svg>
<div><h2>${told[language].title}</h2><p>${told[language].pitch}</p><p><small>${text[language].seats(seats)}</small></p></div>
</article>`
}

function html(language: Language): string {
  const { motto, soon, languages } = text[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Humbug</title>
<meta name="description" content="${motto}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/welcome.css">
</head>
<body>
<main>
<nav aria-label="${languages}">${languageLink('en', language)}${languageLink('de', language)}</nav>
<header><svg aria-hidden="true"><use href="/look/rats.svg#logo"/></svg><div><h1>Humbug</h1><p>${motto}</p></div></header>
${games.map(card(language)).join('\n')}
<p><small>${soon}</small></p>
</main>
</body>
</html>
`
}

const file = (path: string, type: string) => [`/${path}`, { type, at: new URL(path, import.meta.url) }] as const

export const welcome = {
  html,
  files: Object.fromEntries([
    file('welcome.css', 'text/css; charset=utf-8'),
    file('look/tokens.css', 'text/css; charset=utf-8'),
    file('look/rats.svg', 'image/svg+xml'),
  ]),
}
