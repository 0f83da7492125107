/**
 * Firefox, told to offer one codec alone, still says how it would like to hear of losses in those that it does not name any more; and
 * Chromium takes nothing of an offer with such a line.
 */
export function withoutStrays(sdp: string): string {
  let named: readonly string[] = []
  const isKept = (line: string) => {
    const [, codecs] = /^m=\S+ \S+ \S+ (.+)$/.exec(line) ?? []
    if (codecs) named = codecs.split(' ')
    const [, about] = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+) /.exec(line) ?? []
    return about === undefined || named.includes(about)
  }
  return sdp.split('\r\n').filter(isKept).join('\r\n')
}
