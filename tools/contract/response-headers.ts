import type { ContractDocument } from '../generate/contracts/operation.ts'

/** A contract whose root declares headers that every response has (openapi/README.md). */
interface SaysOfAnswers extends ContractDocument {
  readonly 'x-answer-headers'?: Readonly<Record<string, string>>
}

/** The headers that every response of the service must have. Names are in lower case. */
export const responseHeaders = (document: SaysOfAnswers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(document['x-answer-headers'] ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )

/** The declared headers that are missing in a response or have another value there. Additional headers are allowed. */
export const unsaid = (document: SaysOfAnswers, headers: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(responseHeaders(document))
    .filter(
      ([name, value]) =>
        !(headers[name] ?? '')
          .toLowerCase()
          .split(/\s*,\s*/)
          .includes(value),
    )
    .map(([name, value]) => `header ${name} does not say ${value}`)
