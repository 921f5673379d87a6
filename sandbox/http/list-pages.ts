import { html } from 'hono/html'
import type { Arrival } from '../store/submissions.ts'
import type { Fault } from './faults.ts'
import type { Call, Exchange, Violation } from './journal.ts'
import { listPage, sandboxPage, table } from './page.ts'

/** the time of day of an ISO date, such as 14:03:27, so that a tester can compare it with a clock */
const timeOf = (at: string) => html`<time datetime="${at}">${at.slice(11, 19)}</time>`
const list = (items: readonly unknown[]) =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`
const said = (text: string) => (text ? html`<pre>${text}</pre>` : html`<p>Nothing.</p>`)

/** Lists the calls, newest first, each with the rule that determined its response. */
export const callsPage = (calls: readonly Call[], home: string) =>
  listPage(
    'Calls',
    home,
    'Nothing was called yet.',
    ['Time', 'Operation', 'Asked', 'Status', 'Took', 'Answered by'],
    calls
      .toReversed()
      .map(({ id, at, operationId, method, path, status, durationMs, by }) => [
        timeOf(at),
        html`<a href="${home}/calls/${id}/">${operationId}</a>`,
        `${method} ${path}`,
        status || 'none',
        `${durationMs} ms`,
        by ?? '',
      ]),
  )

/** Shows one call with its request and response. */
export const callPage = (
  { operationId, method, path, status, at, durationMs, by }: Call,
  { query, request, answer }: Exchange,
  home: string,
) =>
  sandboxPage(
    operationId,
    'en',
    html`<p><a href="${home}/calls/">Calls</a></p>
      ${table(['Time', 'Asked', 'Status', 'Took', 'Answered by'], [[timeOf(at), `${method} ${path}`, status || 'none', `${durationMs} ms`, by ?? '']])}
      <h2>Request</h2>
      ${query && html`<p><code>${query}</code></p>`} ${said(request)}
      <h2>Answer</h2>
      ${said(answer)}`,
  )

/** Lists the submitted claims, newest first. */
export const claimsPage = (claims: readonly Arrival[], home: string) =>
  listPage(
    'Claims as they arrived',
    home,
    'No claim arrived yet.',
    ['Received', 'Member', 'Answer', 'Files', 'As it was sent'],
    claims.toReversed().map(({ received, login, answer, files, claimExtraInfo }) => [
      timeOf(received),
      login,
      list(factsOf(answer)),
      list(files.map(({ name, size }) => `${name}, ${size} bytes`)),
      html`<details>
        <summary>${claimExtraInfo.claimType ?? 'Claim'}</summary>
        ${list(factsOf(claimExtraInfo))}
      </details>`,
    ]),
  )

/** Lists the faults that a tester has set. */
export const faultsPage = (faults: readonly Fault[], home: string) =>
  listPage(
    'Faults',
    home,
    'Nothing goes wrong on purpose.',
    ['Operation', 'Answers', 'How often', 'Slower by', 'When'],
    faults.map(({ operationId, status, example, body, times, delayMs, after }) => [
      operationId === '*' ? 'every operation' : operationId,
      example === undefined
        ? (status ?? (body === undefined ? 'as played' : 'a body of its own'))
        : `example ${example}`,
      times ?? 'always',
      delayMs ? `${delayMs} ms` : '',
      after ? 'after the work is done' : 'in place of the work',
    ]),
  )

/** Lists the sandbox's own responses that broke the contract. */
export const violationsPage = (violations: readonly Violation[], home: string) =>
  listPage(
    'Violations of the contract',
    home,
    'The sandbox kept the contract.',
    ['Operation', 'Status', 'What is wrong'],
    violations.map(({ operationId, status, problems }) => [operationId, status, list(problems)]),
  )

/** Flattens a record into lines, each with the path and value of one field: `lines 1 amount: 40.00`. */
function factsOf(value: unknown, name = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${name}: ${String(value)}`]
  return Object.entries(value).flatMap(([key, part]) =>
    factsOf(part, [name, Array.isArray(value) ? Number(key) + 1 : key].filter((word) => word !== '').join(' ')),
  )
}
