/**
 * Random games of the Rats on boardgame.io, as fast as it can be driven on one core.
 *
 * There are two ways: the headless Client, and the reducer that the Client itself is built on. The reducer was the
 * faster one (about 17,500 moves a second against 15,800 in runs side by side), so the peer is measured by it. It
 * spares the store, its middleware and the Client's growing log, and checks every move all the same.
 */

// Must be set before the package is loaded: it then keeps quiet, leaves out the checks for developers, and loads the
// production build of Immer. Hence the late imports.
process.env.NODE_ENV = 'production'
const { game, legal } = await import('./rats.js')
// Node cannot import the folder 'boardgame.io/internal', and the package has no map of exports: hence the file.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import('boardgame.io/dist/cjs/internal.js')

const SEATS = 4
const processed = ProcessGameConfig(game)
const reduce = CreateGameReducer({ game: processed })
let games = 0

/** Plays one game to its end and returns the number of moves, and the last G. */
export function playOut() {
  // Left to itself, the package would seed all games that begin within one millisecond alike.
  const seed = `${Date.now()}-${games++}`
  let state = InitializeGame({ game: { ...processed, seed }, numPlayers: SEATS })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer
    const choice = legal(state.G, playerID)
    const [type, ...args] = choice[Math.floor(Math.random() * choice.length)]
    // The action that its makeMove() would make, which the package does not give out.
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } })
    if (state.transients) throw new Error(`${type} ${args}: ${state.transients.error.type}`)
    moves++
  }
  return { moves, G: state.G }
}

/** Plays random games for so long, after half as long to warm up. */
export async function measure(milliseconds) {
  playFor(milliseconds / 2)
  const { seconds, games, moves } = playFor(milliseconds)
  return { movesPerSecond: moves / seconds, gamesPerSecond: games / seconds, movesPerGame: moves / games }
}

function playFor(milliseconds) {
  const start = performance.now()
  let elapsed = 0
  let games = 0
  let moves = 0
  while (elapsed < milliseconds) {
    moves += playOut().moves
    games++
    elapsed = performance.now() - start
  }
  return { seconds: elapsed / 1000, games, moves }
}
