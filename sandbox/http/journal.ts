/** A recorded call. */
interface JournalEntry {
  readonly operationId: string
  readonly method: string
  /** path template of the operation, without values that identify a member */
  readonly path: string
  /** HTTP status; 0 if no response was sent */
  readonly status: number
  readonly at: string
  readonly durationMs: number
  readonly fault?: string
  /** login of the member whose token was sent */
  readonly login?: string
  /** what determined the response: a fault, an example of the contract, or the sandbox's data of a member */
  readonly by?: string
}

/** The request and response of a call. Passwords are removed. */
export interface Exchange {
  /** query of the URL, without the question mark */
  readonly query: string
  readonly request: string
  readonly answer: string
}

/** A journal entry with its number, by which its request and response can be found. */
export interface Call extends JournalEntry {
  readonly id: number
}

export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly problems: readonly string[]
}

const MOST = 5000
/** number of calls whose requests and responses the journal keeps */
const MOST_EXCHANGES = 100
const LONGEST = 4000

/** Records the calls to the sandbox, and the sandbox's own responses that broke the contract. */
export interface Journal {
  record: (
    entry: JournalEntry,
    said?: { readonly query: string; readonly request: unknown; readonly answer: unknown },
  ) => void
  violate: (violation: Violation) => void
  calls: () => readonly Call[]
  /** The request and response of a call, or undefined if the call is too old. */
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
    // The bodies are formatted only when a tester reads them, because a response may be long.
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

/** Formats a body for display: indented, shortened if it is long, and without passwords. */
function inWords(body: unknown): string {
  if (body === undefined || body === '') return ''
  if (body instanceof Uint8Array) return `${body.byteLength} bytes`
  const text =
    typeof body === 'string'
      ? body
      : JSON.stringify(body, (key, value: unknown) => (/password/i.test(key) ? '...' : value), 2)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n... and ${text.length - LONGEST} characters more`
}
