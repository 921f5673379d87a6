/** One call in the journal. */
interface JournalEntry {
  readonly operationId: string
  readonly method: string
  /** pattern of the path, without anything that names a member */
  readonly path: string
  /** 0 when no response was sent */
  readonly status: number
  readonly at: string
  readonly durationMs: number
  readonly fault?: string
  /** the member of the token */
  readonly login?: string
  /** the source of the response: a fault, an example of the contract, or the sandbox for a member */
  readonly by?: string
}

/** The request and the response of a call, without passwords. */
export interface Exchange {
  /** as in the address, without the question mark */
  readonly query: string
  readonly request: string
  readonly answer: string
}

/** An entry with its number, which finds its exchange. */
export interface Call extends JournalEntry {
  readonly id: number
}

export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly problems: readonly string[]
}

const MOST = 5000
/** number of calls that the journal keeps with request and response */
const MOST_EXCHANGES = 100
const LONGEST = 4000

/** Calls, and responses of the sandbox that broke the contract. */
export interface Journal {
  record: (
    entry: JournalEntry,
    said?: { readonly query: string; readonly request: unknown; readonly answer: unknown },
  ) => void
  violate: (violation: Violation) => void
  calls: () => readonly Call[]
  /** The exchange of a call; undefined for an older call than the journal keeps. */
  exchangeOf: (id: number) => Exchange | undefined
  violations: () => readonly Violation[]
  clearCalls: () => void
  clear: () => void
}

export function createJournal(): Journal {
  let calls: Call[] = []
  let said: { readonly id: number; readonly query: string; readonly request: unknown; readonly answer: unknown }[] = []
  let count = 0
  let violations: Violation[] = []
  return {
    record: (entry, exchange) => {
      count += 1
      calls.push({ ...entry, id: count })
      if (calls.length > MOST) calls = calls.slice(-MOST)
      if (exchange) said = [...said.slice(1 - MOST_EXCHANGES), { id: count, ...exchange }]
    },
    violate: (violation) => void violations.push(violation),
    calls: () => calls,
    // formatted only on request, because a response may be long
    exchangeOf: (id) => {
      const found = said.find((each) => each.id === id)
      return found && { query: found.query, request: inWords(found.request), answer: inWords(found.answer) }
    },
    violations: () => violations,
    clearCalls: () => {
      calls = []
      said = []
    },
    clear: () => {
      calls = []
      said = []
      violations = []
    },
  }
}

/** A body for people: indented, cut where it is long, without passwords. */
function inWords(body: unknown): string {
  if (body === undefined || body === '') return ''
  if (body instanceof Uint8Array) return `${body.byteLength} bytes`
  const text =
    typeof body === 'string'
      ? body
      : JSON.stringify(body, (key, value: unknown) => (/password/i.test(key) ? '...' : value), 2)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n... and ${text.length - LONGEST} characters more`
}
