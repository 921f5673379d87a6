/** One call as it happened. */
interface JournalEntry {
  readonly operationId: string
  readonly method: string
  /** pattern of the path, without anything that names a member */
  readonly path: string
  /** 0 when no answer was sent */
  readonly status: number
  readonly at: string
  readonly durationMs: number
  readonly fault?: string
  /** the member whose token came with it */
  readonly login?: string
  /** what answered: a prepared fault, an example of the contract, or the sandbox for a member */
  readonly by?: string
}

/** What was sent and answered; passwords are left out. */
export interface Exchange {
  /** as in the address, without the question mark */
  readonly query: string
  readonly request: string
  readonly answer: string
}

/** An entry with its number, by which its exchange can be asked for. */
export interface Call extends JournalEntry {
  readonly id: number
}

export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly problems: readonly string[]
}

const MOST = 5000
/** how many of the last calls are remembered with what was said */
const MOST_EXCHANGES = 100
const LONGEST = 4000

/** What was called, and what the sandbox itself did wrong. */
export interface Journal {
  record: (entry: JournalEntry, said?: { readonly query: string; readonly request: unknown; readonly answer: unknown }) => void
  violate: (violation: Violation) => void
  calls: () => readonly Call[]
  /** Undefined for a call that is too long ago. */
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
    // in words only when somebody asks: an answer may be long
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

/** A body as a person reads it: indented, not endless, without passwords. */
function inWords(body: unknown): string {
  if (body === undefined || body === '') return ''
  if (body instanceof Uint8Array) return `${body.byteLength} bytes`
  const text = typeof body === 'string' ? body : JSON.stringify(body, (key, value: unknown) => (/password/i.test(key) ? '...' : value), 2)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n... and ${text.length - LONGEST} characters more`
}
