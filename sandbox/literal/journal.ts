/** A refused call with its response status and the reasons. */
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
  /** true if the path comes from the settings and not from the specification */
  readonly open?: boolean
  /** the body of the request */
  readonly sent?: unknown
}
export interface RecordedClaim {
  readonly claimExtraInfo: string | undefined
  readonly files: readonly { readonly name: string; readonly size: number }[]
  /** problems that were accepted because the settings are lenient */
  readonly unknown: readonly string[]
}

/** Records the calls since the last reset. A refused call means that the portal deviates from the specification. */
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
