/** R1.1: the rats on the six faces of a die. */
const FACES = [0, 0, 0, 0, 1, 2]

export function roll(random, dice) {
  return random.Die(6, dice).map((pip) => FACES[pip - 1])
}

export function rats(wall) {
  return wall.reduce((sum, face) => sum + face, 0)
}
