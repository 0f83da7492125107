/** A sentence and its remedy. */
export interface Complaint {
  readonly says: string
  readonly do: string
}

export const complaint = (says: string, remedy: string): Complaint => ({ says, do: remedy })
