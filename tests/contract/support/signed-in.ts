import { afterAll, beforeAll, beforeEach } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/server.ts'
import { connectPortal, type Language, type Portal } from './portal.ts'

export interface SignedIn {
  /** Signs a persona in and returns its identity. */
  readonly as: (persona: string, language?: Language) => Promise<string>
  readonly speak: (language: Language) => void
  readonly url: () => string
}

/** A sandbox of its own for the tests of a file, as new before each. */
export function useSandbox(): SignedIn {
  let sandbox: Sandbox
  let portal: Portal
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
    portal = connectPortal(sandbox.url)
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.close())
  return {
    as: async (persona, language = 'en') => {
      const id = `${persona}@example.com`
      portal.language = language
      portal.token = (await login({ email: id, password: 'Welcome2portal' })).headers['x-auth']
      return id
    },
    speak: (language) => {
      portal.language = language
    },
    url: () => sandbox.url,
  }
}

/** The failure of a call that must fail. */
export const failureOf = async (call: Promise<unknown>): Promise<PortalError> => {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error as PortalError,
  )
  if (!outcome) throw new Error('The call succeeded')
  return outcome
}
