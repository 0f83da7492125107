export const root: string
export function node(home?: string): string
export function packages(runtime: string, folder?: string): void
