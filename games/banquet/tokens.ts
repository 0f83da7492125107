/** What is poured, by the handful. A handful is counts alone, so that no order can tell who poured what. */
export const sorts = ['wine', 'poison', 'antidote', 'unicorn', 'ogre'] as const
export type Sort = (typeof sorts)[number]
/** The three common sorts; the other two are rare. */
export const ordinary = ['wine', 'poison', 'antidote'] as const

export type Tokens = Record<Sort, number>

export const isPoison = (sort: Sort) => sort === 'poison' || sort === 'ogre'
export const isRemedy = (sort: Sort) => sort === 'antidote' || sort === 'unicorn'

export const tokens = (wine = 0, poison = 0, antidote = 0): Tokens => ({ wine, poison, antidote, unicorn: 0, ogre: 0 })

export function count(handful: Readonly<Tokens>): number {
  return handful.wine + handful.poison + handful.antidote + handful.unicorn + handful.ogre
}

/** The handful, token by token, sort after sort. */
export function listed(handful: Readonly<Tokens>): Sort[] {
  const list: Sort[] = []
  for (const sort of sorts) for (let one = 0; one < handful[sort]; one++) list.push(sort)
  return list
}

export function counted(list: readonly Sort[]): Tokens {
  const handful = tokens()
  for (const sort of list) handful[sort]++
  return handful
}

export function alike(a: Readonly<Tokens>, b: Readonly<Tokens>): boolean {
  return sorts.every((sort) => a[sort] === b[sort])
}

/** G5.4, T4.2: no Unicorn antidote, and either the poison that no antidote cures or more poison than antidotes. */
export function isPoisoned({ poison, antidote, unicorn, ogre }: Readonly<Tokens>): boolean {
  return unicorn === 0 && (ogre > 0 || poison > antidote)
}

/** G5.4: how many of each sort are gone once antidotes have met poison. */
export function cancelled({ poison, antidote, unicorn, ogre }: Readonly<Tokens>): Tokens {
  if (unicorn > 0) return { ...tokens(0, poison), ogre }
  const pairs = Math.min(poison, antidote)
  return tokens(0, pairs, pairs)
}
