import { Firefox } from './firefox.ts'
import { firefoxPath } from './found.ts'
import { travel } from './travel.ts'

travel('firefox', firefoxPath() ? 'here' : 'not here', () => Firefox.open())
