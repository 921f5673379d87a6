import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { env } from '../../src/platform/config/environment.ts'
import type { Locale } from '../../src/platform/i18n/locale.ts'
import { hrefOf } from '../../src/platform/pages/page-registry.ts'
import { signIn } from '../../src/platform/session/sign-in.ts'
import type { Fault } from '../http/faults.ts'
import type { Call, Exchange } from '../http/journal.ts'
import type { Mail } from '../store/outbox.ts'
import type { PersonaOverride } from '../store/persona-overrides.ts'

export interface PersonaEntry {
  readonly key: string
  readonly login: string
  readonly story: string
  readonly policy: SecurityPolicy
  readonly historyLines: number
  readonly variation: PersonaOverride
}
interface Time {
  /** ISO date and time */
  readonly now: string
  readonly aheadSeconds: number
}
export interface OperationEntry {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly examples: Readonly<Record<string, readonly string[]>>
}

/** Name of the sandbox world (a separate copy of the sandbox's state) that this page controls, from the page's URL. */
const worldOfPage = () => new URLSearchParams(location.search).get('world')

/**
 * Base URL of the sandbox's tester pages in the world that this page controls. The path of a tester page, such as
 * `/outbox/`, follows it.
 */
export const sandboxAddress = () => {
  const world = worldOfPage()
  return `${new URL(env().memberBaseUrl).origin}/__sandbox${world ? `/world/${encodeURIComponent(world)}` : ''}`
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(sandboxAddress() + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  if (!response.ok)
    throw new Error((JSON.parse(text) as { message?: string }).message ?? `The sandbox answered ${response.status}`)
  return (text ? JSON.parse(text) : undefined) as T
}

/** Calls to the tester routes of the sandbox (sandbox/README.md). */
export const control = {
  personas: () => ask<{ password: string; personas: PersonaEntry[] }>('/personas'),
  operations: () => ask<OperationEntry[]>('/operations'),
  faults: () => ask<Fault[]>('/faults'),
  setFaults: (faults: readonly Fault[]) => ask<Fault[]>('/faults', 'PUT', faults),
  vary: (login: string, variation: PersonaOverride) =>
    ask<PersonaOverride>(`/members/${encodeURIComponent(login)}`, 'PUT', variation),
  clock: () => ask<Time>('/clock'),
  setClock: (aheadSeconds: number) => ask<Time>('/clock', 'POST', { aheadSeconds }),
  mails: () => ask<Mail[]>('/outbox'),
  calls: () => ask<{ calls: Call[] }>('/calls'),
  exchange: (id: number) => ask<Exchange>(`/calls/${id}`),
  forgetCalls: () => ask<undefined>('/calls', 'DELETE'),
  reset: () => ask<unknown>('/reset', 'POST'),
}

/** The commit from which this portal was built. */
export const commitOfPortal = async (): Promise<string> =>
  ((await (await fetch('/assets/version.json')).json()) as { commit: string }).commit

/**
 * Signs a member in and opens a page in a language. It first removes data that an earlier member left in the browser.
 * The login contains the name of the sandbox world, so that the session belongs to that world.
 */
export async function openAs(
  login: string,
  password: string,
  page: string,
  locale: Locale,
  at: Readonly<Record<string, string>> = {},
): Promise<void> {
  const href = hrefOf(page, at, locale)
  const world = worldOfPage()
  await signIn(world ? login.replace('@', `+${world}@`) : login, password)
  location.assign(href)
}
