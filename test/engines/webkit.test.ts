import { webkitPaths } from './found.ts'
import { travel } from './travel.ts'
import { WebKit } from './webkit.ts'

travel('webkit', webkitPaths() ? 'here' : 'not here', WebKit.open)
