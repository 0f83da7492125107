import type { Sealed, Vote } from '../../../games/hoax/state.ts'
import { words } from '../../app/language.ts'

const en = {
  faces: 'Faces',
  rest: 'Nobody is',
  out: 'out',
  knows: 'knows',
  learnt: 'Who has found out what',
  isNo: (who: string, role: string) => `${who} is no ${role}`,
  is: (who: string, role: string) => `${who} is ${role}`,
  sealed: {
    illegal: 'sealed: “Illegal!”',
    fine: 'sealed: a fine',
    forgive: 'sealed: forgiveness',
    pass: 'lets it pass',
  } as Record<Sealed['kind'], string>,
  ballot: { yes: 'votes: a lie', no: 'votes: let it stand' } as Record<Vote, string>,
  mine: (role: string) => `Truly ${role}`,
  nothing: 'Nothing learnt yet that not everybody knows.',
  river: (who: string) => `What the table took ${who} for`,
  riverWhy: 'Reckoned from what all could hear and nothing else. The hatched band is the truth.',
  whose: 'Whose face?',
  no: (role: string) => `no ${role}`,
  table: 'The same in figures',
  turn: 'Turn',
  turnOf: (n: number) => `Turn ${n}`,
  truth: 'the truth',
  end: 'End',
  share: (n: number) => `${n} %`,
}

const de: typeof en = {
  faces: 'Gesichter',
  rest: 'Niemand ist',
  out: 'draußen',
  knows: 'weiß',
  learnt: 'Wer was herausgefunden hat',
  isNo: (who, role) => `${who} ist kein ${role}`,
  is: (who, role) => `${who} ist ${role}`,
  sealed: {
    illegal: 'versiegelt: „Verboten!“',
    fine: 'versiegelt: eine Strafe',
    forgive: 'versiegelt: Vergebung',
    pass: 'lässt es gut sein',
  },
  ballot: { yes: 'stimmt: gelogen', no: 'stimmt: lasst es stehen' },
  mine: (role) => `In Wahrheit ${role}`,
  nothing: 'Noch nichts erfahren, was nicht alle wissen.',
  river: (who) => `Wofür der Tisch ${who} hielt`,
  riverWhy: 'Errechnet aus dem, was alle hören konnten, und aus sonst nichts. Das schraffierte Band ist die Wahrheit.',
  whose: 'Wessen Gesicht?',
  no: (role) => `kein ${role}`,
  table: 'Dasselbe in Zahlen',
  turn: 'Zug',
  turnOf: (n) => `Zug ${n}`,
  truth: 'die Wahrheit',
  end: 'Ende',
  share: (n) => `${n} %`,
}

export const hoaxReplayWords = words({ en, de })
