import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { signInAs } from '../../support/browser.ts'
import { login } from '~generated/account/client/session.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/server.ts'
import { connectPortal, type Language, type Portal } from './portal.ts'
import type { SentMail } from '../../support/sent-mail.ts'

export const PASSWORD = 'Welcome2portal'

/** A sandbox for the tests of a file, reset before each test, and the portal connected to it. */
export function useSandbox(options: SandboxOptions = {}) {
  let sandbox: Sandbox
  let portal: Portal
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true, ...options })
    portal = connectPortal(sandbox.url)
  })
  beforeEach(() => {
    sandbox.reset()
    portal.token = undefined
    portal.language = 'en'
  })
  afterAll(async () => {
    const broken = (await (await fetch(`${sandbox.url}/__sandbox/violations`)).json()) as unknown[]
    await sandbox.close()
    expect(broken).toEqual([])
  })
  const mails = async (to?: string): Promise<SentMail[]> =>
    (await (
      await fetch(`${sandbox.url}/__sandbox/outbox${to ? `?to=${encodeURIComponent(to)}` : ''}`)
    ).json()) as SentMail[]
  return {
    url: () => sandbox.url,
    portal: () => portal,
    reset: () => sandbox.reset(),
    mails,
    advance: (seconds: number) =>
      fetch(`${sandbox.url}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: seconds }) }),
    /** Signs in a persona with a language, and returns the login. */
    as: async (persona: string, language: Language = 'en'): Promise<string> => {
      const id = `${persona}@example.com`
      portal.language = language
      portal.token = (await login({ email: id, password: PASSWORD })).headers['x-auth']
      signInAs(id)
      return id
    },
    speak: (language: Language): void => {
      portal.language = language
    },
    /** Signs in and returns the login. */
    signIn: async (email: string, password = PASSWORD): Promise<string> => {
      const { headers } = await login({ email, password })
      const id = email.trim().toLowerCase()
      portal.token = headers['x-auth']
      signInAs(id)
      return id
    },
    /** The token of the link in the newest e-mail to an address. */
    linkTo: async (address: string): Promise<string> => {
      const [newest] = await mails(address)
      return new URL(newest!.links[0]!.url).searchParams.get('token')!
    },
  }
}

/** The error of a call that must be refused. If the call succeeds, the test fails. */
export async function refusal(attempt: Promise<unknown>): Promise<PortalError> {
  const reason: unknown = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(reason).toBeInstanceOf(Error)
  return reason as PortalError
}
/** The errors of several calls that must be refused. The calls run at the same time. */
export const refusals = (...attempts: Promise<unknown>[]): Promise<PortalError[]> => Promise.all(attempts.map(refusal))
export const statusOf = async (attempt: Promise<unknown>): Promise<number | undefined> =>
  (await refusal(attempt)).status
