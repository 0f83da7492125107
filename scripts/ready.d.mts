export const root: string
export function node(): string
export function packages(runtime: string, folder?: string): void
