/** What must be there, or an error that names it: a missing thing shall not travel on as `undefined`. */

/** The item at this place of a list. */
export function at<T>(list: readonly T[], index: number, what = 'item'): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no ${what} ${index} of ${list.length}`)
  return item
}

/** The thing itself, where the types cannot know that it is there. */
export function sure<T>(thing: T | null | undefined, what: string): T {
  if (thing === undefined || thing === null) throw new TypeError(`no ${what}`)
  return thing
}
