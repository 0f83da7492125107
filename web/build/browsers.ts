/** The oldest browsers that are served in full. README names them, and so does the page that older ones get. */
export const oldest = { safari: '15.4', chrome: '105', firefox: '121' } as const

/** iOS has Safari's engine and Safari's number, whatever a browser there is called. */
export const targets = [...Object.entries(oldest).map(([name, version]) => name + version), `ios${oldest.safari}`]
