/** How much of something is tried: in `npm test` what there is time for, in the long runs of `npm run soak` all of it. */
const isLong = process.env.HUMBUG_LONG !== undefined

export const inAll = <T>(usually: T, atLength: T): T => (isLong ? atLength : usually)
