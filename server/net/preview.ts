/**
 * What a messenger shows of a link that somebody sends: a title, a line and a picture. It asks without being anybody, so it is told where
 * the link leads and nothing else: not which game, not who, not whether there is such a table at all.
 */
import type { Language } from '../../kernel/text.ts'
import type { Route } from '../../protocol/routes.ts'

/**
 * Programs that fetch a page to show a card of it: bots (those of Telegram, Discord, Slack and X among them) and others. People are none
 * of them who have a phone of Cubot's, or follow a link inside such a messenger.
 */
const fetchers = /(?<!cu)bot\b|facebookexternalhit|WhatsApp|Signal|Mastodon|LinkPreview|SkypeUri|Iframely|Embedly/i
/** Should a person get the card after all, its link leads them on: to the page, whoever they say they are. */
const ONWARD = 'onward'

interface Words {
  readonly title: string
  readonly line: string
}

const general: Readonly<Record<Language, Words>> = {
  en: { title: 'Humbug', line: 'A parlour for honest liars: bluffing games for you and your friends.' },
  de: { title: 'Humbug', line: 'Ein Salon für ehrliche Lügner: Bluffspiele für dich und deine Leute.' },
}

const words: Readonly<Record<Language, Readonly<Partial<Record<Route['page'], Words>>>>> = {
  en: {
    table: { title: 'Your chair is free', line: 'Come to the table: no account, nothing to install.' },
    watch: { title: 'Look over our shoulders', line: 'A game is on, and you may watch.' },
    replay: {
      title: 'You have to see this moment',
      line: 'A game of Humbug, watched again. For those who were there.',
    },
    circle: { title: 'Come into our circle', line: 'We play together again. One tap, no account.' },
  },
  de: {
    table: { title: 'Dein Stuhl ist frei', line: 'Komm an den Tisch: ohne Konto, ohne Installieren.' },
    watch: { title: 'Schau uns über die Schulter', line: 'Ein Spiel läuft, und du darfst zusehen.' },
    replay: {
      title: 'Diesen Augenblick musst du sehen',
      line: 'Ein Spiel, noch einmal angesehen. Für alle, die dabei waren.',
    },
    circle: { title: 'Komm in unsere Runde', line: 'Wir spielen wieder zusammen. Ein Tipp genügt, ohne Konto.' },
  },
}

interface Asked {
  readonly path: string
  /** What is behind the path, if anything is. */
  readonly query: Readonly<Record<string, string>>
  readonly agent: string | undefined
  /** What browsers say of why they ask; programs say nothing. */
  readonly mode: string | undefined
  readonly host: string | undefined
  readonly scheme: 'https' | 'http'
  readonly language: Language
}

/** The card for such a program; nothing for people. A host that is none is not repeated, nor a path that nobody has to write so. */
export function previewOf({ page }: Route, asked: Asked): string | undefined {
  const { path, query, agent = '', mode, host = '', scheme, language } = asked
  if (mode === 'navigate' || ONWARD in query) return undefined
  if (!fetchers.test(agent) || !/^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host)) return undefined
  const { title, line } = words[language][page] ?? general[language]
  const link = `${/^[\w/-]+$/.test(path) ? path : '/'}?${ONWARD}`
  const picture = `${scheme}://${host}/icons/preview.png`
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', 'Humbug'],
    ['og:title', title],
    ['og:description', line],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]
  const metas = facts.map(([name, value]) => `<meta property="${name}" content="${value}">`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="description" content="${line}"><meta name="twitter:card" content="summary_large_image">`,
    ...metas,
    `</head><body><h1>${title}</h1><p><a href="${link}">${line}</a></p></body></html>`,
  ].join('\n')
}
