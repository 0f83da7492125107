/** What can be wrong with a database; apart from the driver, which most houses never need. */
export type Trouble =
  | 'address'
  | 'tls'
  | 'absent'
  | 'plain'
  | 'certificate'
  | 'password'
  | 'database'
  | 'rights'
  | 'standby'
  | 'server'
  | 'foreign'
  | 'later'

/** Why this database cannot be opened; the message is its address, without the password. */
export class NoDatabase extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, shown: string, cause?: unknown) {
    super(shown, { cause })
    this.trouble = trouble
  }
}
