/** A refused call, with its status and the reasons. */
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
  /** the path comes from the settings and not from the specification */
  readonly open?: boolean
  /** the body of the request */
  readonly sent?: unknown
}
export interface RecordedClaim {
  readonly claimExtraInfo: string | undefined
  readonly files: readonly { readonly name: string; readonly size: number }[]
  /** faults that the stand-in did not refuse because the settings are lenient */
  readonly unknown: readonly string[]
}

/** Calls since the last reset. A refused call is a finding. */
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
