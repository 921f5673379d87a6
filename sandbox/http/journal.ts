/** One call as it happened. */
export interface JournalEntry {
  readonly operationId: string
  readonly method: string
  /** pattern of the path, without anything that names a member */
  readonly path: string
  /** 0 when no answer was sent */
  readonly status: number
  readonly at: string
  readonly durationMs: number
  readonly fault?: string
}

export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly problems: readonly string[]
}

const MOST = 5000

/** What was called, and what the sandbox itself did wrong. */
export interface Journal {
  record: (entry: JournalEntry) => void
  violate: (violation: Violation) => void
  calls: () => readonly JournalEntry[]
  violations: () => readonly Violation[]
  clearCalls: () => void
  clear: () => void
}

export function createJournal(): Journal {
  let calls: JournalEntry[] = []
  let violations: Violation[] = []
  return {
    record: (entry) => {
      calls.push(entry)
      if (calls.length > MOST) calls = calls.slice(-MOST)
    },
    violate: (violation) => void violations.push(violation),
    calls: () => calls,
    violations: () => violations,
    clearCalls: () => {
      calls = []
    },
    clear: () => {
      calls = []
      violations = []
    },
  }
}
