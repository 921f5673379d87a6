import { afterAll } from 'vitest'

/**
 * The last response. It is recorded because the client returns only the data, and tests also check the status and
 * headers.
 */
interface RecordedAnswer {
  readonly url: string
  readonly status: number
  readonly headers: Headers
}

const answers: RecordedAnswer[] = []
export const lastResponse = (): RecordedAnswer => answers.at(-1) ?? { url: '', status: 0, headers: new Headers() }

const original = globalThis.fetch
globalThis.fetch = async (...parameters: Parameters<typeof fetch>) => {
  const response = await original(...parameters)
  answers.push({ url: response.url, status: response.status, headers: response.headers })
  if (answers.length > 10) answers.shift()
  return response
}
// the next test file records its own responses
afterAll(() => {
  globalThis.fetch = original
})
