/** boardgame.io's own server, with its store in memory: `boardgame-server.js`, and it says its port. */
import { createRequire } from 'node:module'

process.env.NODE_ENV = 'production'
const { Server } = createRequire(import.meta.url)('boardgame.io/server')
const { game } = await import('../rats.js')

const server = Server({ games: [game], origins: [/.*/] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
process.send?.(appServer.address().port)
process.on('disconnect', () => process.exit())
