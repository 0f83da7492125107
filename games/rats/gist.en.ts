/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'One die goes into the wall, which is a cup. Shake it, and look under it if you dare: no rat, one, or two.',
  'Tell your neighbour “none”, or “at least so many”. Nobody said it had to be true.',
  'Whoever first speaks of rats in a round pays a brain for it. Hearing things has its price.',
  'Your neighbour believes your rats, which moves one brain from that head to yours. Then the wall goes on: unseen with at least your number, or with one more die, shaken, and a higher one.',
  'Or your neighbour doubts and lifts the wall. Whoever was wrong loses brains, and whoever was right gets one of them.',
  'As soon as somebody has no mind left, the sanest wins. What happens after “at least ten” you will see when you get there.',
]
