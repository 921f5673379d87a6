import type { ContractDocument } from '../generate/contracts/operation.ts'

/** What a contract says of every answer of its service, at its root (openapi/README.md). */
interface SaysOfAnswers extends ContractDocument {
  readonly 'x-answer-headers'?: Readonly<Record<string, string>>
}

/** The headers that every answer of the service carries, by their names in small letters. */
export const responseHeaders = (document: SaysOfAnswers): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(document['x-answer-headers'] ?? {}).map(([name, value]) => [name.toLowerCase(), value]))

/** What an answer does not say although the contract says that every one does; it may say more beside it. */
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
