/** Every word of the protocol that a person may come to read, in both languages; why something was refused is in `refusal-text.ts`. */
import type { Language } from '../kernel/text.ts'
import type { CopyRefusal, emotes, Farewell, Mark, phrases } from './words.ts'

export type Sentences<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export const copyText: Sentences<CopyRefusal> = {
  en: {
    exists: 'That table stands here already. A copy never takes its place, however much better the evening went in it.',
    foreign: 'This is no copy that this house has sealed, or somebody has been at it since.',
    stranger: 'You have no seat at that table, nor is it yours.',
    'too big': 'No table of ours is that large.',
    'too fast': 'One table after the other. Wait a moment.',
    busy: 'The house could not take the table in. Try again.',
  },
  de: {
    exists:
      'Dieser Tisch steht schon hier. Eine Kopie tritt nie an seine Stelle, so viel besser der Abend darin auch lief.',
    foreign: 'Das ist keine Kopie, die dieses Haus versiegelt hat, oder es war seither jemand daran.',
    stranger: 'Du hast an diesem Tisch keinen Platz, und er gehört dir auch nicht.',
    'too big': 'So groß ist bei uns kein Tisch.',
    'too fast': 'Ein Tisch nach dem anderen. Warte einen Augenblick.',
    busy: 'Das Haus konnte den Tisch nicht aufnehmen. Versuch es noch einmal.',
  },
}

export const farewellText: Sentences<Farewell> = {
  en: {
    restart: 'The house closes for a moment. Nothing is lost; we come back by ourselves.',
    kicked: 'The host has asked you to leave the table.',
    'too fast': 'Too many messages. The connection was closed.',
    'too many sockets': 'This device has too many windows open.',
    silent: 'Nothing was heard from this device.',
  },
  de: {
    restart: 'Das Haus schließt kurz. Nichts geht verloren; wir kommen von selbst zurück.',
    kicked: 'Man hat dich gebeten, den Tisch zu verlassen.',
    'too fast': 'Zu viele Nachrichten. Die Verbindung wurde beendet.',
    'too many sockets': 'Dieses Gerät hat zu viele Fenster offen.',
    silent: 'Von diesem Gerät war nichts zu hören.',
  },
}

export const phraseText: Sentences<(typeof phrases)[number]> = {
  en: {
    hello: 'Good evening.',
    'good luck': 'Good luck. You will need it.',
    thinking: 'One moment. I am thinking.',
    'your turn': 'Whenever you are ready …',
    'believe me': 'Would I lie to you?',
    liar: 'Liar!',
    really: 'Really?',
    'knew it': 'I knew it.',
    'well played': 'Well played.',
    sorry: 'Nothing personal.',
    thanks: 'Too kind.',
    'back soon': 'Back in a moment.',
    again: 'Once more?',
    goodbye: 'Good night, all.',
  },
  de: {
    hello: 'Guten Abend.',
    'good luck': 'Viel Glück. Das wirst du brauchen.',
    thinking: 'Einen Moment. Ich denke nach.',
    'your turn': 'Wenn du so weit bist …',
    'believe me': 'Würde ich dich anlügen?',
    liar: 'Gelogen!',
    really: 'Wirklich?',
    'knew it': 'Ich wusste es.',
    'well played': 'Gut gespielt.',
    sorry: 'Nichts Persönliches.',
    thanks: 'Zu gütig.',
    'back soon': 'Bin gleich zurück.',
    again: 'Noch einmal?',
    goodbye: 'Gute Nacht allerseits.',
  },
}

export const emoteText: Sentences<(typeof emotes)[number]> = {
  en: { laugh: 'laughs', gasp: 'gasps', wink: 'winks', weep: 'weeps', clap: 'claps', stare: 'stares' },
  de: {
    laugh: 'lacht',
    gasp: 'schnappt nach Luft',
    wink: 'zwinkert',
    weep: 'weint',
    clap: 'klatscht',
    stare: 'starrt',
  },
}

export const markText: Sentences<Mark> = {
  en: {
    key: 'Key',
    moon: 'Moon',
    bell: 'Bell',
    feather: 'Feather',
    anchor: 'Anchor',
    ladder: 'Ladder',
    star: 'Star',
    comb: 'Comb',
    glass: 'Hourglass',
    fish: 'Fish',
    boot: 'Boot',
    brolly: 'Umbrella',
  },
  de: {
    key: 'Schlüssel',
    moon: 'Mond',
    bell: 'Glocke',
    feather: 'Feder',
    anchor: 'Anker',
    ladder: 'Leiter',
    star: 'Stern',
    comb: 'Kamm',
    glass: 'Sanduhr',
    fish: 'Fisch',
    boot: 'Stiefel',
    brolly: 'Schirm',
  },
}
