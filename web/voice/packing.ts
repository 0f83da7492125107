/** What browsers say to find each other is long and full of repetitions: squeezed, it fits into an ordinary message of ours. */

export type Word =
  | { readonly is: 'offer' | 'answer'; readonly sdp: string }
  | { readonly is: 'candidate'; readonly candidate: RTCIceCandidateInit }
  /** Who answers has lost the other and asks them to offer again. */
  | { readonly is: 'again' }

type Squeezer = CompressionStream | DecompressionStream

async function through(squeezer: Squeezer, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const out = new Response(new Blob([bytes]).stream().pipeThrough(squeezer))
  return new Uint8Array(await out.arrayBuffer())
}

export async function packed(word: Word): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(word)))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The word in these letters; undefined if there is none. It comes from somebody else's device, and may be anything. */
export async function unpacked(letters: string): Promise<Word | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const word: unknown = JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)),
    )
    return isWord(word) ? word : undefined
  } catch {
    return undefined
  }
}

function isWord(thing: unknown): thing is Word {
  const { is, sdp, candidate } = (thing ?? {}) as Record<string, unknown>
  if (is === 'again') return true
  if (is === 'candidate') return typeof candidate === 'object' && candidate !== null
  return (is === 'offer' || is === 'answer') && typeof sdp === 'string'
}
