import type { en } from './asking.en.ts'

/** Where the tables use other words. */
interface Phrases {
  readonly once: string
  /** Where tokens are put that nobody else may see. */
  readonly hide: string
}

/** What a power does, in a sentence, where it asks something. */
export const powers = ({ once, hide }: Phrases) => ({
  belladonna: `${once}: Alle sehen weg, während du deinen Becher und einen anderen vertauschst, ihre Ringe, beides oder nichts.`,
  quicksilver: 'Sag allen, dass du dein Ziel liebst: Dann punktest du, wenn es überlebt, nicht, wenn es vergiftet ist.',
  datura: 'Du darfst in jeden Becher spicken. Alle sehen, in welchen, niemand, was darin ist.',
  mandrake: 'Du darfst zwei beliebige Becher vertauschen.',
  yew: 'Du darfst alle Becher um einen oder um zwei Plätze weiterrücken.',
  curare: `${once}: Du schenkst zwei Marker ein, und es zählt als eine Aktion.`,
  cellarer: 'Du siehst in einen beliebigen Becher. Alle sehen, in welchen, niemand, was darin ist.',
  arsenica: `${once}: Du siehst in deinen Becher und legst einen seiner Marker ${hide}, oder keinen.`,
  butler: 'Vor deinen Aktionen siehst du in deinen Becher. Das kostet nichts.',
  cicuta: 'Du darfst den Becher vor dir mit dem zu deiner Linken oder zu deiner Rechten vertauschen.',
  antimony: 'Du darfst noch einen Marker in einen beliebigen Becher einschenken.',
  cantarella: 'Nenne jemanden, der nicht dein Ziel ist: Wird die Person vergiftet, bekommst du 1 Punkt mehr.',
  wolfsbane: 'Du punktest, wenn deine beiden Nachbarn vergiftet sind, nicht für dein Ziel.',
})

export const de: typeof en = {
  ask: {
    token: 'Tippe auf den Marker, den du einschenkst.',
    peek: 'Du siehst in einen Becher. Alle sehen, in welchen, niemand, was darin ist.',
    rotate: 'Alle Becher rücken einen Platz weiter. Wie herum?',
    swap: 'Mit welchem Becher tauscht der vor dir den Platz?',
    'swap two': 'Tippe auf zwei Becher: Sie tauschen die Plätze.',
    'swap other': 'Tippe jetzt auf den anderen Becher.',
    drink: 'Tippe auf den Becher, den du trinkst.',
    veil: 'Tippe auf den Becher von jemand anderem.',
    look: 'Tippe auf einen Becher.',
    foretell: 'Wer überlebt das nicht?',
    retarget: 'Wessen Ziel hättest du lieber?',
  },
  into: (token) => `Tippe auf den Becher, in den dein ${token} kommt.`,
  verbs: {
    pour: (_, { token }) => `${token} einschenken`,
    peek: () => 'Hineinspicken',
    rotate: ({ by = 0 }) =>
      `${Math.abs(by) === 2 ? 'Zwei Plätze ' : ''}${by > 0 ? 'im' : 'gegen den'} Uhrzeigersinn drehen`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    swap: () => 'Beide vertauschen',
    toast: () => 'Den Toast ausrufen',
    drink: () => 'Austrinken',
    veil: ({ how = 'neither' }) =>
      ({
        goblets: 'Becher vertauschen',
        rings: 'Ringe vertauschen',
        both: 'Beides vertauschen',
        neither: 'Nichts vertauschen',
      })[how],
    confess: () => 'Meine Liebe gestehen',
    'double pour': () => 'Zwei Marker einschenken',
    look: () => 'Hineinsehen',
    dip: () => 'In meinen Becher sehen',
    take: (_, { token }) => `${token} nehmen`,
    foretell: (_, { who }) => `${who} nennen`,
    trade: (_, { token, get }) => `${token} geben, ${get} bekommen`,
    exchange: (_, { token, get }) => (get === '' ? `${token} zurücklegen` : `${token} für ${get} geben`),
    retarget: (_, { who, whom }) => `${whom} von ${who} übernehmen`,
    'after you': ({ leave }) => (leave ? 'Mit meiner Fähigkeit handeln lassen' : 'Zuerst handeln lassen'),
    wait: () => 'Auf alle anderen warten',
  },
  declines: {
    trade: 'Alles behalten',
    exchange: 'Alles behalten',
    confess: 'Nichts sagen',
    retarget: 'Mein Ziel behalten',
    look: 'In keinen sehen',
    peek: 'In keinen sehen',
    foretell: 'Niemanden nennen',
    swap: 'Die Becher stehen lassen',
    pour: 'Nichts einschenken',
    take: 'Nichts nehmen',
    wait: 'Sofort handeln',
  },
  decline: 'Nichts tun',
  cancel: 'Anders wählen',
  goal: 'Dein Ziel',
  goals: {
    poison: (who) => `${who} vergiften`,
    love: (who) => `${who} am Leben halten`,
    die: (who) => `Gift trinken, ${who} schonen`,
    outlive: 'die anderen überleben',
  },
}
