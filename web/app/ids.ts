/** What is asked is numbered, with a pen of this page's own: by that the house knows what it cannot have heard before. */
import { fresh } from './device.ts'

const pen = fresh().slice(0, 12)
let count = 0

export const newId = () => `${pen}-${count++}`
