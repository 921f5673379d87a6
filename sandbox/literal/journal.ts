/** What was asked, with its answer's status and reasons where it was refused. */
export interface Refused {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly reasons: readonly string[]
  readonly call?: string
}
export interface Accepted {
  readonly call: string
  readonly method: string
  readonly path: string
  /** the path is not the text's */
  readonly open?: boolean
  /** the body as it came */
  readonly sent?: unknown
}
export interface RecordedClaim {
  readonly claimExtraInfo: string | undefined
  readonly files: readonly { readonly name: string; readonly size: number }[]
  /** what would have been refused, had the front not been told to be lenient */
  readonly unknown: readonly string[]
}

/** Everything that was asked since the last reset: what was refused is a finding. */
export class Journal {
  readonly refused: Refused[] = []
  readonly accepted: Accepted[] = []
  readonly claims: RecordedClaim[] = []

  refuse = (each: Refused): number => this.refused.push(each)
  accept = (each: Accepted): number => this.accepted.push(each)

  clear(): void {
    for (const list of [this.refused, this.accepted, this.claims]) list.length = 0
  }
}
